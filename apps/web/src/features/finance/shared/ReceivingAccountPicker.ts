import { createCompanyAccountApi } from '@tarmac/freight-api/finance';
import { quietClient } from '../../../shared/api/quietClient.ts';
import { definePicker } from '../../../shared/pickers/definePicker.ts';

/** Chooses a confirmed account of ours that money comes to, of the company that the form names. */
export const ReceivingAccountPicker = definePicker({
  list: createCompanyAccountApi(quietClient).list,
  searchBy: 'accountName',
  filter: { ownerType: { is: 'platform' }, usage: { in: ['receive', 'both'] }, verifyState: { is: '20' }, state: { is: '1' } },
  narrowedBy: ({ companyId }) => (typeof companyId === 'string' ? { filter: { ownerId: { is: companyId } } } : {}),
  text: (row) => row.accountName ?? '',
  description: (row) => [row.accountNo, row.bankName].filter(Boolean).join(' · '),
});
