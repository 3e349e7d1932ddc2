import type { ActionDialogProps } from '@tarmac/admin-kit/resource';
import type { Driver } from '@tarmac/freight-api/fleet';
import { BankCardsDrawer } from '../../../shared/party/BankCardsDrawer.tsx';
import { driver } from './driver.resource.ts';
import { driverTexts } from './driverTexts.ts';

/** The cards that a driver is paid to. @source freight-domain F04 银行卡 */
export function DriverCardsDrawer({ rows, onOpenChange }: ActionDialogProps<Driver, unknown>) {
  const { id, driverName } = rows[0]!;
  return (
    <BankCardsDrawer
      holder={{ type: 'driver', id, name: driverName ?? '', accountType: '2' }}
      label={driverTexts.cards}
      listsOf={driver.name}
      onOpenChange={onOpenChange}
    />
  );
}
