import { toText } from '@tarmac/admin-kit/field';
import { createBankCardApi } from '@tarmac/freight-api/finance';
import { quietClient } from '../../../shared/api/quietClient.ts';
import { definePicker } from '../../../shared/pickers/definePicker.ts';

/** Chooses a confirmed account of the carrier or agent that a bill pays. */
export const PayeeCardPicker = definePicker({
  list: createBankCardApi(quietClient).list,
  searchBy: 'cardHolder',
  filter: { verifyState: { is: '20' } },
  narrowedBy: ({ billKind, partyId }) => ({
    filter: { holderType: { is: billKind === 'carrier' ? 'carrier' : 'customer' }, holderId: { is: toText(partyId) } },
  }),
  text: (row) => [row.cardHolder, row.cardNo].filter(Boolean).join(' '),
  description: (row) => row.bankName ?? '',
});
