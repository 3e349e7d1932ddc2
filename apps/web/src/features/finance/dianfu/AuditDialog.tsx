import { formatMoney, useLocale } from '@tarmac/admin-kit/i18n';
import type { ActionDialogProps } from '@tarmac/admin-kit/resource';
import { type Dianfu, dianfuAuditFields, dianfuFields as fields, dianfuSchemas as schemas } from '@tarmac/freight-api/finance';
import { PersonName } from '../../../shared/lists/PersonName.tsx';
import { FigureTable } from '../../../shared/pages/FigureTable.tsx';
import type { Verdict } from '../../../shared/review/verdict.tsx';
import { VerdictDialog } from '../../../shared/review/VerdictDialog.tsx';
import { dianfuTexts as texts } from './dianfuTexts.ts';

/** Decides on an application that somebody else made; what is asked for stands above the verdict. @source freight-domain F2, F3 */
export function AuditDialog({ rows, ...dialog }: ActionDialogProps<Dianfu, Verdict>) {
  const { localize } = useLocale();
  return (
    <VerdictDialog {...dialog} title={localize(texts.audit)} remark={dianfuAuditFields.remark} schema={schemas.audit} isReady>
      <FigureTable
        label={localize(texts.preview)}
        sums={rows.map((row) => [localize(fields.appliedAmount.label), formatMoney(row.appliedAmount ?? row.principal ?? 0)])}
        columns={[
          { label: localize(fields.dianfuNo.label) },
          { label: localize(fields.customerName.label) },
          { label: localize(fields.shippingNoteNumber.label) },
          { label: localize(fields.termDays.label), isNumber: true },
          { label: localize(fields.dayRate.label), isNumber: true },
          { label: localize(fields.applyBy.label) },
        ]}
        rows={rows.map(({ id, dianfuNo, customerName, shippingNoteNumber, termDays, dayRate, applyBy }) => ({
          key: id,
          cells: [dianfuNo, customerName, shippingNoteNumber, termDays, dayRate, <PersonName key="by" username={applyBy} />],
        }))}
      />
    </VerdictDialog>
  );
}
