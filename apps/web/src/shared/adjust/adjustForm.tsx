import type { FieldDefinition } from '@tarmac/admin-kit/field';
import type { ActionForm, FormItem, FormValues } from '@tarmac/admin-kit/resource';
import {
  createNoteAdjustApi,
  type NoteAdjust,
  noteAdjustAddFields as fields,
  noteAdjustSchemas as schemas,
  type NoteAdjustTrialQuery,
} from '@tarmac/freight-api/finance';
import { createShippingNoteApi, type ShippingNote, shippingNoteFields, shippingNoteStates } from '@tarmac/freight-api/shipping';
import { useLocale } from '@tarmac/admin-kit/i18n';
import { quietClient } from '../api/quietClient.ts';
import { Note } from '../pages/Note.tsx';
import { RowFacts } from '../pages/RowFacts.tsx';
import { definePicker } from '../pickers/definePicker.ts';
import { client } from '../session/session.ts';
import { AdjustTrial, isTriable } from './AdjustTrial.tsx';
import { adjustTexts as texts } from './adjustTexts.ts';

/** Calls of corrections, fetched with their form. */
export const adjustApi = createNoteAdjustApi(client);

const { examined, payable, paying, paid, invoiced } = shippingNoteStates.codes;
/** What is examined costs what it costs, until it is corrected. */
export const adjustableStates: readonly string[] = [examined, payable, paying, paid, invoiced];

const NotePicker = definePicker({
  list: createShippingNoteApi(quietClient).list,
  searchBy: 'shippingNoteNumber',
  filter: { noteStatus: { in: [...adjustableStates] } },
  text: (row) => row.shippingNoteNumber ?? '',
  description: (row) => [row.customerName, row.driverName, row.vehicleNumber].filter(Boolean).join(' · '),
});

const about = ['shippingNoteNumber', 'noteStatus', 'customerName', 'driverName', 'feeTotal', 'driverFee', 'paidAmount'] as const;
type About = Pick<ShippingNote, (typeof about)[number]>;

/** What follows on this side, and what it comes to. */
function Outcome({ values: { noteId, side, amount } }: { values: FormValues }) {
  const { localize } = useLocale();
  if (typeof side !== 'string') return null;
  return (
    <>
      <Note>{localize(side === 'customer' ? texts.customerHelp : texts.carrierHelp)}</Note>
      {isTriable({ noteId, side, amount }) && <AdjustTrial of={{ noteId, side, amount } as NoteAdjustTrialQuery} />}
    </>
  );
}
const trialOf = (values: FormValues) => <Outcome values={values} />;

const formFields: Record<string, FieldDefinition> = {
  ...Object.fromEntries(about.map((name) => [name, shippingNoteFields[name]])),
  ...fields,
  noteId: { kind: 'reference', label: shippingNoteFields.shippingNoteNumber.label, picker: NotePicker, required: true },
};
const what: readonly FormItem[] = [{ field: 'side' }, { field: 'amount', help: texts.amountHelp }];
const why: readonly FormItem[] = [
  { field: 'reasonCode', wide: true },
  { field: 'reason', wide: true },
  { field: 'files', wide: true },
];
const hidden: readonly FormItem[] = about.map((field) => ({ field, when: () => false }));
const shared = { schema: schemas.add, fields: formFields, columns: 2, width: 720 } as const;

/** What asking for a correction takes: of a waybill that is known, and of one that is chosen. */
export const adjustForms = {
  ofNote: {
    ...shared,
    intro: ([row]: readonly ShippingNote[]) => <RowFacts row={row!} fields={shippingNoteFields} names={about} />,
    initial: ([row]: readonly ShippingNote[]) => ({ noteId: row?.id }),
    layout: {
      groups: [
        { title: '', items: [{ field: 'noteId', when: () => false }, ...what], footer: trialOf },
        { title: '', items: why },
      ],
    },
  },
  chosen: {
    ...shared,
    layout: {
      groups: [
        {
          title: '',
          items: [
            ...hidden,
            {
              field: 'noteId',
              wide: true,
              onPick: (picked, set) => {
                for (const name of about) set(name, picked?.row?.[name] ?? null);
              },
            },
          ],
          footer: (values) =>
            values['shippingNoteNumber'] ? <RowFacts row={values as About} fields={shippingNoteFields} names={about} /> : null,
        },
        { title: '', items: what, footer: trialOf },
        { title: '', items: why },
      ],
    },
  },
} satisfies { ofNote: ActionForm<ShippingNote>; chosen: ActionForm<NoteAdjust> };
