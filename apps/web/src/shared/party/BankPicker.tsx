import { createBankApi } from '@tarmac/freight-api/finance';
import { definePicker } from '../pickers/definePicker.ts';
import { listWire } from '../api/listWire.ts';
import { quietClient } from '../api/quietClient.ts';

const api = createBankApi(quietClient);

/** Chooses a bank. There are few, and the wire gives all at once. */
export const BankPicker = definePicker({
  list: async (query, options) => {
    const { bankName } = listWire.read(query, ['bankName']).filters ?? {};
    const typed = (bankName?.contains ?? '').toLowerCase();
    const all = await api.choices(options);
    return { records: all.filter((bank) => `${bank.bankName} ${bank.bankCode}`.toLowerCase().includes(typed)) };
  },
  searchBy: 'bankName',
  text: (bank) => bank.bankName,
  description: (bank) => bank.bankCode,
});
