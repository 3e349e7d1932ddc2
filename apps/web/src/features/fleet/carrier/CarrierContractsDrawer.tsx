import type { ActionDialogProps } from '@tarmac/admin-kit/resource';
import type { Carrier } from '@tarmac/freight-api/fleet';
import { PartyContractsDrawer } from '../../../shared/contract/PartyContractsDrawer.tsx';

/** What was agreed with a carrier. @source freight-domain F06 合同 */
export function CarrierContractsDrawer({ rows, onOpenChange }: ActionDialogProps<Carrier, unknown>) {
  const { id, carrierName } = rows[0]!;
  return <PartyContractsDrawer kind="carrier" partyId={id} name={carrierName ?? ''} onOpenChange={onOpenChange} />;
}
