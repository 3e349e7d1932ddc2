import type { ActionDialogProps } from '@tarmac/admin-kit/resource';
import { type ShippingNote, shippingNoteCheckFields, shippingNoteSchemas as schemas } from '@tarmac/freight-api/shipping';
import { ReviewDrawer } from '../../../../shared/review/ReviewDrawer.tsx';
import type { Verdict } from '../../../../shared/review/verdict.tsx';
import { shippingNote } from '../shippingNote.resource.ts';
import { noteLabels as labels } from '../noteLabels.ts';

/** Who pays compares the slips with weights, loss and amount, and decides. @source freight-domain G09 */
export default function CheckDrawer({ rows, draft, onOpenChange, onSubmit, onCheck }: ActionDialogProps<ShippingNote, Verdict>) {
  return (
    <ReviewDrawer
      title={labels.check}
      resource={shippingNote}
      row={rows[0]!}
      documents={['loadFiles', 'unloadFiles', 'receiptFiles']}
      remark={shippingNoteCheckFields.remark}
      schema={schemas.check}
      fields={[
        'shippingNoteNumber',
        'originalDocumentNumber',
        'shipperName',
        'vehicleNumber',
        'cargoName',
        'signTime',
        'loadWeight',
        'unloadWeight',
        'lossWeight',
        'allowedLoss',
        'deductWeight',
        'lossAmount',
        'extraFee',
        'extraFeeRemark',
        'deduction',
        'deductionRemark',
        'settleWeight',
        'feeTotal',
      ]}
      draft={draft}
      onOpenChange={onOpenChange}
      onSubmit={onSubmit}
      onCheck={onCheck}
    />
  );
}
