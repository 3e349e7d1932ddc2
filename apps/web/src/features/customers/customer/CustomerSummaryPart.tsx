import { Skeleton } from '@tarmac/admin-kit/input';
import { defineResource, FieldDescriptions } from '@tarmac/admin-kit/resource';
import { customerFields, type CustomerSummary, customerWalletFields } from '@tarmac/freight-api/customers';
import { useQuery } from '@tanstack/react-query';
import { label } from '@tarmac/freight-api/rules';
import { pageOfAll } from '../../../shared/api/pageOfAll.ts';
import { customerApi } from './customer.resource.ts';

const summary = defineResource<CustomerSummary>()({
  label: label('客户概况', 'Standing'),
  api: { list: async () => pageOfAll([], {}) },
  permission: 'customer',
  fields: {
    creditLimit: customerFields.creditLimit,
    creditUsed: customerFields.creditUsed,
    creditLeft: { ...customerFields.creditLimit, label: label('剩余额度', 'Credit left') },
    walletAvailable: customerFields.walletAvailable,
    walletFrozen: { ...customerWalletFields.frozenAmount, label: label('钱包冻结', 'Wallet frozen') },
    receivable: { ...customerFields.creditUsed, label: label('应收余额', 'Receivable') },
    dianfuBalance: customerFields.dianfuBalance,
    shipperCount: { kind: 'integer', label: label('托运人数', 'Shippers') },
    userCount: { kind: 'integer', label: label('账号数', 'Logins') },
  },
});
const names = Object.keys(summary.fields) as (keyof typeof summary.fields)[];

/** A customer's standing in figures. @source freight-domain F07 summary */
export function CustomerSummaryPart({ id }: { id: string }) {
  const { data, isError } = useQuery({
    queryKey: ['customer', 'summary', id],
    queryFn: ({ signal }) => customerApi.summary({ id }, { signal }),
    retry: false,
  });
  if (isError) return null;
  return data === undefined ? <Skeleton rows={3} /> : <FieldDescriptions resource={summary} row={data} names={names} columns={2} />;
}
