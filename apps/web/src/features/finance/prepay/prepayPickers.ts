import { createCompanyAccountApi } from '@tarmac/freight-api/finance';
import { quietClient } from '../../../shared/api/quietClient.ts';
import { definePicker } from '../../../shared/pickers/definePicker.ts';

/** Chooses an account of the company that money has come back to. */
export const RecoverAccountPicker = definePicker({
  list: createCompanyAccountApi(quietClient).list,
  searchBy: 'accountName',
  filter: { ownerType: { is: 'platform' }, usage: { in: ['receive', 'pay', 'both'] }, state: { is: '1' } },
  narrowedBy: ({ companyId }) => (typeof companyId === 'string' ? { filter: { ownerId: { is: companyId } } } : {}),
  text: (row) => row.accountName ?? '',
  description: (row) => [row.accountNo, row.bankName].filter(Boolean).join(' · '),
});
