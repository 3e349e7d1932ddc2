import { formatMoney } from '@tarmac/admin-kit/i18n';
import { createCustomerWalletApi } from '@tarmac/freight-api/customers';
import { quietClient } from '../../../shared/api/quietClient.ts';
import { definePicker } from '../../../shared/pickers/definePicker.ts';

/** Chooses a wallet of a customer. */
export const WalletPicker = definePicker({
  list: createCustomerWalletApi(quietClient).list,
  searchBy: 'customerName',
  text: (row) => row.customerName ?? '',
  description: (row) => [row.companyName, formatMoney(row.availableAmount ?? 0)].filter(Boolean).join(' · '),
});
