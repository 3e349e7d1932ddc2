import { defineResource, ResourceList } from '@tarmac/admin-kit/resource';
import { createCustomerWalletApi, type CustomerWallet, customerWalletFields } from '@tarmac/freight-api/customers';
import { client } from '../../shared/session.ts';
import { withSums } from '../../shared/withSums.ts';

const wallet = defineResource<CustomerWallet>()({
  label: { zh: '客户钱包', en: 'Wallet' },
  api: withSums(createCustomerWalletApi(client)),
  permission: 'wallet',
  titleField: 'customerName',
  fields: customerWalletFields,
});

/** Prepaid money of customers; the amounts follow the ledger. @source FRT-06, freight-domain F10 */
export default function CustomerWalletListPage() {
  return (
    <ResourceList
      resource={wallet}
      search={['customerName', 'state', 'availableAmount']}
      columns={[
        'customerName',
        'companyName',
        'availableAmount',
        'frozenAmount',
        'totalAmount',
        'totalRecharge',
        'totalConsume',
        'warnAmount',
        'subAccountNo',
        'state',
        'updateTime',
      ]}
    />
  );
}
