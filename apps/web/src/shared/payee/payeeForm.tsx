import type { ActionForm } from '@tarmac/admin-kit/resource';
import { createExaminationApi } from '@tarmac/freight-api/finance';
import { type ShippingNote, shippingNoteFields as fields } from '@tarmac/freight-api/shipping';
import { RowFacts } from '../pages/RowFacts.tsx';
import { client } from '../session/session.ts';
import { PayeePicker } from './PayeePicker.tsx';
import { payeeTexts as texts } from './payeeTexts.ts';

/** Calls of it, fetched with its form. */
export const payeeApi = createExaminationApi(client);

/** Which waybill it is, and whom it names by now. */
const shown = ['shippingNoteNumber', 'driverName', 'driverFee', 'payeeName', 'payeeCardNo'] as const;

/** What setting the payee asks for. */
export const payeeForm: ActionForm<ShippingNote> = {
  fields: {
    // Not typed in: whose cards they are.
    noteId: { kind: 'text', label: fields.shippingNoteNumber.label },
    cardId: { kind: 'reference', label: texts.card, picker: PayeePicker, required: true },
  },
  intro: ([row]) => <RowFacts row={row!} fields={fields} names={shown} />,
  initial: ([row]) => ({ noteId: row?.id }),
  layout: [
    { field: 'noteId', when: () => false },
    { field: 'cardId', help: texts.cardHelp },
  ],
};
