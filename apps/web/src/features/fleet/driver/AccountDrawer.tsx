import { formatMoney, useLocale } from '@tarmac/admin-kit/i18n';
import { type ActionDialogProps, defineResource } from '@tarmac/admin-kit/resource';
import { type AccountRecord, accountRecordFields, createAccountRecordApi } from '@tarmac/freight-api/finance';
import type { Driver } from '@tarmac/freight-api/fleet';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { defineTexts } from '../../../shared/defineTexts.ts';
import { ListDrawer } from '../../../shared/ListDrawer.tsx';
import { client } from '../../../shared/session.ts';
import { driverTexts } from './driverTexts.ts';

const texts = defineTexts({
  balances: { zh: '应付运费余额 {payable} 元，已预付 {prepaid} 元', en: 'Freight owed {payable} CNY, prepaid {prepaid} CNY' },
});

const api = createAccountRecordApi(client);

const recordsOf = (ownerId: string) =>
  defineResource<AccountRecord>()({
    label: driverTexts.account,
    api: { list: (query, options) => api.list({ ...query, ownerType: 'driver', ownerId }, options) },
    permission: 'accountRecord',
    name: `recordsOf/${ownerId}`,
    titleField: 'bizNo',
    fields: accountRecordFields,
  });

/** What a driver is owed and was paid, as the ledger has it. @source freight-domain 2.16, F04 账户 */
export function AccountDrawer({ rows, onOpenChange }: ActionDialogProps<Driver, unknown>) {
  const { localize } = useLocale();
  const { id, driverName } = rows[0]!;
  const records = useMemo(() => recordsOf(id), [id]);
  const { data } = useQuery({
    queryKey: ['accountRecord', 'summary', id],
    queryFn: ({ signal }) => api.summary({ ownerType: 'driver', ownerId: id }, { signal }),
  });
  return (
    <ListDrawer
      title={`${localize(driverTexts.account)} · ${driverName ?? ''}`}
      width={1040}
      note={localize(texts.balances).replace('{payable}', formatMoney(data?.payable)).replace('{prepaid}', formatMoney(data?.prepaid))}
      onOpenChange={onOpenChange}
      resource={records}
      search={['biz', 'bizNo', 'happenTime']}
      columns={[
        { field: 'happenTime', width: 160 },
        { field: 'biz', width: 110 },
        { field: 'direction', width: 80 },
        { field: 'amount', width: 130 },
        { field: 'balanceAfter', width: 130 },
        { field: 'accountName', width: 170 },
        { field: 'bizNo', width: 170 },
        { field: 'summary', width: 220 },
      ]}
      selectable={false}
      storageId="accountRecords"
    />
  );
}
