import { DictText } from '@tarmac/admin-kit/dictionary';
import { formatMoney, useLocale } from '@tarmac/admin-kit/i18n';
import { Empty, Skeleton } from '@tarmac/admin-kit/input';
import { billReceiptFields as fields } from '@tarmac/freight-api/finance';
import { useQuery } from '@tanstack/react-query';
import { PersonName } from '../../../shared/lists/PersonName.tsx';
import { FigureTable } from '../../../shared/pages/FigureTable.tsx';
import { LoadProblem } from '../../../shared/pages/LoadProblem.tsx';
import { session } from '../../../shared/session/session.ts';
import { billQueries } from './bill.resource.ts';
import { billTexts as texts } from './billTexts.ts';

const most = 200;

/** What was received for a bill, the last first. Which account it came to is for staff. @source freight-domain B5 */
export function BillReceipts({ billId }: { billId: string }) {
  const { localize } = useLocale();
  const isStaff = session.state().userType === '1';
  const { data, error, isError, refetch } = useQuery(billQueries.receipts({ billId, pageSize: most }));
  if (isError) return <LoadProblem error={error} onRetry={() => void refetch()} />;
  if (data === undefined) return <Skeleton rows={2} />;
  const { records } = data;
  if (records.length === 0) return <Empty>{localize(texts.noReceipts)}</Empty>;
  const sum = (name: 'amount' | 'overpaid') => records.reduce((total, row) => total + (row[name] ?? 0), 0);
  return (
    <FigureTable
      label={localize(texts.receipts)}
      isPage
      sums={[
        [localize(fields.amount.label), formatMoney(sum('amount'))],
        ...(sum('overpaid') > 0 ? [[localize(fields.overpaid.label), formatMoney(sum('overpaid'))] as const] : []),
      ]}
      columns={[
        { label: localize(fields.receiptNo.label) },
        { label: localize(fields.receiveTime.label) },
        { label: localize(fields.amount.label), isNumber: true },
        { label: localize(fields.source.label) },
        { label: localize(fields.bankSerialNo.label) },
        ...(isStaff ? [{ label: localize(fields.accountName.label) }, { label: localize(fields.operator.label) }] : []),
      ]}
      rows={records.map((row) => ({
        key: row.id,
        cells: [
          row.receiptNo,
          <span key="at" className="whitespace-nowrap">
            {row.receiveTime}
          </span>,
          formatMoney(row.amount ?? 0),
          <DictText key="source" code="money_source" value={row.source} />,
          row.bankSerialNo ?? '--',
          row.accountName ?? '--',
          <PersonName key="by" username={row.operator} />,
        ],
      }))}
    />
  );
}
