import { FieldView } from '@tarmac/admin-kit/field';
import { useLocale } from '@tarmac/admin-kit/i18n';
import type { ActionForm } from '@tarmac/admin-kit/resource';
import { createExaminationApi } from '@tarmac/freight-api/finance';
import { type ShippingNote, shippingNoteFields as fields } from '@tarmac/freight-api/shipping';
import { client } from '../session/session.ts';
import { PayeePicker } from './PayeePicker.tsx';
import { payeeTexts as texts } from './payeeTexts.ts';

/** Calls of it, fetched with its form. */
export const payeeApi = createExaminationApi(client);

const shown = ['shippingNoteNumber', 'driverName', 'driverFee', 'payeeName', 'payeeCardNo'] as const;

/** Which waybill it is, and whom it names by now. */
function PresentPayee({ row }: { row: ShippingNote }) {
  const { localize } = useLocale();
  return (
    <dl className="m-0 mb-4 flex flex-wrap gap-x-6 gap-y-1 rounded-md bg-sunken px-3 py-2">
      {shown.map((name) => (
        <div key={name} className="flex gap-2">
          <dt className="text-ink-secondary">{localize(fields[name].label)}</dt>
          <dd className="m-0 tabular-nums">
            <FieldView meta={fields[name]} name={name} row={{ [name]: row[name] }} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** What setting the payee asks for. */
export const payeeForm: ActionForm<ShippingNote> = {
  fields: {
    // Not typed in: whose cards they are.
    noteId: { kind: 'text', label: fields.shippingNoteNumber.label },
    cardId: { kind: 'reference', label: texts.card, picker: PayeePicker, required: true },
  },
  intro: ([row]) => <PresentPayee row={row!} />,
  initial: ([row]) => ({ noteId: row?.id }),
  layout: [
    { field: 'noteId', when: () => false },
    { field: 'cardId', help: texts.cardHelp },
  ],
};
