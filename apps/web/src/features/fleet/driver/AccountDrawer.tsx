import type { ActionDialogProps } from '@tarmac/admin-kit/resource';
import type { Driver } from '@tarmac/freight-api/fleet';
import { RecordsDrawer } from '../../../shared/party/RecordsDrawer.tsx';

/** What a driver is owed and was paid, as the ledger has it. @source freight-domain 2.16, F04 账户 */
export function AccountDrawer({ rows, onOpenChange }: ActionDialogProps<Driver, unknown>) {
  const { id, driverName } = rows[0]!;
  return <RecordsDrawer owner={{ ownerType: 'driver', ownerId: id }} name={driverName ?? ''} onOpenChange={onOpenChange} />;
}
