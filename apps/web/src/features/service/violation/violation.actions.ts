import { formatInstant } from '@tarmac/admin-kit/i18n';
import { type ActionForm, defineAction, defineListAction } from '@tarmac/admin-kit/resource';
import { canAdvance, type RowReason } from '@tarmac/freight-api';
import {
  type Violation,
  type ViolationAppealInput,
  type ViolationEditInput,
  type ViolationHandleInput,
  type ViolationInput,
  violationStates as states,
} from '@tarmac/freight-api/service';
import { violationApi as api } from '../../../shared/service/serviceApi.ts';
import { serviceTexts } from '../../../shared/service/serviceTexts.ts';
import { session } from '../../../shared/session/session.ts';
import { violation } from './violation.resource.ts';
import type { violationForms } from './violationForms.tsx';
import { violationTexts as texts } from './violationTexts.ts';

type Body<Input> = Omit<Input, 'id' | 'version'>;
type Away = { targetType?: unknown; noteId?: unknown };

const keyOf = ({ id, version }: Violation) => ({ id, version });
const may = (move: keyof typeof states.moves) => (row: Violation) => canAdvance(states, move, row.state);
const isNew = ({ state }: Violation): boolean => state === states.codes.toHandle;
const isInTime = ({ appealUntil }: Violation): boolean => formatInstant() <= (appealUntil ?? '');
/** Two people: who recorded it by hand, or appealed, does not decide. */
const isOthers = ({ source, createBy, appealBy }: Violation): boolean => {
  const own = session.state().user?.username;
  return (source !== 'manual' || createBy !== own) && appealBy !== own;
};
/** Fetched when the action is asked for. */
const formOf = (form: keyof typeof violationForms) => async (): Promise<ActionForm<Violation>> =>
  (await import('./violationForms.tsx')).violationForms[form];

/** What is done to a violation, the next step first. @source freight-domain 3.11, X02 */
export const violationActions = [
  defineAction<Violation, Body<ViolationHandleInput> & Away>(violation, {
    label: texts.punish,
    primary: true,
    permission: 'violation:handle',
    // Nobody is punished before they could appeal.
    when: (row) => may('handle')(row) && isOthers(row) && !(isNew(row) && isInTime(row)),
    form: formOf('punish'),
    checkable: true,
    success: texts.punished,
    run: (row, { input: { targetType: _type, noteId: _note, ...input }, context }) =>
      api.handle({ ...keyOf(row), ...input, pass: true }, context),
  }),
  defineAction<Violation, Pick<ViolationHandleInput, 'handleResult'>>(violation, {
    label: texts.acquit,
    permission: 'violation:handle',
    when: (row) => may('handle')(row) && isOthers(row),
    form: formOf('acquit'),
    checkable: true,
    success: texts.acquitted,
    run: (row, { input: { handleResult }, context }) => api.handle({ ...keyOf(row), handleResult, pass: false }, context),
  }),
  defineAction<Violation, Body<ViolationAppealInput>>(violation, {
    label: texts.appeal,
    primary: true,
    permission: 'violation:appeal',
    when: (row) => may('appeal')(row) && isInTime(row),
    form: formOf('appeal'),
    checkable: true,
    success: texts.appealed,
    run: (row, { input, context }) => api.appeal({ ...keyOf(row), ...input }, context),
  }),
  defineAction<Violation, Body<ViolationEditInput> & Away>(violation, {
    label: texts.edit,
    permission: 'violation:add',
    when: (row) => isNew(row) && row.source === 'manual',
    form: formOf('edit'),
    checkable: true,
    run: (row, { input: { targetType: _type, noteId: _note, ...input }, context }) => api.edit({ ...keyOf(row), ...input }, context),
  }),
  defineAction<Violation, Body<RowReason>>(violation, {
    label: texts.cancel,
    permission: 'violation:cancel',
    danger: true,
    when: may('cancel'),
    form: formOf('cancel'),
    checkable: true,
    run: (row, { input, context }) => api.cancel({ ...keyOf(row), ...input }, context),
  }),
];

/** What somebody has seen, of a waybill or of somebody. */
export const recordViolation = defineListAction<Violation, ViolationInput>(violation, {
  label: serviceTexts.recordViolation,
  primary: true,
  permission: 'violation:add',
  form: async () => (await import('../../../shared/service/serviceForms.tsx')).chosenServiceForms.recordViolation as ActionForm<Violation>,
  checkable: true,
  success: serviceTexts.recorded,
  run: (_rows, { input, context }) => api.add(input, context),
});
