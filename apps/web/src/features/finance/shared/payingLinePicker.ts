import { formatMoney } from '@tarmac/admin-kit/i18n';
import { bankLineStates, createBankLineApi } from '@tarmac/freight-api/finance';
import { quietClient } from '../../../shared/api/quietClient.ts';
import { definePicker } from '../../../shared/pickers/definePicker.ts';

/** Chooses an open line of the bank by which money left: of the account, and of the amount, that the form names. */
export const PayingLinePicker = definePicker({
  list: createBankLineApi(quietClient).list,
  searchBy: 'bankSerialNo',
  filter: { direction: { is: 'out' }, state: { is: bankLineStates.codes.open } },
  narrowedBy: ({ companyAccountId, amount }) =>
    typeof companyAccountId === 'string' && typeof amount === 'number'
      ? { filter: { companyAccountId: { is: companyAccountId }, amount: { from: String(amount), to: String(amount) } } }
      : {},
  text: (row) => row.bankSerialNo ?? '',
  description: (row) => [row.tradeTime, formatMoney(row.amount ?? 0), row.counterpartyName, row.purpose].filter(Boolean).join(' · '),
});
