import type { ActionDialogProps } from '@tarmac/admin-kit/resource';
import { type Carrier, createCarrierUserApi } from '@tarmac/freight-api/fleet';
import { useMemo } from 'react';
import { BankCardsDrawer } from '../../../shared/party/BankCardsDrawer.tsx';
import { type CompanyUsersApi, CompanyUsersDrawer } from '../../../shared/party/CompanyUsersDrawer.tsx';
import { CompanyAccountsDrawer } from '../../../shared/party/CompanyAccountsDrawer.tsx';
import { RecordsDrawer } from '../../../shared/party/RecordsDrawer.tsx';
import { client } from '../../../shared/session/session.ts';
import { carrierTexts as texts } from './carrierTexts.ts';

const api = createCarrierUserApi(client);

/** The accounts of a carrier with banks. @source freight-domain F06 对公账户 */
export function CarrierAccountsDrawer({ rows, onOpenChange }: ActionDialogProps<Carrier, unknown>) {
  const { id, carrierName } = rows[0]!;
  return <CompanyAccountsDrawer owner={{ ownerType: 'carrier', ownerId: id }} name={carrierName ?? ''} onOpenChange={onOpenChange} />;
}

/** The cards and accounts that a carrier is paid to. @source freight-domain 2.18 */
export function CarrierCardsDrawer({ rows, onOpenChange }: ActionDialogProps<Carrier, unknown>) {
  const { id, carrierName } = rows[0]!;
  return (
    <BankCardsDrawer
      holder={{ type: 'carrier', id, name: carrierName ?? '', accountType: '1' }}
      label={texts.cards}
      listsOf="carrier"
      onOpenChange={onOpenChange}
    />
  );
}

/** What a carrier is owed and was paid, as the ledger has it. @source freight-domain 2.16 */
export function CarrierRecordsDrawer({ rows, onOpenChange }: ActionDialogProps<Carrier, unknown>) {
  const { id, carrierName } = rows[0]!;
  return <RecordsDrawer owner={{ ownerType: 'carrier', ownerId: id }} name={carrierName ?? ''} onOpenChange={onOpenChange} />;
}

const may = { add: 'carrier:user', resetPwd: 'carrier:user', freeze: 'carrier:user' };

/** Who signs in for a carrier. @source freight-domain F06 登录账号 */
export function CarrierUsersDrawer({ rows, onOpenChange }: ActionDialogProps<Carrier, unknown>) {
  const { id: carrierId, carrierName } = rows[0]!;
  const calls = useMemo<CompanyUsersApi>(
    () => ({
      list: (options) => api.list({ carrierId }, options),
      add: (login, options) => api.add({ carrierId, ...login }, options),
      resetPwd: (login, options) => api.resetPwd({ carrierId, ...login }, options),
      freeze: (login, options) => api.freeze({ carrierId, ...login }, options),
    }),
    [carrierId],
  );
  return (
    <CompanyUsersDrawer cid={carrierId} name={carrierName ?? ''} label={texts.users} api={calls} may={may} onOpenChange={onOpenChange} />
  );
}
