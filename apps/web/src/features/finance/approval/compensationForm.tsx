import { field } from '@tarmac/admin-kit/field';
import { formatMoney, useLocale } from '@tarmac/admin-kit/i18n';
import type { ActionForm, FormValues } from '@tarmac/admin-kit/resource';
import { compensationAddFields as fields, compensationSchemas } from '@tarmac/freight-api/finance';
import { Note } from '../../../shared/pages/Note.tsx';
import { CreditorCardPicker } from '../../../shared/payee/CreditorCardPicker.ts';
import { NotePicker } from '../../../shared/pickers/notePicker.ts';
import { approvalTexts as texts } from './approvalTexts.ts';

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
