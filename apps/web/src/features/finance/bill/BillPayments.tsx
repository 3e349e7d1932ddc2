import { DictText } from '@tarmac/admin-kit/dictionary';
import { formatMoney, useLocale } from '@tarmac/admin-kit/i18n';
import { Empty, Skeleton } from '@tarmac/admin-kit/input';
import { paymentFields as fields } from '@tarmac/freight-api/finance';
import { useQuery } from '@tanstack/react-query';
import { PersonName } from '../../../shared/lists/PersonName.tsx';
import { FigureTable } from '../../../shared/pages/FigureTable.tsx';
import { LoadProblem } from '../../../shared/pages/LoadProblem.tsx';
import { session } from '../../../shared/session/session.ts';
import { billQueries } from './bill.resource.ts';
import { billTexts as texts } from './billTexts.ts';

const most = 200;
const arrived = '40';

/** What a carrier or an agent was paid by a bill, the last first. Who handled it is for staff. @source freight-domain 3.14 */
export function BillPayments({ billId }: { billId: string }) {
  const { localize } = useLocale();
  const isStaff = session.state().userType === '1';
  const { data, error, isError, refetch } = useQuery(billQueries.payments({ billId, pageSize: most }));
  if (isError) return <LoadProblem error={error} onRetry={() => void refetch()} />;
  if (data === undefined) return <Skeleton rows={2} />;
  const { records } = data;
  if (records.length === 0) return <Empty>{localize(texts.noPayments)}</Empty>;
  const hasFailed = records.some(({ failReason }) => failReason !== null);
  return (
    <FigureTable
      label={localize(texts.payments)}
      isPage
      sums={[
        [
          localize(fields.amount.label),
          formatMoney(records.reduce((sum, row) => (row.state === arrived ? sum + (row.amount ?? 0) : sum), 0)),
        ],
      ]}
      columns={[
        { label: localize(fields.paymentNo.label) },
        { label: localize(fields.state.label) },
        { label: localize(fields.amount.label), isNumber: true },
        { label: localize(fields.payeeName.label) },
        { label: localize(fields.payTime.label) },
        ...(hasFailed ? [{ label: localize(fields.failReason.label) }] : []),
        ...(isStaff ? [{ label: localize(fields.submitBy.label) }, { label: localize(fields.approveBy.label) }] : []),
      ]}
      rows={records.map((row) => ({
        key: row.id,
        cells: [
          row.paymentNo,
          <DictText key="state" code="pay_state" value={row.state} />,
          formatMoney(row.amount ?? 0),
          row.payeeName,
          <span key="at" className="whitespace-nowrap">
            {row.payTime ?? '--'}
          </span>,
          ...(hasFailed ? [row.failReason ?? '--'] : []),
          ...(isStaff ? [<PersonName key="by" username={row.submitBy} />, <PersonName key="approved" username={row.approveBy} />] : []),
        ],
      }))}
    />
  );
}
