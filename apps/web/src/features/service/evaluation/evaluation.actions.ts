import { formatInstant } from '@tarmac/admin-kit/i18n';
import { type ActionForm, defineAction } from '@tarmac/admin-kit/resource';
import { canAdvance, type RowReason } from '@tarmac/freight-api';
import { type Evaluation, type EvaluationInput, type EvaluationReplyInput, evaluationStates as states } from '@tarmac/freight-api/service';
import { askAbout } from '../../../shared/lists/rowSubject.tsx';
import { evaluationApi as api } from '../../../shared/service/serviceApi.ts';
import { serviceTexts } from '../../../shared/service/serviceTexts.ts';
import { session } from '../../../shared/session/session.ts';
import { evaluation } from './evaluation.resource.ts';
import type { evaluationForms } from './evaluationForms.tsx';
import { evaluationTexts as texts } from './evaluationTexts.ts';

type Body<Input> = Omit<Input, 'id' | 'version'>;

const keyOf = ({ id, version }: Evaluation) => ({ id, version });
/** Sides that a kind of person speaks for; staff give that of the platform beside these. */
const ownSides: Readonly<Record<string, readonly string[]>> = { 2: ['2'], 3: ['4'], 4: ['3', '5'] };
const isOwn = ({ fromType }: Evaluation): boolean => (ownSides[session.state().userType ?? ''] ?? []).includes(fromType ?? '');
const isGiven = ({ state }: Evaluation): boolean => state === states.codes.given;
/** Fetched when the action is asked for. */
const formOf = (form: keyof typeof evaluationForms) => async (): Promise<ActionForm<Evaluation>> =>
  (await import('./evaluationForms.tsx')).evaluationForms[form];

/** What is done to an evaluation. @source freight-domain 3.10, F14 */
export const evaluationActions = [
  defineAction<Evaluation, Omit<EvaluationInput, 'noteId'>>(evaluation, {
    label: serviceTexts.evaluate,
    primary: true,
    permission: 'evaluation:add',
    when: (row) => canAdvance(states, 'submit', row.state) && isOwn(row) && formatInstant() <= (row.dueTime ?? ''),
    form: formOf('give'),
    checkable: true,
    success: serviceTexts.evaluated,
    run: ({ noteId }, { input, context }) => api.add({ ...input, noteId: noteId ?? '' }, context),
  }),
  defineAction<Evaluation, Body<EvaluationReplyInput>>(evaluation, {
    label: texts.reply,
    permission: 'evaluation:reply',
    when: (row) => isGiven(row) && row.replyTime === null && !isOwn(row),
    form: formOf('reply'),
    checkable: true,
    run: (row, { input, context }) => api.reply({ ...keyOf(row), ...input }, context),
  }),
  defineAction<Evaluation, Body<RowReason>>(evaluation, {
    label: texts.hide,
    permission: 'evaluation:hide',
    danger: true,
    when: isGiven,
    form: formOf('hide'),
    checkable: true,
    run: (row, { input, context }) => api.hide({ ...keyOf(row), ...input }, context),
  }),
  defineAction(evaluation, {
    label: texts.show,
    permission: 'evaluation:hide',
    when: ({ state }) => canAdvance(states, 'show', state),
    confirm: askAbout(evaluation, texts.askShow),
    run: (row, { context }) => api.show(keyOf(row), context),
  }),
];
