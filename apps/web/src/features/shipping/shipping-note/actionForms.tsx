import type { FieldDefinition } from '@tarmac/admin-kit/field';
import type { SchemaSource } from '@tarmac/admin-kit/form';
import type { FormValues, ActionForm, FormSpec } from '@tarmac/admin-kit/resource';
import {
  type ShippingNote,
  shippingNoteAcceptFields,
  shippingNoteDepartFields,
  shippingNoteDispatchVehicleFields,
  shippingNoteEditPriceFields,
  shippingNoteLoadFields,
  shippingNoteSchemas as schemas,
  shippingNoteSignFields,
  shippingNoteUnloadFields,
} from '@tarmac/freight-api/shipping';
import { nowOrLater, secondAfter } from '../../../shared/texts/nowText.ts';
import { DriverPicker, VehiclePicker } from '../../../shared/pickers/pickers.tsx';
import { addNoteForm } from './addNoteForm.ts';
import { NetWeight } from './NetWeight.tsx';
import { NoteSummary } from './NoteSummary.tsx';
import { noteTexts as texts } from './noteTexts.ts';
import { PriceTrial } from './PriceTrial.tsx';
import { shippingNote } from './shippingNote.resource.ts';
import { TripFunds } from './TripFunds.tsx';

const intro: ActionForm<ShippingNote>['intro'] = (rows) => <NoteSummary row={rows[0]!} />;
const reasonForm = (schema: SchemaSource): ActionForm<ShippingNote> => ({ fields: shippingNoteAcceptFields, schema, intro });

const never = () => false;

/** Not typed in: whose money a trip holds, and where it begins. */
const aboutFunds: Record<string, FieldDefinition> = {
  noteId: { kind: 'text', label: shippingNote.label },
  customerId: shippingNote.fields.customerId,
  companyId: shippingNote.fields.companyId,
  settleType: shippingNote.fields.settleType,
  frozenAmount: shippingNote.fields.frozenAmount,
  sendLng: shippingNote.fields.sendLng,
  sendLat: shippingNote.fields.sendLat,
};
const tripFields: Record<string, FieldDefinition> = {
  driverId: { kind: 'reference', label: texts.driver, textField: 'driverName', picker: DriverPicker, required: true },
  vehicleId: { kind: 'reference', label: texts.vehicle, textField: 'vehicleNumber', picker: VehiclePicker, required: true },
  ...shippingNoteDispatchVehicleFields,
  coDriverId: { ...shippingNote.fields.coDriverId, readOnly: false, picker: DriverPicker },
  ...aboutFunds,
};
const tripForm = (schema: SchemaSource): ActionForm<ShippingNote> => ({
  schema,
  fields: tripFields,
  columns: 2,
  width: 640,
  intro,
  // Anyone who changes the vehicle keeps the driver, or the other way round.
  initial: (rows) => ({ ...rows[0], noteId: rows[0]?.id }),
  layout: {
    groups: [
      {
        title: '',
        items: [
          'driverId',
          'vehicleId',
          ...Object.keys(shippingNoteDispatchVehicleFields),
          ...Object.keys(aboutFunds).map((field) => ({ field, when: never })),
        ],
        footer: (values) => <TripFunds values={values} />,
      },
    ],
  },
});
const tareIsLess = ({ gross, tare }: FormValues) =>
  typeof gross === 'number' && typeof tare === 'number' && tare >= gross ? texts.tareIsLess : undefined;
/** Weights, of which the net one follows from the others, and what else a weighing needs. */
const weighingLayout = (...times: readonly string[]): FormSpec => ({
  groups: [
    {
      title: '',
      items: ['gross', { field: 'tare', check: tareIsLess }, { field: 'weight', help: texts.netHelp }],
      footer: (values) => <NetWeight values={values} />,
    },
    { title: '', items: [...times, 'slipNo', { field: 'files', required: true, wide: true }] },
  ],
});

/** What the actions on a waybill ask for. A list is there before they are: they are fetched with the first one that is opened. */
export const actionForms = {
  dispatch: tripForm(schemas.dispatchVehicle),
  accept: reasonForm(schemas.accept),
  load: {
    schema: schemas.load,
    fields: shippingNoteLoadFields,
    columns: 2,
    width: 640,
    intro,
    initial: ([row]) => ({ time: nowOrLater(row?.acceptTime) }),
    layout: weighingLayout('time'),
  },
  depart: {
    schema: schemas.depart,
    fields: shippingNoteDepartFields,
    intro,
    initial: ([row]) => ({ departTime: nowOrLater(row?.loadTime) }),
  },
  unload: {
    schema: schemas.unload,
    fields: shippingNoteUnloadFields,
    columns: 2,
    width: 640,
    intro,
    // A way takes time.
    initial: ([row]) => ({ time: nowOrLater(secondAfter(row?.departTime ?? row?.loadTime ?? null), row?.arriveTime) }),
    layout: weighingLayout('arriveTime', 'time'),
  },
  sign: {
    schema: schemas.sign,
    fields: shippingNoteSignFields,
    columns: 2,
    width: 640,
    intro,
    initial: ([row]) => ({ signTime: nowOrLater(row?.unloadTime) }),
    layout: ['signTime', 'signBy', 'receiptNo', { field: 'files', required: true, wide: true }],
  },
  change: tripForm(schemas.changeVehicle),
  refuse: reasonForm(schemas.refuse),
  addNote: { ...addNoteForm, intro },
  editPrice: {
    schema: schemas.editPrice,
    fields: {
      ...shippingNoteEditPriceFields,
      orderMode: shippingNote.fields.orderMode,
      lossMode: shippingNote.fields.lossMode,
      noteId: aboutFunds['noteId']!,
    },
    columns: 2,
    width: 640,
    intro,
    initial: (rows) => ({ ...rows[0], noteId: rows[0]?.id }),
    layout: {
      groups: [
        {
          title: '',
          items: [
            // Not to be changed here: they say which prices a waybill has, and which one it is.
            ...['orderMode', 'lossMode', 'noteId'].map((field) => ({ field, when: never })),
            'unitPrice',
            'customerUnitPrice',
            { field: 'agentFee', when: (values) => values['orderMode'] === '3' },
            'serviceRate',
            { field: 'cargoPrice', when: (values) => values['lossMode'] !== '0' },
            { field: 'lossRate', when: (values) => values['lossMode'] === '1' },
            'extraFee',
            'deduction',
            { field: 'reason', wide: true },
          ],
          footer: (values, row) => <PriceTrial values={values} before={row} />,
        },
      ],
    },
  },
} satisfies Readonly<Record<string, ActionForm<ShippingNote>>>;
