import { type ActionForm, defineAction, defineListAction } from '@tarmac/admin-kit/resource';
import { canAdvance, type RowReason } from '@tarmac/freight-api';
import {
  type EditPriceInput,
  type GoodsInput,
  type LoadInput,
  type RevokeInput,
  type ShippingNote,
  shippingNoteStates,
  type SignInput,
  type TripInput,
  type UnloadInput,
} from '@tarmac/freight-api/shipping';
import { FileUp } from 'lucide-react';
import { confirmingWarnings } from '../../../shared/pages/askConfirm.tsx';
import { late } from '@tarmac/admin-kit/chunk';
import { session } from '../../../shared/session/session.ts';
import { prepayAction } from '../../../shared/prepay/prepayAction.ts';
import type { Verdict } from '../../../shared/review/verdict.tsx';
import { checkingActions } from './checking/checkingActions.tsx';
import { examiningActions } from './examining/examiningActions.tsx';
import type { TypedRemark } from './addNoteForm.ts';
import type { actionForms } from './actionForms.tsx';
import { noteLabels as labels } from './noteLabels.ts';
import { noteApi, shippingNote } from './shippingNote.resource.ts';
import { uploadNote } from './uploadNotes.ts';

const GoodsDialog = late(() => import('./GoodsDialog.tsx'));
const RevokeApproval = late(() => import('./RevokeApproval.tsx'));
const RevokeDialog = late(() => import('./RevokeDialog.tsx'));
const PrintDialog = late(() => import('./PrintDialog.tsx'));
const SlipImport = late(() => import('./SlipImport.tsx'));
const TimelineDialog = late(() => import('./TimelineDialog.tsx'));
const NoteContract = late(() => import('./NoteContract.ts'));
const NoteInsurance = late(() => import('./NoteInsurance.ts'));
const NoteTrackDrawer = late(() => import('./NoteTrackDrawer.tsx'));

type Body<Input> = Omit<Input, 'id' | 'version'>;
type Move = keyof typeof shippingNoteStates.moves;

const keyOf = (row: ShippingNote) => ({ id: row.id, version: row.version });
const may = (move: Move) => (row: ShippingNote) => canAdvance(shippingNoteStates, move, row.noteStatus);
const isOwnRequest = ({ revokeBy }: ShippingNote) => revokeBy === session.state().user?.username;
/** Fetched when the action is asked for. */
const formOf = (action: keyof typeof actionForms) => async (): Promise<ActionForm<ShippingNote>> =>
  (await import('./actionForms.tsx')).actionForms[action];

/** From dispatch to the payable waybill, with what may be done beside it. @source freight-domain 3.2, F02 */
export const noteActions = [
  defineAction<ShippingNote, Body<TripInput>>(shippingNote, {
    label: labels.dispatch,
    primary: true,
    permission: 'shipping:dispatchVehicle',
    when: may('dispatchVehicle'),
    form: formOf('dispatch'),
    checkable: true,
    run: (row, { input, context }) =>
      confirmingWarnings((confirmWarnings) => noteApi.dispatchVehicle({ ...keyOf(row), ...input, confirmWarnings }, context)),
  }),
  defineAction<ShippingNote, Body<RowReason>>(shippingNote, {
    label: labels.accept,
    primary: true,
    permission: 'shipping:accept',
    when: may('accept'),
    form: formOf('accept'),
    checkable: true,
    run: (row, { input, context }) => noteApi.accept({ ...keyOf(row), ...input }, context),
  }),
  defineAction<ShippingNote, Body<LoadInput>>(shippingNote, {
    label: labels.load,
    primary: true,
    permission: 'shipping:load',
    when: may('load'),
    form: formOf('load'),
    checkable: true,
    run: (row, { input, context }) =>
      confirmingWarnings((confirmWarnings) => noteApi.load({ ...keyOf(row), ...input, confirmWarnings }, context)),
  }),
  defineAction<ShippingNote, { departTime?: string | null }>(shippingNote, {
    label: labels.depart,
    primary: true,
    permission: 'shipping:load',
    when: may('depart'),
    form: formOf('depart'),
    checkable: true,
    run: (row, { input, context }) => noteApi.depart({ ...keyOf(row), ...input }, context),
  }),
  defineAction<ShippingNote, Body<UnloadInput>>(shippingNote, {
    label: labels.unload,
    primary: true,
    permission: 'shipping:unload',
    when: may('unload'),
    form: formOf('unload'),
    checkable: true,
    run: (row, { input, context }) =>
      confirmingWarnings((confirmWarnings) => noteApi.unload({ ...keyOf(row), ...input, confirmWarnings }, context)),
  }),
  defineAction<ShippingNote, Body<SignInput>>(shippingNote, {
    label: labels.sign,
    primary: true,
    permission: 'shipping:sign',
    // A revocation is decided on first.
    when: (row) => may('sign')(row) && row.revokeState !== '1',
    form: formOf('sign'),
    checkable: true,
    run: (row, { input, context }) =>
      confirmingWarnings((confirmWarnings) => noteApi.sign({ ...keyOf(row), ...input, confirmWarnings }, context)),
  }),
  ...checkingActions,
  ...examiningActions,
  defineAction(shippingNote, { label: labels.timeline, permission: 'shipping:timeline', dialog: TimelineDialog }),
  defineAction(shippingNote, {
    label: labels.track,
    permission: 'shipping:track',
    dialog: NoteTrackDrawer,
    when: (row) => row.vehicleNumber !== null,
  }),
  defineAction(shippingNote, {
    label: labels.contract,
    permission: 'shipping:contract',
    dialog: NoteContract,
    when: (row) => row.driverName !== null,
  }),
  prepayAction(shippingNote),
  defineAction(shippingNote, { label: shippingNote.fields.insuranceState.label, permission: 'insurance:list', dialog: NoteInsurance }),
  uploadNote,
  defineAction(shippingNote, { label: labels.print, permission: 'shipping:print', dialog: PrintDialog }),
  defineAction<ShippingNote, Body<TripInput>>(shippingNote, {
    label: labels.change,
    permission: 'shipping:dispatchVehicle',
    when: may('changeVehicle'),
    form: formOf('change'),
    checkable: true,
    run: (row, { input, context }) =>
      confirmingWarnings((confirmWarnings) => noteApi.changeVehicle({ ...keyOf(row), ...input, confirmWarnings }, context)),
  }),
  defineAction<ShippingNote, Body<RowReason>>(shippingNote, {
    label: labels.refuse,
    permission: 'shipping:accept',
    danger: true,
    when: may('refuse'),
    form: formOf('refuse'),
    checkable: true,
    run: (row, { input, context }) => noteApi.refuse({ ...keyOf(row), ...input }, context),
  }),
  defineAction<ShippingNote, TypedRemark>(shippingNote, {
    label: labels.addNote,
    permission: 'shipping:addNote',
    form: formOf('addNote'),
    run: async (row, { input, context }) => (await import('./addNoteForm.ts')).addRemark(row, { typedRemark: input, context }),
  }),
  defineAction<ShippingNote, Body<GoodsInput>>(shippingNote, {
    label: labels.goods,
    permission: 'shipping:edit',
    when: may('setGoods'),
    dialog: GoodsDialog,
    run: (row, { input, context }) => noteApi.setGoods({ ...keyOf(row), ...input }, context),
  }),
  defineAction<ShippingNote, Body<EditPriceInput>>(shippingNote, {
    label: labels.editPrice,
    permission: 'shipping:editPrice',
    when: may('editPrice'),
    form: formOf('editPrice'),
    checkable: true,
    run: (row, { input, context }) => noteApi.editPrice({ ...keyOf(row), ...input }, context),
  }),
  defineAction<ShippingNote, Body<RevokeInput>>(shippingNote, {
    label: labels.revoke,
    permission: 'shipping:revoke',
    danger: true,
    when: (row) => may('revoke')(row) && row.revokeState !== '1',
    dialog: RevokeDialog,
    checkable: true,
    run: (row, { input, context }) => noteApi.revoke({ ...keyOf(row), ...input }, context),
  }),
  defineAction(shippingNote, {
    label: labels.revokeCancel,
    permission: 'shipping:revoke',
    when: (row) => row.revokeState === '1' && isOwnRequest(row),
    confirm: labels.revokeCancelHelp,
    run: (row, { context }) => noteApi.revokeCancel(keyOf(row), context),
  }),
  defineAction<ShippingNote, Verdict>(shippingNote, {
    label: labels.revokeApprove,
    primary: true,
    permission: 'shipping:revokeApprove',
    // Two people decide: who applied would be refused.
    when: (row) => row.revokeState === '1' && !isOwnRequest(row),
    dialog: RevokeApproval,
    checkable: true,
    run: (row, { input: verdict, context }) => noteApi.revokeApprove({ ...keyOf(row), ...verdict }, context),
  }),
];

/** Weights of waybills that are on their way, from a sheet. @source freight-domain F02 导入磅单 */
export const importSlips = defineListAction(shippingNote, {
  label: labels.importSlips,
  icon: <FileUp aria-hidden size={15} />,
  permission: 'shipping:import',
  dialog: SlipImport,
});
