import { createBankCardApi } from '@tarmac/freight-api/finance';
import { createShippingNoteApi } from '@tarmac/freight-api/shipping';
import { quietClient } from '../api/quietClient.ts';
import { definePicker } from '../pickers/definePicker.ts';

const [notes, cards] = [createShippingNoteApi(quietClient), createBankCardApi(quietClient)];

/** Chooses a confirmed card of whom the freight of the waybill is owed to, which stands in `noteId` of the form. */
export const CreditorCardPicker = definePicker({
  list: async ({ noteId, ...query }, options) => {
    if (typeof noteId !== 'string' || noteId === '') return { records: [], total: 0 };
    const { creditorType, creditorId } = await notes.get(noteId, options);
    if (!creditorType || !creditorId) return { records: [], total: 0 };
    return cards.list({ ...query, holderType: creditorType, holderId: creditorId, verifyState: '20' }, options);
  },
  searchBy: 'cardHolder',
  narrowedBy: ({ noteId }) => ({ parameters: { noteId: typeof noteId === 'string' ? noteId : '' } }),
  text: (row) => [row.cardHolder, row.cardNo].filter(Boolean).join(' '),
  description: (row) => row.bankName ?? '',
});
