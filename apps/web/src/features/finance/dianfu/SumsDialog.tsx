import { Dialog } from '@tarmac/admin-kit/dialog';
import { DictText } from '@tarmac/admin-kit/dictionary';
import { formatMoney, useLocale } from '@tarmac/admin-kit/i18n';
import { Empty, Skeleton } from '@tarmac/admin-kit/input';
import type { ListQuery } from '@tarmac/freight-api';
import { type AdvanceSum, dianfuFields as fields } from '@tarmac/freight-api/finance';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { FigureTable } from '../../../shared/pages/FigureTable.tsx';
import { LoadProblem } from '../../../shared/pages/LoadProblem.tsx';
import { dianfuQueries } from './dianfu.resource.ts';
import { dianfuTexts as texts } from './dianfuTexts.ts';

type Money = 'principal' | 'feeAmount' | 'repaidAmount' | 'balance';
const money: readonly Money[] = ['principal', 'feeAmount', 'repaidAmount', 'balance'];

type Sum = Pick<AdvanceSum, Money | 'count'> & { key: string; name: ReactNode };

/** Rows of the same key as one, those with most open first. */
function grouped(rows: readonly AdvanceSum[], groupOf: (row: AdvanceSum) => Pick<Sum, 'key' | 'name'>): Sum[] {
  const sums = new Map<string, Sum>();
  for (const row of rows) {
    const { key, name: called } = groupOf(row);
    const sum = sums.get(key) ?? { key, name: called, count: 0, principal: 0, feeAmount: 0, repaidAmount: 0, balance: 0 };
    sum.count += row.count;
    for (const name of money) sum[name] += row[name];
    sums.set(key, sum);
  }
  return [...sums.values()].toSorted((one, other) => other.balance - one.balance);
}

/** What the advances that the list finds come to, by customer and by status. @source freight-domain F25 */
export function SumsDialog({ query, onOpenChange }: { query: ListQuery; onOpenChange: (open: boolean) => void }) {
  const { localize } = useLocale();
  const sums = useQuery(dianfuQueries.groupSums(query));
  const rows = sums.data ?? [];
  const table = (label: string, found: readonly Sum[]) => (
    <FigureTable
      label={label}
      sums={[]}
      columns={[
        { label },
        { label: localize(texts.count), isNumber: true },
        ...money.map((name) => ({ label: localize(fields[name].label), isNumber: true })),
      ]}
      rows={found.map(({ key, name, count, ...row }) => ({ key, cells: [name, count, ...money.map((one) => formatMoney(row[one]))] }))}
    />
  );
  return (
    <Dialog open onOpenChange={onOpenChange} width={920} title={localize(texts.sums)} footer={null}>
      <p className="mb-3 text-ink-secondary">{localize(texts.sumsOf)}</p>
      {sums.isError && <LoadProblem error={sums.error} onRetry={() => void sums.refetch()} />}
      {sums.isPending && <Skeleton rows={4} />}
      {sums.data !== undefined &&
        (rows.length === 0 ? (
          <Empty>{localize(texts.noAdvances)}</Empty>
        ) : (
          <>
            {table(
              localize(texts.byState),
              grouped(rows, ({ state }) => ({ key: state, name: <DictText code="dianfu_state" value={state} /> })),
            )}
            {table(
              localize(texts.byCustomer),
              grouped(rows, ({ customerId, customerName }) => ({ key: customerId ?? '', name: customerName ?? '--' })),
            )}
          </>
        ))}
    </Dialog>
  );
}
