import { late } from '@tarmac/admin-kit/chunk';
import { type ActionForm, defineAction, defineListAction } from '@tarmac/admin-kit/resource';
import { canAdvance } from '@tarmac/freight-api';
import {
  type EditWeightInput,
  type ResubmitInput,
  type ShippingNote,
  shippingNoteStates,
  type SubmitCheckInput,
} from '@tarmac/freight-api/shipping';
import { ofOne } from '../../../../shared/api/ofOne.ts';
import { confirmingWarnings } from '../../../../shared/pages/askConfirm.tsx';
import { nextInQueue } from '../../../../shared/review/nextInQueue.ts';
import type { Verdict } from '../../../../shared/review/verdict.tsx';
import { session } from '../../../../shared/session/session.ts';
import { noteApi, shippingNote } from '../shippingNote.resource.ts';
import type { ReviewVerdict } from './BusinessReviewDrawer.tsx';
import type { CheckVerdict } from './CheckDrawer.tsx';
import type { checkingForms } from './checkingForms.tsx';
import { noteLabels as labels } from '../noteLabels.ts';
import type { DocumentVerdict } from './PreCheckDrawer.tsx';

/** What a form of documents sends; known once such a form was open. */
const documentsOf = async (values: Readonly<Record<string, unknown>>) => (await import('./documentKinds.ts')).documentsOf(values);
const resubmitted = async (values: Omit<ResubmitInput, 'id' | 'version'>) => (await import('./documentKinds.ts')).resubmitted(values);

export const ChosenNotes = late(() => import('./ChosenNotes.tsx'));
const PreCheckDrawer = late(() => import('./PreCheckDrawer.tsx'));
const CheckDrawer = late(() => import('./CheckDrawer.tsx'));
const BusinessReviewDrawer = late(() => import('./BusinessReviewDrawer.tsx'));

const { codes } = shippingNoteStates;
const waiting = '1';
const refused = '3';

type Move = keyof typeof shippingNoteStates.moves;
const keyOf = ({ id, version }: ShippingNote) => ({ id, version });
/** What a batch sends of its rows. */
export const batchOf = (rows: readonly ShippingNote[]) => ({ ids: rows.map(({ id }) => id), versions: rows.map(({ version }) => version) });
const may = (move: Move) => (row: ShippingNote) => canAdvance(shippingNoteStates, move, row.noteStatus);
/** Two people decide: who handed it in would be refused. */
const isOthers = ({ submitCheckBy }: ShippingNote) => submitCheckBy !== session.state().user?.username;
const isReturned = (row: ShippingNote) => row.noteStatus === codes.checked && row.businessReviewState === refused;
/** It waits for the review, and for somebody who did not hand it in. */
export const isToReview = (row: ShippingNote) => may('businessReview')(row) && row.businessReviewState === waiting && isOthers(row);
const isToCheck = (row: ShippingNote) => may('check')(row) && isOthers(row);

/** Fetched when the action is asked for. */
const formOf = (action: keyof typeof checkingForms) => async (): Promise<ActionForm<ShippingNote>> =>
  (await import('./checkingForms.tsx')).checkingForms[action];

/** From the signature to the business review: documents, amounts, check and verdict. @source SHIP-03, SHIP-04, SHIP-05, freight-domain 3.2 N9–N16 */
export const checkingActions = [
  defineAction<ShippingNote, Verdict & { files: DocumentVerdict[] }>(shippingNote, {
    label: labels.preCheck,
    primary: true,
    permission: 'shipping:preCheck',
    when: may('preCheck'),
    dialog: PreCheckDrawer,
    checkable: true,
    run: (row, { input: verdict, context }) => noteApi.preCheck({ ...keyOf(row), ...verdict }, context),
    next: nextInQueue(shippingNote, { isWaiting: may('preCheck'), query: { noteStatus: codes.signed, column: 'waitingSince' } }),
  }),
  defineAction<ShippingNote, Omit<SubmitCheckInput, 'id' | 'version'>>(shippingNote, {
    label: labels.submitCheck,
    primary: true,
    permission: 'shipping:submitCheck',
    when: may('submitCheck'),
    form: formOf('submitCheck'),
    checkable: true,
    run: (row, { input, context }) => noteApi.submitCheck({ ...keyOf(row), ...input }, context),
  }),
  defineAction<ShippingNote, CheckVerdict>(shippingNote, {
    label: labels.check,
    primary: true,
    permission: 'shipping:check',
    when: isToCheck,
    dialog: CheckDrawer,
    checkable: true,
    run: ({ id, version: shown }, { input: { version = shown, ...verdict }, context }) =>
      ofOne(
        confirmingWarnings((confirmWarnings) => noteApi.check({ ids: [id], versions: [version], ...verdict, confirmWarnings }, context)),
      ),
    next: nextInQueue(shippingNote, { isWaiting: isToCheck, query: { noteStatus: codes.toCheck, column: 'waitingSince' } }),
  }),
  defineAction<ShippingNote, ReviewVerdict>(shippingNote, {
    label: labels.businessReview,
    primary: true,
    permission: 'shipping:businessReview',
    when: isToReview,
    dialog: BusinessReviewDrawer,
    checkable: true,
    run: ({ id, version: shown }, { input: { version = shown, ...verdict }, context }) =>
      ofOne(noteApi.businessReview({ ids: [id], versions: [version], ...verdict }, context)),
    next: nextInQueue(shippingNote, {
      isWaiting: isToReview,
      query: { noteStatus: codes.checked, businessReviewState: waiting, column: 'waitingSince' },
    }),
  }),
  defineAction<ShippingNote, Omit<ResubmitInput, 'id' | 'version'>>(shippingNote, {
    label: labels.resubmit,
    primary: true,
    permission: 'shipping:submitCheck',
    when: isReturned,
    form: formOf('resubmit'),
    checkable: true,
    run: async (row, { input, context }) => noteApi.resubmitReview({ ...keyOf(row), ...(await resubmitted(input)) }, context),
  }),
  defineAction<ShippingNote, { reason: string }>(shippingNote, {
    label: labels.reopen,
    permission: 'shipping:submitCheck',
    when: isReturned,
    form: formOf('reopen'),
    checkable: true,
    run: (row, { input, context }) => noteApi.reopen({ ...keyOf(row), ...input }, context),
  }),
  defineAction<ShippingNote, Readonly<Record<string, unknown>>>(shippingNote, {
    label: labels.supplement,
    permission: 'shipping:supplement',
    when: may('supplement'),
    form: formOf('supplement'),
    checkable: true,
    run: async (row, { input, context }) => noteApi.supplement({ ...keyOf(row), files: await documentsOf(input) }, context),
  }),
  defineAction<ShippingNote, Omit<EditWeightInput, 'id' | 'version'>>(shippingNote, {
    label: labels.editWeight,
    permission: 'shipping:editWeight',
    when: may('editWeight'),
    form: formOf('editWeight'),
    checkable: true,
    run: (row, { input, context }) =>
      confirmingWarnings((confirmWarnings) => noteApi.editWeight({ ...keyOf(row), ...input, confirmWarnings }, context)),
  }),
];

/** The documents of many at once: what lacks one stays. @source freight-domain F02 批量预审 */
export const preCheckChosen = defineListAction<ShippingNote>(shippingNote, {
  label: labels.preCheckChosen,
  permission: 'shipping:preCheck',
  needsSelection: true,
  when: may('preCheck'),
  confirm: (rows) => <ChosenNotes question="askPreCheckChosen" rows={rows} />,
  run: (rows, { context }) => noteApi.preCheckBatch(batchOf(rows), context),
});

/** The check of many at once, each by itself. @source freight-domain S03 批量验收 */
export const checkChosen = defineListAction<ShippingNote>(shippingNote, {
  label: labels.checkChosen,
  permission: 'shipping:check',
  needsSelection: true,
  when: isToCheck,
  confirm: (rows) => <ChosenNotes question="askCheckChosen" rows={rows} />,
  run: (rows, { context }) => noteApi.check({ ...batchOf(rows), pass: true }, context),
});
