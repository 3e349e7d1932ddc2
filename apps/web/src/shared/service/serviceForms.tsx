import { field } from '@tarmac/admin-kit/field';
import { type LocalText, useLocale } from '@tarmac/admin-kit/i18n';
import type { ActionForm, FormItem, FormValues } from '@tarmac/admin-kit/resource';
import {
  complaintAddFields,
  complaintSchemas,
  evaluationAddFields,
  evaluationSchemas,
  violationAddFields,
  violationSchemas,
} from '@tarmac/freight-api/service';
import { type ShippingNote, shippingNoteFields } from '@tarmac/freight-api/shipping';
import { Note } from '../pages/Note.tsx';
import { RowFacts } from '../pages/RowFacts.tsx';
import { NotePicker } from '../pickers/notePicker.ts';
import { CarrierPicker, CustomerPicker, DriverPicker, VehiclePicker } from '../pickers/pickers.tsx';
import { session } from '../session/session.ts';
import { nowText } from '../texts/nowText.ts';
import { serviceTexts as texts } from './serviceTexts.ts';

function Help({ text }: { text: LocalText }) {
  const { localize } = useLocale();
  return <Note>{localize(text)}</Note>;
}

const isStaff = () => session.state().userType === '1';
/** Who carries speaks about the customer, who has no score. */
const isAboutCarriage = () => ['1', '2'].includes(session.state().userType ?? '');
const about = ['shippingNoteNumber', 'noteStatus', 'customerName', 'driverName', 'vehicleNumber', 'carrierName', 'signTime'] as const;
const introOf = ([row]: readonly ShippingNote[]) => <RowFacts row={row!} fields={shippingNoteFields} names={about} />;
const initialOf = ([row]: readonly ShippingNote[]) => ({ noteId: row?.id });
/** Given by the waybill of the row. */
const given: FormItem = { field: 'noteId', when: () => false };

const complaintShared = {
  schema: complaintSchemas.add,
  fields: { ...complaintAddFields, noteId: field.reference(complaintAddFields.noteId, { picker: NotePicker }) },
  columns: 2,
  width: 720,
} as const;
const complaintItems: readonly FormItem[] = [
  { field: 'complaintType' },
  { field: 'againstType' },
  { field: 'fromType', when: isStaff, required: true, help: texts.fromHelp },
  { field: 'fromName', when: (values) => isStaff() && !values['noteId'] },
  { field: 'fromPhone' },
  { field: 'content', wide: true, help: texts.contentHelp },
  { field: 'files', wide: true },
];

const violationShared = {
  schema: violationSchemas.add,
  fields: {
    ...violationAddFields,
    noteId: field.reference(violationAddFields.noteId, { picker: NotePicker }),
    driverId: field.reference(violationAddFields.driverId, { picker: DriverPicker }),
    vehicleId: field.reference(violationAddFields.vehicleId, { picker: VehiclePicker }),
    carrierId: field.reference(violationAddFields.carrierId, { picker: CarrierPicker }),
    customerId: field.reference(violationAddFields.customerId, { picker: CustomerPicker }),
  },
  columns: 2,
  width: 760,
} as const;
const isOf = (code: string) => (values: FormValues) => values['targetType'] === code;
/** Of a waybill whom it is about is known, and a vehicle is named where it is to blame. */
const violationItems = (ofNote: boolean): readonly FormItem[] => [
  { field: 'violationType' },
  { field: 'targetType' },
  ...(ofNote
    ? []
    : ([
        { field: 'driverId', when: isOf('3'), help: texts.whoHelp },
        { field: 'vehicleId', when: isOf('3') },
        { field: 'carrierId', when: isOf('4') },
        { field: 'customerId', when: isOf('2') },
      ] as const)),
  { field: 'happenTime' },
  { field: 'location' },
  { field: 'detail', wide: true },
  { field: 'files', wide: true },
];
const punishmentItems: readonly FormItem[] = [
  { field: 'scoreDeduct', when: (values) => values['targetType'] !== '2' },
  { field: 'fineAmount', when: (values) => values['targetType'] !== '2' && Boolean(values['noteId']) },
  { field: 'blacklist', when: (values) => values['targetType'] !== '2' },
];
/** Who carried and ordered a waybill that is chosen; another of them may be named then. */
const crew = ['driverId', 'carrierId', 'customerId'] as const;
const chosenNote: FormItem = {
  field: 'noteId',
  wide: true,
  onPick: (picked, set) => crew.forEach((name) => set(name, picked?.row?.[name] ?? null)),
};
const violationLayout = (ofNote: boolean) => ({
  groups: [
    { title: '', items: [ofNote ? given : chosenNote, ...violationItems(ofNote)] },
    { title: texts.punishment, items: punishmentItems },
  ],
});
const violationInitial = { targetType: '3', blacklist: '0' } as const;

/** What the service side asks of a waybill that is known. */
export const noteServiceForms = {
  complain: {
    ...complaintShared,
    intro: introOf,
    initial: initialOf,
    layout: { groups: [{ title: '', items: [given, ...complaintItems] }] },
  },
  evaluate: {
    schema: evaluationSchemas.add,
    fields: evaluationAddFields,
    columns: 2,
    width: 640,
    intro: (rows) => (
      <>
        {introOf(rows)}
        {isAboutCarriage() && <Help text={texts.scoreHelp} />}
      </>
    ),
    initial: (rows) => ({ ...initialOf(rows), anonymous: '0' }),
    layout: {
      groups: [
        {
          title: '',
          items: [
            given,
            'score',
            { field: 'anonymous', help: texts.anonymousHelp },
            { field: 'content', wide: true },
            { field: 'tags', wide: true, help: texts.tagsHelp },
          ],
        },
        { title: texts.itemsTitle, items: ['timeliness', 'safety', 'service', 'document'] },
      ],
    },
  },
  recordViolation: {
    ...violationShared,
    intro: introOf,
    initial: (rows) => ({ ...initialOf(rows), ...violationInitial, happenTime: nowText() }),
    layout: violationLayout(true),
  },
} as const satisfies Record<string, ActionForm<ShippingNote>>;

/** The same where the waybill is chosen, if there is one. */
export const chosenServiceForms = {
  complain: {
    ...complaintShared,
    layout: { groups: [{ title: '', items: [{ field: 'noteId', wide: true }, ...complaintItems] }] },
  },
  recordViolation: {
    ...violationShared,
    initial: () => ({ ...violationInitial, happenTime: nowText() }),
    layout: violationLayout(false),
  },
} as const satisfies Record<string, ActionForm<object>>;
