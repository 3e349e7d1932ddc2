import { DictText } from '@tarmac/admin-kit/dictionary';
import { formatMoney, useLocale } from '@tarmac/admin-kit/i18n';
import { Empty, Skeleton } from '@tarmac/admin-kit/input';
import { createInvoiceQueries, type InvoiceRequest, invoiceFields as fields } from '@tarmac/freight-api/finance';
import { useQuery } from '@tanstack/react-query';
import { quietClient } from '../../../shared/api/quietClient.ts';
import { AppLink } from '../../../shared/pages/AppLink.tsx';
import { FigureTable } from '../../../shared/pages/FigureTable.tsx';
import { LoadProblem } from '../../../shared/pages/LoadProblem.tsx';
import { isCustomer } from '../../../shared/session/ownCustomer.ts';
import { invoiceHref } from '../invoice/invoice.resource.tsx';
import { RedTag, SimulatedTag } from '../invoice/InvoiceTags.tsx';
import { requestTexts as texts } from './invoiceRequestTexts.ts';

const queries = createInvoiceQueries(quietClient);
const most = 200;

/** What became of a request: its invoices with their numbers, and why one failed, which is for staff. @source freight-domain S15 明细 */
export function RequestInvoices({ request }: { request: Pick<InvoiceRequest, 'id'> }) {
  const { localize } = useLocale();
  const isStaff = !isCustomer();
  const { data, error, isError, refetch } = useQuery(
    queries.list({ requestBillId: request.id, pageSize: most, column: 'id', order: 'asc' }),
  );
  if (isError) return <LoadProblem error={error} onRetry={() => void refetch()} />;
  if (data === undefined) return <Skeleton rows={2} />;
  const { records } = data;
  if (records.length === 0) return <Empty>{localize(texts.noInvoices)}</Empty>;
  const sum = (name: 'amountInclTax' | 'taxAmount') => formatMoney(records.reduce((total, row) => total + (row[name] ?? 0), 0));
  return (
    <FigureTable
      label={localize(texts.invoices)}
      isPage
      sums={[
        [localize(texts.planCount), String(records.length)],
        [localize(fields.amountInclTax.label), sum('amountInclTax')],
        [localize(fields.taxAmount.label), sum('taxAmount')],
      ]}
      columns={[
        { label: localize(fields.invoiceNo.label) },
        { label: localize(fields.state.label) },
        { label: localize(fields.amountInclTax.label), isNumber: true },
        { label: localize(fields.taxAmount.label), isNumber: true },
        { label: localize(fields.noteCount.label), isNumber: true },
        { label: localize(fields.issueTime.label) },
        ...(isStaff ? [{ label: localize(fields.failReason.label) }] : []),
      ]}
      rows={records.map((row) => ({
        key: row.id,
        cells: [
          <span key="no" className="inline-flex items-center gap-1.5">
            <AppLink href={invoiceHref(row)} className="text-primary-ink">
              {row.invoiceNo ?? row.serialNo}
            </AppLink>
            <RedTag row={row} />
            <SimulatedTag row={row} />
          </span>,
          <DictText key="state" code="invoice_state" value={row.state} />,
          formatMoney(row.amountInclTax ?? 0),
          formatMoney(row.taxAmount ?? 0),
          row.noteCount,
          <span key="at" className="whitespace-nowrap">
            {row.issueTime ?? '--'}
          </span>,
          row.failReason ?? '--',
        ],
      }))}
    />
  );
}
