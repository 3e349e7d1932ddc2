import { createCompanyAccountApi } from '@tarmac/freight-api/finance';
import { quietClient } from '../../../shared/api/quietClient.ts';
import { definePicker } from '../../../shared/pickers/definePicker.ts';

/** Chooses an account at a bank of one of our companies, of the one that the form names. */
export const OwnAccountPicker = definePicker({
  list: createCompanyAccountApi(quietClient).list,
  searchBy: 'accountName',
  filter: { ownerType: { is: 'platform' } },
  narrowedBy: ({ companyId }) => (typeof companyId === 'string' ? { filter: { ownerId: { is: companyId } } } : {}),
  // A company has several accounts under its one name.
  text: (row) => `${row.bankName ?? ''} ${row.accountNo ?? ''}`,
  description: (row) => [row.accountName, row.branchName].filter(Boolean).join(' · '),
});
