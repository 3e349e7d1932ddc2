import { Skeleton } from '@tarmac/admin-kit/input';
import type { ActionDialogProps } from '@tarmac/admin-kit/resource';
import { examinationExamineFields, examinationSchemas as schemas } from '@tarmac/freight-api/finance';
import type { ShippingNote } from '@tarmac/freight-api/shipping';
import { LoadProblem } from '../../../../shared/pages/LoadProblem.tsx';
import { ReviewDrawer } from '../../../../shared/review/ReviewDrawer.tsx';
import type { Verdict } from '../../../../shared/review/verdict.tsx';
import { shippingNote } from '../shippingNote.resource.ts';
import { noteLabels as labels } from '../noteLabels.ts';
import { SheetFigures } from './SheetFigures.tsx';
import { useExamineSheet } from './useExamineSheet.ts';

/** Decides for finance on a reviewed waybill: what it comes to stands above the verdict. @source freight-domain N17, N18, G10 */
export default function ExamineDrawer({ rows, draft, onOpenChange, onSubmit, onCheck }: ActionDialogProps<ShippingNote, Verdict>) {
  const note = rows[0]!;
  const sheet = useExamineSheet([note]);
  const figures = sheet.data?.rows[0];
  return (
    <ReviewDrawer
      title={labels.examine}
      resource={shippingNote}
      row={note}
      documents={['loadFiles', 'unloadFiles', 'receiptFiles']}
      remark={examinationExamineFields.remark}
      schema={schemas.examine}
      fields={[
        'shippingNoteNumber',
        'customerName',
        'settleType',
        'driverName',
        'vehicleNumber',
        'cargoName',
        'loadWeight',
        'unloadWeight',
        'settleWeight',
        'lossWeight',
        'unitPrice',
        'signTime',
        'extraFeeRemark',
        'deductionRemark',
        'businessReviewBy',
        'businessReviewRemark',
      ]}
      intro={
        <>
          {sheet.isError && <LoadProblem error={sheet.error} onRetry={() => void sheet.refetch()} />}
          {figures === undefined && !sheet.isError && <Skeleton rows={10} />}
          {figures !== undefined && <SheetFigures note={note} row={figures} />}
        </>
      }
      isReady={figures !== undefined}
      draft={draft}
      onOpenChange={onOpenChange}
      onSubmit={onSubmit}
      onCheck={onCheck}
    />
  );
}
