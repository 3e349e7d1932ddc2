import { createOfflineAccountApi } from '@tarmac/freight-api/finance';
import { quietClient } from '../../../shared/api/quietClient.ts';
import { definePicker } from '../../../shared/pickers/definePicker.ts';

const { list } = createOfflineAccountApi(quietClient);

/** Chooses the account that a waybill was paid from: where a form names it, of its company or customer. */
export const OfflinePayerPicker = definePicker({
  list,
  searchBy: 'accountName',
  filter: { direction: { is: 'pay' }, enabled: { is: '1' } },
  narrowedBy: ({ companyId, customerId }) =>
    typeof companyId === 'string' && typeof customerId === 'string' ? { filter: { ownerId: { in: [companyId, customerId] } } } : {},
  // A company has several accounts under its one name.
  text: (row) => `${row.bankName ?? ''} ${row.accountNo ?? ''}`,
  description: (row) => row.accountName ?? '',
});

/** Chooses the account that the payee was paid to, where it is not the card of the waybill. */
export const OfflinePayeePicker = definePicker({
  list,
  searchBy: 'accountName',
  filter: { direction: { is: 'receive' }, enabled: { is: '1' } },
  narrowedBy: ({ creditorId }) => (typeof creditorId === 'string' ? { filter: { ownerId: { is: creditorId } } } : {}),
  text: (row) => [row.accountName, row.accountNo].join(' '),
  description: (row) => row.bankName ?? '',
});
