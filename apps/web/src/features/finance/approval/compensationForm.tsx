import { field } from '@tarmac/admin-kit/field';
import { formatMoney, useLocale } from '@tarmac/admin-kit/i18n';
import type { ActionForm, FormValues } from '@tarmac/admin-kit/resource';
import { compensationAddFields as fields, compensationSchemas, createBankCardApi } from '@tarmac/freight-api/finance';
import { createShippingNoteApi } from '@tarmac/freight-api/shipping';
import { quietClient } from '../../../shared/api/quietClient.ts';
import { Note } from '../../../shared/pages/Note.tsx';
import { definePicker } from '../../../shared/pickers/definePicker.tsx';
import { approvalTexts as texts } from './approvalTexts.ts';

const [notes, cards] = [createShippingNoteApi(quietClient), createBankCardApi(quietClient)];

/** Chooses the waybill that a complaint is about. */
const NotePicker = definePicker({
  list: notes.list,
  searchBy: 'shippingNoteNumber',
  text: (row) => row.shippingNoteNumber ?? '',
  description: (row) => [row.customerName, row.driverName, row.vehicleNumber].filter(Boolean).join(' · '),
});

/** Chooses a confirmed card of whom the freight of the waybill is owed to. */
const CreditorCardPicker = definePicker({
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

const isOfCarrier = ({ side }: FormValues) => side === 'carrier';

/** What is booked and paid once another person has agreed. */
function Outcome({ amount, side }: { amount: number; side: unknown }) {
  const { localize } = useLocale();
  return (
    <Note>
      {localize(side === 'carrier' ? texts.toCard : texts.toWallet)} <strong className="tabular-nums">{formatMoney(amount)}</strong>
    </Note>
  );
}

/** Which waybill, whom, how much and why. */
export const compensationForm: ActionForm<object> = {
  schema: compensationSchemas.add,
  fields: {
    ...fields,
    noteId: field.reference(fields.noteId, { picker: NotePicker }),
    cardId: field.reference(fields.cardId, { picker: CreditorCardPicker }),
  },
  layout: {
    groups: [
      {
        title: '',
        items: ['noteId', 'side', { field: 'cardId', when: isOfCarrier, required: true }, 'amount', 'reason'],
        footer: ({ amount, side }) => (typeof amount === 'number' && side ? <Outcome amount={amount} side={side} /> : null),
      },
    ],
  },
};
