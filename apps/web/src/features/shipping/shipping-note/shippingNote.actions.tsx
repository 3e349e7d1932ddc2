import type { SchemaSource } from '@tarmac/admin-kit/form';
import { type ActionForm, defineAction, type FormSpec } from '@tarmac/admin-kit/resource';
import type { FieldDefinition } from '@tarmac/admin-kit/field';
import { canAdvance } from '@tarmac/freight-api';
import {
  createNoteEventApi,
  type EditPriceInput,
  type LoadInput,
  type RevokeInput,
  type RowReason,
  type ShippingNote,
  shippingNoteAcceptFields,
  shippingNoteDepartFields,
  shippingNoteDispatchVehicleFields,
  shippingNoteEditPriceFields,
  shippingNoteLoadFields,
  shippingNoteRevokeApproveFields,
  shippingNoteSchemas as schemas,
  shippingNoteSignFields,
  shippingNoteStates,
  shippingNoteUnloadFields,
  type SignInput,
  type TripInput,
  type UnloadInput,
} from '@tarmac/freight-api/shipping';
import { confirmingWarnings } from '../../../shared/askConfirm.tsx';
import { latePart } from '../../../shared/latePart.ts';
import { nowText } from '../../../shared/nowText.ts';
import { DriverPicker, VehiclePicker } from '../../../shared/pickers.tsx';
import type { Verdict } from '../../../shared/ReviewDrawer.tsx';
import { client } from '../../../shared/session.ts';
import { addNoteForm, remarkOf, type TypedRemark } from './addNoteForm.ts';
import { noteTexts as texts } from './noteTexts.ts';
import { noteApi, shippingNote } from './shippingNote.resource.ts';

const ReviewDrawer = latePart(async () => (await import('../../../shared/ReviewDrawer.tsx')).ReviewDrawer);
const RevokeDialog = latePart(async () => (await import('./RevokeDialog.tsx')).RevokeDialog);
const PrintDialog = latePart(async () => (await import('./PrintDialog.tsx')).PrintDialog);
const TimelineDialog = latePart(async () => (await import('./TimelineDialog.tsx')).TimelineDialog);
const NoteTrackDrawer = latePart(async () => (await import('./NoteTrackDrawer.tsx')).NoteTrackDrawer);

type Body<Input> = Omit<Input, 'id' | 'version'>;
type Move = keyof typeof shippingNoteStates.moves;

const events = createNoteEventApi(client);
const keyOf = (row: ShippingNote) => ({ id: row.id, version: row.version });
const may = (move: Move) => (row: ShippingNote) => canAdvance(shippingNoteStates, move, row.noteStatus);
const NoteSummary = latePart(async () => (await import('./NoteSummary.tsx')).NoteSummary);
const NoteConsequences = latePart(async () => (await import('./NoteConsequences.tsx')).NoteConsequences);
const NetWeight = latePart(
  async () => (await import('./NetWeight.tsx')).NetWeight,
  () => null,
);
const TripFunds = latePart(
  async () => (await import('./TripFunds.tsx')).TripFunds,
  () => null,
);
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
  ...aboutFunds,
};
const tripForm = (schema: SchemaSource): ActionForm<ShippingNote> => ({
  schema,
  fields: tripFields,
  columns: 2,
  width: 640,
  intro,
  // Whoever changes the vehicle keeps the driver, or the other way round.
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
/** Weights, of which the net one follows from the others, and what else a weighing needs. */
const weighingLayout = (...times: readonly string[]): FormSpec => ({
  groups: [
    {
      title: '',
      items: ['gross', 'tare', { field: 'weight', help: texts.netHelp }],
      footer: (values) => <NetWeight values={values} />,
    },
    { title: '', items: [...times, 'slipNo', { field: 'files', required: true, wide: true }] },
  ],
});

/** From dispatch to signature, with what may be done beside it. @source freight-domain 3.2, F02 */
export const noteActions = [
  defineAction<ShippingNote, Body<TripInput>>(shippingNote, {
    label: texts.dispatch,
    permission: 'shipping:dispatchVehicle',
    when: may('dispatchVehicle'),
    form: tripForm(schemas.dispatchVehicle),
    run: (row, input, context) => noteApi.dispatchVehicle({ ...keyOf(row), ...input }, context),
  }),
  defineAction<ShippingNote, Body<RowReason>>(shippingNote, {
    label: texts.accept,
    permission: 'shipping:accept',
    when: may('accept'),
    form: reasonForm(schemas.accept),
    run: (row, input, context) => noteApi.accept({ ...keyOf(row), ...input }, context),
  }),
  defineAction<ShippingNote, Body<LoadInput>>(shippingNote, {
    label: texts.load,
    permission: 'shipping:load',
    when: may('load'),
    form: {
      schema: schemas.load,
      fields: shippingNoteLoadFields,
      columns: 2,
      width: 640,
      intro,
      initial: () => ({ time: nowText() }),
      layout: weighingLayout('time'),
    },
    run: (row, input, context) =>
      confirmingWarnings((confirmWarnings) => noteApi.load({ ...keyOf(row), ...input, confirmWarnings }, context)),
  }),
  defineAction<ShippingNote, { departTime?: string | null }>(shippingNote, {
    label: texts.depart,
    permission: 'shipping:load',
    when: may('depart'),
    form: { schema: schemas.depart, fields: shippingNoteDepartFields, intro, initial: () => ({ departTime: nowText() }) },
    run: (row, input, context) => noteApi.depart({ ...keyOf(row), ...input }, context),
  }),
  defineAction<ShippingNote, Body<UnloadInput>>(shippingNote, {
    label: texts.unload,
    permission: 'shipping:unload',
    when: may('unload'),
    form: {
      schema: schemas.unload,
      fields: shippingNoteUnloadFields,
      columns: 2,
      width: 640,
      intro,
      initial: () => ({ time: nowText() }),
      layout: weighingLayout('arriveTime', 'time'),
    },
    run: (row, input, context) =>
      confirmingWarnings((confirmWarnings) => noteApi.unload({ ...keyOf(row), ...input, confirmWarnings }, context)),
  }),
  defineAction<ShippingNote, Body<SignInput>>(shippingNote, {
    label: texts.sign,
    permission: 'shipping:sign',
    when: may('sign'),
    form: {
      schema: schemas.sign,
      fields: shippingNoteSignFields,
      columns: 2,
      width: 640,
      intro,
      initial: () => ({ signTime: nowText() }),
      layout: ['signTime', 'signBy', 'receiptNo', { field: 'files', required: true, wide: true }],
    },
    run: (row, input, context) => noteApi.sign({ ...keyOf(row), ...input }, context),
  }),
  defineAction(shippingNote, {
    label: texts.timeline,
    permission: 'shipping:timeline',
    dialog: TimelineDialog,
    success: false,
    run: () => undefined,
  }),
  defineAction(shippingNote, {
    label: texts.track,
    permission: 'shipping:track',
    opens: true,
    when: (row) => row.vehicleNumber !== null,
    dialog: NoteTrackDrawer,
    run: () => undefined,
  }),
  defineAction(shippingNote, {
    label: texts.print,
    permission: 'shipping:print',
    dialog: PrintDialog,
    success: false,
    run: () => undefined,
  }),
  defineAction<ShippingNote, Body<TripInput>>(shippingNote, {
    label: texts.change,
    permission: 'shipping:dispatchVehicle',
    when: may('changeVehicle'),
    form: tripForm(schemas.changeVehicle),
    run: (row, input, context) => noteApi.changeVehicle({ ...keyOf(row), ...input }, context),
  }),
  defineAction<ShippingNote, Body<RowReason>>(shippingNote, {
    label: texts.refuse,
    permission: 'shipping:accept',
    danger: true,
    when: may('refuse'),
    form: reasonForm(schemas.refuse),
    run: (row, input, context) => noteApi.refuse({ ...keyOf(row), ...input }, context),
  }),
  defineAction<ShippingNote, TypedRemark>(shippingNote, {
    label: texts.addNote,
    permission: 'shipping:addNote',
    form: { ...addNoteForm, intro },
    run: (row, input, context) => events.add({ noteId: row.id, ...remarkOf(input) }, context),
  }),
  defineAction<ShippingNote, Body<EditPriceInput>>(shippingNote, {
    label: texts.editPrice,
    permission: 'shipping:editPrice',
    when: may('editPrice'),
    form: {
      schema: schemas.editPrice,
      fields: { ...shippingNoteEditPriceFields, orderMode: shippingNote.fields.orderMode, lossMode: shippingNote.fields.lossMode },
      columns: 2,
      width: 640,
      intro,
      initial: (rows) => ({ ...rows[0] }),
      layout: [
        // Not to be changed here: they say which prices a waybill has.
        { field: 'orderMode', when: never },
        { field: 'lossMode', when: never },
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
    },
    run: (row, input, context) => noteApi.editPrice({ ...keyOf(row), ...input }, context),
  }),
  defineAction<ShippingNote, Body<RevokeInput>>(shippingNote, {
    label: texts.revoke,
    permission: 'shipping:revoke',
    danger: true,
    when: (row) => may('revoke')(row) && row.revokeState !== '1',
    dialog: RevokeDialog,
    run: (row, input, context) => noteApi.revoke({ ...keyOf(row), ...input }, context),
  }),
  defineAction<ShippingNote, Verdict>(shippingNote, {
    label: texts.revokeApprove,
    permission: 'shipping:revokeApprove',
    when: (row) => row.revokeState === '1',
    dialog: ({ rows, onOpenChange, onSubmit }) => (
      <ReviewDrawer
        title={texts.revokeApprove}
        resource={shippingNote}
        row={rows[0]!}
        documents={['loadFiles', 'unloadFiles']}
        remark={shippingNoteRevokeApproveFields.remark}
        schema={schemas.revokeApprove}
        fields={['shippingNoteNumber', 'noteStatus', 'driverName', 'vehicleNumber', 'loadWeight', 'revokeBy', 'revokeCode', 'revokeReason']}
        intro={<NoteConsequences row={rows[0]!} isLoaded={false} />}
        onOpenChange={onOpenChange}
        onSubmit={onSubmit}
      />
    ),
    run: (row, verdict, context) => noteApi.revokeApprove({ ...keyOf(row), ...verdict }, context),
  }),
];
