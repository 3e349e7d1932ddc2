import { late } from '@tarmac/admin-kit/chunk';
import { defineAction, defineListAction } from '@tarmac/admin-kit/resource';
import { canAdvance } from '@tarmac/freight-api';
import { type ShippingNote, shippingNoteStates } from '@tarmac/freight-api/shipping';
import { ofOne } from '../../../../shared/api/ofOne.ts';
import { nextInQueue } from '../../../../shared/review/nextInQueue.ts';
import type { Verdict } from '../../../../shared/review/verdict.tsx';
import { session } from '../../../../shared/session/session.ts';
import { shippingNote } from '../shippingNote.resource.ts';
import { payCodes } from '../../../../shared/payee/payCodes.ts';
import { noteLabels as labels } from '../noteLabels.ts';
import { setPayee } from './setPayee.ts';

const ExamineDrawer = late(() => import('./ExamineDrawer.tsx'));
const ExamineChosenDialog = late(() => import('./ExamineChosenDialog.tsx'));

const calls = async () => (await import('./examiningApi.ts')).examiningApi;
const { codes } = shippingNoteStates;

/** Two people decide: who reviewed the waybill or named its payee would be refused. */
const isOthers = ({ businessReviewBy, payeeBy }: ShippingNote) => {
  const own = session.state().user?.username;
  return businessReviewBy !== own && payeeBy !== own;
};
const isToExamine = (row: ShippingNote) => canAdvance(shippingNoteStates, 'examine', row.noteStatus) && isOthers(row);
/** What a payment is made of stays as it was examined. */
const isUnpaid = ({ payState }: ShippingNote) => payState === null || payState === payCodes.closed;

/** From the business review to the payable waybill. @source freight-domain 3.2 N17–N19, F02 */
export const examiningActions = [
  defineAction<ShippingNote, Verdict>(shippingNote, {
    label: labels.examine,
    primary: true,
    permission: 'shipping:examine',
    when: isToExamine,
    dialog: ExamineDrawer,
    checkable: true,
    run: async ({ id, version: shown }, { input: { version = shown, ...verdict }, context }) =>
      ofOne((await calls()).examine({ ids: [id], versions: [version], ...verdict }, context)),
    next: nextInQueue(shippingNote, { isWaiting: isToExamine, query: { noteStatus: codes.reviewed, column: 'waitingSince' } }),
  }),
  setPayee,
  defineAction<ShippingNote, { reason: string }>(shippingNote, {
    label: labels.unexamine,
    permission: 'shipping:unexamine',
    danger: true,
    when: (row) => canAdvance(shippingNoteStates, 'unexamine', row.noteStatus) && isUnpaid(row),
    form: async () => (await import('./unexamineForm.tsx')).unexamineForm,
    checkable: true,
    run: async ({ id, version }, { input, context }) => (await calls()).unexamine({ id, version, ...input }, context),
  }),
];

/** The examination of many at once, each by itself. @source freight-domain G10 */
export const examineChosen = defineListAction<ShippingNote, Verdict>(shippingNote, {
  label: labels.examineChosen,
  permission: 'shipping:examine',
  needsSelection: true,
  when: isToExamine,
  dialog: ExamineChosenDialog,
  run: async (rows, { input: { pass, remark }, context }) =>
    (await calls()).examine({ ids: rows.map(({ id }) => id), versions: rows.map(({ version }) => version), pass, remark }, context),
});
