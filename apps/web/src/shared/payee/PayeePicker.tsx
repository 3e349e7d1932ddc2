import { createExaminationApi } from '@tarmac/freight-api/finance';
import { listWire } from '../api/listWire.ts';
import { quietClient } from '../api/quietClient.ts';
import { definePicker } from '../pickers/definePicker.ts';
import { payeeTexts as texts } from './payeeTexts.ts';

const api = createExaminationApi(quietClient);

/** Chooses the card that a waybill is paid to; the form around it says which waybill. There are few, and the wire gives all at once. */
export const PayeePicker = definePicker({
  list: async ({ noteId, ...query }, options) => {
    const typed = (listWire.read(query, ['payeeName']).filters?.['payeeName']?.contains ?? '').toLowerCase();
    const choices = await api.payees({ id: String(noteId) }, options);
    return {
      records: choices
        .map((choice) => ({ ...choice, id: choice.cardId }))
        .filter(({ payeeName, cardNo }) => `${payeeName} ${cardNo}`.toLowerCase().includes(typed)),
    };
  },
  searchBy: 'payeeName',
  rankedBy: ({ noteId }) => ({ noteId: String(noteId) }),
  text: ({ payeeName, cardNo }) => `${payeeName} ${cardNo}`,
  description: ({ payeeType_dictText, bankName, isDefault }, { localize }) =>
    [payeeType_dictText, bankName, isDefault ? localize(texts.usual) : null].filter(Boolean).join(' · '),
});
