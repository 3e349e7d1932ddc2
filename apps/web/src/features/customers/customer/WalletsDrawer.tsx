import { useLocale } from '@tarmac/admin-kit/i18n';
import { type ActionDialogProps, defineResource } from '@tarmac/admin-kit/resource';
import {
  createCustomerWalletApi,
  type Customer,
  type CustomerWallet,
  type CustomerWalletOfCustomerQuery,
} from '@tarmac/freight-api/customers';
import { ListDrawer } from '../../../shared/lists/ListDrawer.tsx';
import { client } from '../../../shared/session/session.ts';
import { walletActions } from '../wallet/wallet.actions.tsx';
import { wallet } from '../wallet/wallet.resource.ts';

const api = createCustomerWalletApi(client);
// They come whole: an action need not read its row again, which is asked for by customer alone.
const { listFields: _listFields, ...whole } = wallet;
const wallets = defineResource<CustomerWallet>()({
  ...whole,
  api: { list: (query, options) => api.ofCustomer(query as CustomerWalletOfCustomerQuery, options) },
  name: 'walletsOfCustomer',
});

/** A customer's prepaid money, one wallet for each operating company. @source freight-domain F07 钱包 */
export function WalletsDrawer({ rows, onOpenChange }: ActionDialogProps<Customer, unknown>) {
  const { localize } = useLocale();
  const customer = rows[0]!;
  return (
    <ListDrawer
      title={`${localize(wallet.label)} · ${customer.customerName ?? ''}`}
      width={960}
      onOpenChange={onOpenChange}
      resource={wallets}
      filter={{ customerId: customer.id }}
      columns={[
        { field: 'companyName', width: 200 },
        'availableAmount',
        'frozenAmount',
        'totalAmount',
        'totalRecharge',
        'totalConsume',
        { field: 'state', width: 90 },
      ]}
      rowActions={walletActions}
      selectable={false}
      storageId="walletsOfCustomer"
    />
  );
}
