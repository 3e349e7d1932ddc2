import type { ActionDialogProps } from '@tarmac/admin-kit/resource';
import type { Customer } from '@tarmac/freight-api/customers';
import { PartyContractsDrawer } from '../../../shared/contract/PartyContractsDrawer.tsx';

/** What was agreed with a customer. @source freight-domain F07 合同 */
export function CustomerContractsDrawer({ rows, onOpenChange }: ActionDialogProps<Customer, unknown>) {
  const { id, customerName } = rows[0]!;
  return <PartyContractsDrawer kind="customer" partyId={id} name={customerName ?? ''} onOpenChange={onOpenChange} />;
}
