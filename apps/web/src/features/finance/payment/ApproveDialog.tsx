import { DictText } from '@tarmac/admin-kit/dictionary';
import { formatMoney, useLocale } from '@tarmac/admin-kit/i18n';
import { isCancelled } from '@tarmac/admin-kit/request';
import type { ActionDialogProps } from '@tarmac/admin-kit/resource';
import { type Payment, paymentApproveFields, paymentFields as fields, paymentSchemas as schemas } from '@tarmac/freight-api/finance';
import { PersonName } from '../../../shared/lists/PersonName.tsx';
import { FigureTable } from '../../../shared/pages/FigureTable.tsx';
import { usePaySafely } from '../../../shared/session/usePaySafely.tsx';
import type { Verdict } from '../../../shared/review/verdict.tsx';
import { VerdictDialog } from '../../../shared/review/VerdictDialog.tsx';
import { paymentTexts as texts } from './paymentTexts.ts';

/** Decides on payments that somebody else handed in; what leaves stands above the verdict. @source freight-domain S09 复核 */
export function ApproveDialog({ rows, onSubmit, ...dialog }: ActionDialogProps<Payment, Verdict>) {
  const { localize } = useLocale();
  const { safely, check } = usePaySafely(localize(texts.approveHint));
  const decide = (verdict: Verdict) =>
    safely(() => onSubmit(verdict)).catch((error: unknown) => {
      // Who leaves the check has changed their mind: the verdict stays as it was typed.
      if (isCancelled(error)) return false;
      throw error;
    });
  const amount = rows.reduce((sum, row) => sum + (row.amount ?? 0), 0);
  return (
    <>
      <VerdictDialog
        {...dialog}
        onSubmit={decide}
        title={localize(texts.approve)}
        remark={paymentApproveFields.remark}
        schema={schemas.approve}
        isReady
      >
        <FigureTable
          label={localize(texts.preview)}
          sums={[
            [localize(texts.count), String(rows.length)],
            [localize(texts.total), formatMoney(amount)],
          ]}
          columns={[
            { label: localize(fields.paymentNo.label) },
            { label: localize(fields.payKind.label) },
            { label: localize(fields.shippingNoteNumber.label) },
            { label: localize(fields.payeeName.label) },
            { label: localize(fields.payeeCardNo.label) },
            { label: localize(fields.amount.label), isNumber: true },
            { label: localize(fields.submitBy.label) },
          ]}
          rows={rows.map((row) => ({
            key: row.id,
            cells: [
              row.paymentNo,
              <DictText key="kind" code="pay_kind" value={row.payKind} />,
              row.billNo ?? row.shippingNoteNumber,
              row.payeeName,
              row.payeeCardNo,
              formatMoney(row.amount ?? 0),
              <PersonName key="by" username={row.submitBy} />,
            ],
          }))}
        />
      </VerdictDialog>
      {check}
    </>
  );
}
