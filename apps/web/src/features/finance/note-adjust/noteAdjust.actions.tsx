import { late } from '@tarmac/admin-kit/chunk';
import { type ActionForm, defineAction, defineListAction } from '@tarmac/admin-kit/resource';
import { canAdvance } from '@tarmac/freight-api';
import { type NoteAdjust, type NoteAdjustInput, noteAdjustStates } from '@tarmac/freight-api/finance';
import { adjustTexts } from '../../../shared/adjust/adjustTexts.ts';
import { askAbout } from '../../../shared/lists/rowSubject.tsx';
import type { Verdict } from '../../../shared/review/verdict.tsx';
import { session } from '../../../shared/session/session.ts';
import { noteAdjust, noteAdjustApi } from './noteAdjust.resource.ts';
import { noteAdjustTexts as texts } from './noteAdjustTexts.ts';

const AuditAdjustDialog = late(() => import('./AuditAdjustDialog.tsx'), { part: 'AuditAdjustDialog' });

const keyOf = ({ id, version }: NoteAdjust) => ({ id, version });
const isOwn = ({ applyBy }: NoteAdjust): boolean => applyBy === session.state().user?.username;

/** A correction of a waybill that is chosen in the form. */
export const applyForAdjust = defineListAction<NoteAdjust, NoteAdjustInput>(noteAdjust, {
  label: adjustTexts.apply,
  primary: true,
  permission: 'adjust:add',
  form: async () => (await import('../../../shared/adjust/adjustForm.tsx')).adjustForms.chosen as ActionForm<NoteAdjust>,
  checkable: true,
  success: adjustTexts.applied,
  run: (_rows, { input, context }) => noteAdjustApi.add(input, context),
});

/** What is done to a correction. Two people decide: the second one is somebody else. @source amendments 16, L20 */
export const noteAdjustActions = [
  defineAction<NoteAdjust, Verdict>(noteAdjust, {
    label: texts.audit,
    primary: true,
    permission: 'adjust:audit',
    when: (row) => canAdvance(noteAdjustStates, 'audit', row.state) && !isOwn(row),
    dialog: AuditAdjustDialog,
    checkable: true,
    run: (row, { input: { pass, remark }, context }) => noteAdjustApi.audit({ ...keyOf(row), pass, remark }, context),
  }),
  defineAction(noteAdjust, {
    label: texts.cancel,
    permission: 'adjust:add',
    danger: true,
    when: (row) => canAdvance(noteAdjustStates, 'cancel', row.state) && isOwn(row),
    confirm: askAbout(noteAdjust, texts.askCancel),
    run: (row, { context }) => noteAdjustApi.cancel(keyOf(row), context),
  }),
];
