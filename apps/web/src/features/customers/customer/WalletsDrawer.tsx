import { useLocale } from '@tarmac/admin-kit/i18n';
import type { ActionDialogProps } from '@tarmac/admin-kit/resource';
import type { Customer } from '@tarmac/freight-api/customers';
import { ListDrawer } from '../../../shared/ListDrawer.tsx';
import { wallet } from '../wallet.resource.ts';

/** A customer's prepaid money, one wallet for each operating company. @source freight-domain F07 钱包 */
export function WalletsDrawer({ rows, onOpenChange }: ActionDialogProps<Customer, unknown>) {
  const { localize } = useLocale();
  const customer = rows[0]!;
  return (
    <ListDrawer
      title={`${localize(wallet.label)} · ${customer.customerName ?? ''}`}
      width={960}
      onOpenChange={onOpenChange}
      resource={wallet}
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
      selectable={false}
      storageId="walletsOfCustomer"
    />
  );
}
