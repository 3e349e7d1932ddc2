import { DictText } from '@tarmac/admin-kit/dictionary';
import { formatMoney, useLocale } from '@tarmac/admin-kit/i18n';
import { Empty, Skeleton } from '@tarmac/admin-kit/input';
import { type Invoice, invoiceFields as fields } from '@tarmac/freight-api/finance';
import { useQuery } from '@tanstack/react-query';
import { AppLink } from '../../../shared/pages/AppLink.tsx';
import { Facts } from '../../../shared/pages/Facts.tsx';
import { FigureTable } from '../../../shared/pages/FigureTable.tsx';
import { LoadProblem } from '../../../shared/pages/LoadProblem.tsx';
import { invoiceHref, invoiceQueries } from './invoice.resource.tsx';
import { invoiceTexts as texts } from './invoiceTexts.ts';

const most = 100;

/** What reverses an invoice, or of a red one the invoice that it reverses. @source freight-domain I10 */
export function RedInvoices({ row }: { row: Invoice }) {
  return row.isRed === '1' ? <Original row={row} /> : <Reds of={row} />;
}

function Original({ row }: { row: Invoice }) {
  const { localize } = useLocale();
  return (
    <Facts
      isBare
      facts={[
        [
          localize(fields.redOfNo.label),
          <AppLink key="original" href={invoiceHref({ invoiceNo: row.redOfNo, serialNo: null })} className="text-primary-ink">
            {row.redOfNo}
          </AppLink>,
        ],
      ]}
    />
  );
}

function Reds({ of }: { of: Invoice }) {
  const { localize } = useLocale();
  const { data, error, isError, refetch } = useQuery(invoiceQueries.list({ redOfId: of.id, pageSize: most }));
  if (isError) return <LoadProblem error={error} onRetry={() => void refetch()} />;
  if (data === undefined) return <Skeleton rows={1} />;
  if (data.records.length === 0) return <Empty>{localize(texts.noReds)}</Empty>;
  return (
    <FigureTable
      label={localize(texts.reds)}
      isPage
      sums={[
        [localize(fields.redAmount.label), formatMoney(of.redAmount ?? 0)],
        [localize(fields.leftAmount.label), formatMoney(of.leftAmount ?? 0)],
      ]}
      columns={[
        { label: localize(fields.invoiceNo.label) },
        { label: localize(fields.state.label) },
        { label: localize(fields.amountInclTax.label), isNumber: true },
        { label: localize(fields.issueTime.label) },
        { label: localize(fields.redConfirmNo.label) },
        { label: localize(fields.redReason.label) },
      ]}
      rows={data.records.map((row) => ({
        key: row.id,
        cells: [
          <AppLink key="no" href={invoiceHref(row)} className="text-primary-ink">
            {row.invoiceNo ?? row.serialNo}
          </AppLink>,
          <DictText key="state" code="invoice_state" value={row.state} />,
          formatMoney(row.amountInclTax ?? 0),
          row.issueTime ?? '--',
          row.redConfirmNo ?? '--',
          row.redReason ?? '--',
        ],
      }))}
    />
  );
}
