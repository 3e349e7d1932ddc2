import type { ActionDialogProps } from '@tarmac/admin-kit/resource';
import type { CustomerWallet } from '@tarmac/freight-api/customers';
import { RecordsDrawer } from '../../../shared/party/RecordsDrawer.tsx';

/** What came into a wallet, was set aside and spent. @source freight-domain F10 流水 */
export function WalletRecordsDrawer({ rows, onOpenChange }: ActionDialogProps<CustomerWallet, unknown>) {
  const { id, customerId, customerName } = rows[0]!;
  return (
    <RecordsDrawer
      owner={{ ownerType: 'customer', ownerId: customerId ?? '', walletId: id }}
      name={customerName ?? ''}
      onOpenChange={onOpenChange}
    />
  );
}
