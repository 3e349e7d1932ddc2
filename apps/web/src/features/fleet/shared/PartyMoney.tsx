import { formatMoney, useLocale } from '@tarmac/admin-kit/i18n';
import { useCan } from '@tarmac/admin-kit/permission';
import { Empty, Skeleton } from '@tarmac/admin-kit/input';
import { createAccountRecordQueries } from '@tarmac/freight-api/finance';
import { createShippingNoteApi } from '@tarmac/freight-api/shipping';
import { useQuery } from '@tanstack/react-query';
import { AppLink } from '../../../shared/pages/AppLink.tsx';
import { LoadProblem } from '../../../shared/pages/LoadProblem.tsx';
import { recordTexts } from '../../../shared/party/accountRecords.tsx';
import { client } from '../../../shared/session/session.ts';
import { defineTexts } from '../../../shared/texts/defineTexts.ts';

const notes = createShippingNoteApi(client);
const records = createAccountRecordQueries(client);

const texts = defineTexts({
  waybills: { zh: '运单数', en: 'Waybills' },
  driverFee: { zh: '司机运费合计', en: 'Driver fees' },
  feeTotal: { zh: '费用合计', en: 'Fees in total' },
  unseen: { zh: '没有查看金额的权限', en: 'You may not see amounts' },
});

/** The waybills of a driver or a vehicle with their amounts, and what a driver is owed and was paid ahead. */
export function PartyMoney({ of, id }: { of: 'driver' | 'vehicle'; id: string }) {
  const { localize } = useLocale();
  const can = useCan();
  const filter: Record<string, string> = { [of === 'driver' ? 'driverId' : 'vehicleId']: id };
  const seesNotes = can('shipping:list');
  const seesAccount = of === 'driver' && can('driver:account') && can('accountRecord:list');
  const carried = useQuery({
    queryKey: ['shippingNote', 'sumsOf', filter],
    queryFn: async ({ signal }) => notes.list({ ...filter, sums: '1', pageSize: 1 }, { signal }),
    enabled: seesNotes,
    retry: false,
  });
  const balances = useQuery({ ...records.summary({ ownerType: 'driver', ownerId: id }), enabled: seesAccount, retry: false });
  if (!seesNotes && !seesAccount) return <Empty>{localize(texts.unseen)}</Empty>;
  const failed = [carried, balances].find(({ isError }) => isError);
  if (failed?.error) return <LoadProblem error={failed.error} onRetry={() => void failed.refetch()} />;
  if ((seesNotes && carried.isPending) || (seesAccount && balances.isPending)) return <Skeleton rows={3} />;
  const { total, sums = {} } = carried.data ?? { total: 0 };
  const yuan = (fen: number | undefined) => `${formatMoney(fen ?? 0)} ${localize(recordTexts.yuan)}`;
  const figures = [
    ...(seesNotes
      ? ([
          [
            texts.waybills,
            <AppLink key="list" href={`/shipping/list?${new URLSearchParams(filter).toString()}`} className="text-primary-ink">
              {total}
            </AppLink>,
          ],
          ...(['driverFee', 'feeTotal'] as const).flatMap((name) =>
            sums[name] === undefined ? [] : [[texts[name], yuan(sums[name])] as const],
          ),
        ] as const)
      : []),
    ...(balances.data
      ? ([
          [recordTexts.payable, yuan(balances.data.payable)],
          [recordTexts.prepaid, yuan(balances.data.prepaid)],
        ] as const)
      : []),
  ];
  return (
    <dl className="m-0 grid grid-cols-[minmax(0,1fr)_auto] gap-x-4 gap-y-1.5">
      {figures.map(([label, value]) => (
        <div key={label.en} className="contents">
          <dt className="text-ink-secondary">{localize(label)}</dt>
          <dd className="m-0 text-end font-medium tabular-nums">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
