import { Dialog } from '@tarmac/admin-kit/dialog';
import { DictText } from '@tarmac/admin-kit/dictionary';
import { formatMoney, useLocale } from '@tarmac/admin-kit/i18n';
import { Skeleton } from '@tarmac/admin-kit/input';
import type { ActionDialogProps } from '@tarmac/admin-kit/resource';
import { type Dianfu, dianfuRepayFields as fields } from '@tarmac/freight-api/finance';
import { useQuery } from '@tanstack/react-query';
import { PersonName } from '../../../shared/lists/PersonName.tsx';
import { FigureTable } from '../../../shared/pages/FigureTable.tsx';
import { LoadProblem } from '../../../shared/pages/LoadProblem.tsx';
import { dianfuQueries } from './dianfu.resource.ts';
import { dianfuTexts as texts } from './dianfuTexts.ts';

const most = 200;

/** What came back for one advance, the last first, and what it comes to. @source freight-domain F25 归还记录 */
export function RepaymentsDialog({ rows, onOpenChange }: ActionDialogProps<Dianfu, undefined>) {
  const { localize } = useLocale();
  const { id, dianfuNo } = rows[0]!;
  const records = useQuery(dianfuQueries.repayList({ dianfuId: id, pageSize: most }));
  const repaid = records.data?.records ?? [];
  const sum = (name: 'amount' | 'feePart' | 'principalPart') => formatMoney(repaid.reduce((total, row) => total + (row[name] ?? 0), 0));
  return (
    <Dialog open onOpenChange={onOpenChange} width={920} title={`${localize(texts.records)} · ${dianfuNo}`} footer={null}>
      {records.isError && <LoadProblem error={records.error} onRetry={() => void records.refetch()} />}
      {records.isPending && <Skeleton rows={4} />}
      {records.data !== undefined && (
        <FigureTable
          label={localize(texts.records)}
          sums={[
            [localize(fields.amount.label), sum('amount')],
            [localize(texts.feePart), sum('feePart')],
            [localize(texts.principalPart), sum('principalPart')],
          ]}
          columns={[
            { label: localize(texts.repayNo) },
            { label: localize(texts.repayTime) },
            { label: localize(fields.amount.label), isNumber: true },
            { label: localize(texts.feePart), isNumber: true },
            { label: localize(texts.principalPart), isNumber: true },
            { label: localize(fields.source.label) },
            { label: localize(fields.bankSerialNo.label) },
            { label: localize(texts.operator) },
          ]}
          rows={repaid.map((row) => ({
            key: row.id,
            cells: [
              row.repayNo,
              row.repayTime,
              formatMoney(row.amount ?? 0),
              formatMoney(row.feePart ?? 0),
              formatMoney(row.principalPart ?? 0),
              <DictText key="source" code="money_source" value={row.source} />,
              row.bankSerialNo ?? '--',
              <PersonName key="by" username={row.operator} />,
            ],
          }))}
        />
      )}
    </Dialog>
  );
}
