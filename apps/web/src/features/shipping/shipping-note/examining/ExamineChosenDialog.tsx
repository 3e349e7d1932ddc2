import { formatMoney, interpolate, useLocale } from '@tarmac/admin-kit/i18n';
import { Skeleton } from '@tarmac/admin-kit/input';
import type { ActionDialogProps } from '@tarmac/admin-kit/resource';
import { examinationExamineFields, examinationSchemas as schemas } from '@tarmac/freight-api/finance';
import { type ShippingNote, shippingNoteFields as fields } from '@tarmac/freight-api/shipping';
import { FigureTable } from '../../../../shared/pages/FigureTable.tsx';
import { LoadProblem } from '../../../../shared/pages/LoadProblem.tsx';
import type { Verdict } from '../../../../shared/review/verdict.tsx';
import { VerdictDialog } from '../../../../shared/review/VerdictDialog.tsx';
import { noteLabels as labels } from '../noteLabels.ts';
import { examiningTexts as texts } from './examiningTexts.ts';
import { useExamineSheet } from './useExamineSheet.ts';

/** Decides for finance on several waybills: each with its figures, and what they come to together. @source freight-domain G10 */
export default function ExamineChosenDialog({ rows, ...dialog }: ActionDialogProps<ShippingNote, Verdict>) {
  const { localize } = useLocale();
  const sheet = useExamineSheet(rows);
  const { data } = sheet;
  return (
    <VerdictDialog
      {...dialog}
      title={localize(labels.examineChosen)}
      remark={examinationExamineFields.remark}
      schema={schemas.examine}
      isReady={data !== undefined}
    >
      {sheet.isError && <LoadProblem error={sheet.error} onRetry={() => void sheet.refetch()} />}
      {data === undefined && !sheet.isError && <Skeleton rows={6} />}
      {data !== undefined && (
        <FigureTable
          label={localize(texts.sheet)}
          sums={[
            [localize(texts.count), String(data.count)],
            [localize(fields.driverFee.label), formatMoney(data.driverFee)],
            [localize(fields.feeTotal.label), formatMoney(data.feeTotal)],
            [localize(fields.payableAmount.label), formatMoney(data.payable)],
          ]}
          columns={[
            { label: localize(fields.shippingNoteNumber.label) },
            { label: localize(fields.driverFee.label), isNumber: true },
            { label: localize(fields.feeTotal.label), isNumber: true },
            { label: localize(fields.payableAmount.label), isNumber: true },
            { label: localize(texts.payee) },
            { label: localize(texts.funds) },
            { label: localize(texts.problem) },
          ]}
          rows={data.rows.map(({ id, shippingNoteNumber, driverFee, feeTotal, payable, payeeName, payeeCardNo, funding, problem }) => ({
            key: id,
            cells: [
              shippingNoteNumber,
              formatMoney(driverFee),
              formatMoney(feeTotal),
              formatMoney(payable),
              payeeName === null ? localize(texts.noPayee) : `${payeeName} ${payeeCardNo ?? ''}`,
              funding.missing > 0 ? interpolate(localize(texts.short), { missing: formatMoney(funding.missing) }) : localize(texts.enough),
              problem ?? '',
            ],
            isDoubtful: problem !== null || funding.missing > 0,
          }))}
        />
      )}
    </VerdictDialog>
  );
}
