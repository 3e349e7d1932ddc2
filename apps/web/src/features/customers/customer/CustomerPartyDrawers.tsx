import type { ActionDialogProps } from '@tarmac/admin-kit/resource';
import type { Customer } from '@tarmac/freight-api/customers';
import { useMemo } from 'react';
import { BankCardsDrawer } from '../../../shared/party/BankCardsDrawer.tsx';
import { type CompanyUsersApi, CompanyUsersDrawer } from '../../../shared/party/CompanyUsersDrawer.tsx';
import { CompanyAccountsDrawer } from '../../../shared/party/CompanyAccountsDrawer.tsx';
import { customerUserApi as api } from '../customer-user/customerUser.resource.ts';
import { partyTexts } from './partyTexts.ts';

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

/** The accounts of a customer with banks. @source freight-domain 2.17 */
export function CustomerCompanyAccountsDrawer({ rows, onOpenChange }: ActionDialogProps<Customer, unknown>) {
  const { id, customerName } = rows[0]!;
  return <CompanyAccountsDrawer owner={{ ownerType: 'customer', ownerId: id }} name={customerName ?? ''} onOpenChange={onOpenChange} />;
}

const may = { add: 'customerUser:add', resetPwd: 'customerUser:resetPwd', freeze: 'customerUser:freeze' };

/** Who signs in for a customer. @source freight-domain 2.11, F07 用户 */
export function CustomerUsersDrawer({ rows, onOpenChange }: ActionDialogProps<Customer, unknown>) {
  const { id: customerId, customerName } = rows[0]!;
  const calls = useMemo<CompanyUsersApi>(
    () => ({
      list: async (options) => (await api.ofCustomer({ customerId, pageSize: 200, column: 'createTime', order: 'asc' }, options)).records,
      add: (login, options) => api.add({ customerId, ...login }, options),
      resetPwd: ({ userId: id, ...passwords }, options) => api.resetPwd({ id, ...passwords }, options),
      freeze: ({ userId: id, status }, options) => api.freeze({ id, status }, options),
    }),
    [customerId],
  );
  return (
    <CompanyUsersDrawer
      cid={customerId}
      name={customerName ?? ''}
      label={partyTexts.users}
      api={calls}
      may={may}
      onOpenChange={onOpenChange}
    />
  );
}
