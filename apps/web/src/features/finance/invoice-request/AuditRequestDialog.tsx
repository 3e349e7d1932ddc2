import { DictText } from '@tarmac/admin-kit/dictionary';
import { formatMoney, useLocale } from '@tarmac/admin-kit/i18n';
import type { ActionDialogProps } from '@tarmac/admin-kit/resource';
import {
  type InvoiceRequest,
  invoiceRequestAuditFields,
  invoiceRequestFields as fields,
  invoiceRequestSchemas as schemas,
} from '@tarmac/freight-api/finance';
import { PersonName } from '../../../shared/lists/PersonName.tsx';
import { FigureTable } from '../../../shared/pages/FigureTable.tsx';
import { RowFacts } from '../../../shared/pages/RowFacts.tsx';
import type { Verdict } from '../../../shared/review/verdict.tsx';
import { VerdictDialog } from '../../../shared/review/VerdictDialog.tsx';
import { requestTexts as texts } from './invoiceRequestTexts.ts';

const title = ['buyerName', 'buyerTaxNo', 'buyerAddress', 'buyerTel', 'buyerBank', 'buyerAccount', 'remark'] as const;

/** Decides on a request that somebody else handed in; what it comes to, and whom the invoices are made out to, stand above the verdict. @source freight-domain I2, I3 */
export function AuditRequestDialog({ rows, ...dialog }: ActionDialogProps<InvoiceRequest, Verdict>) {
  const { localize } = useLocale();
  const [row] = rows as readonly [InvoiceRequest];
  return (
    <VerdictDialog {...dialog} title={localize(texts.audit)} remark={invoiceRequestAuditFields.remark} schema={schemas.audit} isReady>
      <FigureTable
        label={localize(texts.auditPreview)}
        sums={[
          [localize(fields.invoiceAmount.label), formatMoney(row.invoiceAmount ?? 0)],
          [localize(fields.totalAmount.label), formatMoney(row.totalAmount ?? 0)],
        ]}
        columns={[
          { label: localize(fields.requestNo.label) },
          { label: localize(fields.customerName.label) },
          { label: localize(fields.companyName.label) },
          { label: localize(fields.invoiceType.label) },
          { label: localize(fields.mergeMode.label) },
          { label: localize(fields.noteCount.label), isNumber: true },
          { label: localize(fields.submitBy.label) },
        ]}
        rows={[
          {
            key: row.id,
            cells: [
              row.requestNo,
              row.customerName,
              row.companyName,
              <DictText key="type" code="invoice_type" value={row.invoiceType} />,
              <DictText key="mode" code="invoice_merge" value={row.mergeMode} />,
              row.noteCount,
              <PersonName key="by" username={row.submitBy} />,
            ],
          },
        ]}
      />
      <RowFacts row={row} fields={fields} label={localize(texts.buyer)} names={title} />
    </VerdictDialog>
  );
}
