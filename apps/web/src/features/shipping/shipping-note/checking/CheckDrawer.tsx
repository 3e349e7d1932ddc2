import { useCan } from '@tarmac/admin-kit/permission';
import type { ActionDialogProps } from '@tarmac/admin-kit/resource';
import { type CheckInput, type ShippingNote, shippingNoteCheckFields, shippingNoteSchemas as schemas } from '@tarmac/freight-api/shipping';
import type { CorrectionsSpec } from '../../../../shared/review/Corrections.tsx';
import { ReviewDrawer } from '../../../../shared/review/ReviewDrawer.tsx';
import type { Verdict } from '../../../../shared/review/verdict.tsx';
import { shippingNote } from '../shippingNote.resource.ts';
import { noteLabels as labels } from '../noteLabels.ts';
import { PriceTrial } from '../PriceTrial.tsx';
import { checkingTexts } from './checkingTexts.ts';
import { SlipReadings } from './SlipReadings.tsx';

const { remark, ...correctable } = shippingNoteCheckFields;

/** The verdict with what was put right of weights and amounts. */
export type CheckVerdict = Verdict & Partial<Pick<CheckInput, keyof typeof correctable>>;

const corrections: CorrectionsSpec = {
  title: checkingTexts.corrections,
  fields: correctable,
  footer: (values, row) => (
    <PriceTrial
      values={{ ...values, noteId: row['id'] }}
      before={row}
      asked={['loadWeight', 'unloadWeight', 'extraFee', 'deduction']}
      shown="weights"
    />
  ),
};

/** Who pays compares the slips with weights, loss and amount, and decides. @source freight-domain G09 */
export default function CheckDrawer({ rows, draft, onOpenChange, onSubmit, onCheck }: ActionDialogProps<ShippingNote, CheckVerdict>) {
  const mayCorrect = useCan()('shipping:editWeight');
  return (
    <ReviewDrawer
      title={labels.check}
      resource={shippingNote}
      row={rows[0]!}
      documents={['loadFiles', 'unloadFiles', 'receiptFiles']}
      remark={remark}
      corrections={mayCorrect ? corrections : undefined}
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
      readings={(note) => <SlipReadings noteId={note.id} />}
      draft={draft}
      onOpenChange={onOpenChange}
      onSubmit={onSubmit}
      onCheck={onCheck}
    />
  );
}
