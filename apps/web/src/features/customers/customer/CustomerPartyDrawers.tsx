import type { ActionDialogProps } from '@tarmac/admin-kit/resource';
import { createCustomerUserApi, type Customer } from '@tarmac/freight-api/customers';
import { useMemo } from 'react';
import { BankCardsDrawer } from '../../../shared/party/BankCardsDrawer.tsx';
import { type CompanyUsersApi, CompanyUsersDrawer } from '../../../shared/party/CompanyUsersDrawer.tsx';
import { client } from '../../../shared/session.ts';
import { partyTexts } from './partyTexts.ts';

const api = createCustomerUserApi(client);

/** The accounts that money goes back to. @source freight-domain 2.18 */
export function CustomerAccountsDrawer({ rows, onOpenChange }: ActionDialogProps<Customer, unknown>) {
  const { id, customerName, customerKind } = rows[0]!;
  return (
    <BankCardsDrawer
      holder={{ type: 'customer', id, name: customerName ?? '', accountType: customerKind === '3' ? '2' : '1' }}
      label={partyTexts.accounts}
      listsOf="customer"
      onOpenChange={onOpenChange}
    />
  );
}

/** Who signs in for a customer. @source freight-domain 2.11, F07 用户 */
export function CustomerUsersDrawer({ rows, onOpenChange }: ActionDialogProps<Customer, unknown>) {
  const { id: customerId, customerName } = rows[0]!;
  const calls = useMemo<CompanyUsersApi>(
    () => ({
      list: (options) => api.list({ customerId }, options),
      add: (login, options) => api.add({ customerId, ...login }, options),
      resetPwd: (login) => api.resetPwd({ customerId, ...login }),
      freeze: (login, options) => api.freeze({ customerId, ...login }, options),
    }),
    [customerId],
  );
  return (
    <CompanyUsersDrawer
      cid={customerId}
      name={customerName ?? ''}
      label={partyTexts.users}
      api={calls}
      permission="customer:user"
      onOpenChange={onOpenChange}
    />
  );
}
