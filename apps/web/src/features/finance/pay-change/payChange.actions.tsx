import { late } from '@tarmac/admin-kit/chunk';
import { type ActionForm, defineAction, defineListAction } from '@tarmac/admin-kit/resource';
import { canAdvance } from '@tarmac/freight-api';
import { type PayChange, payChangeStates } from '@tarmac/freight-api/finance';
import { askAbout } from '../../../shared/lists/rowSubject.tsx';
import type { Verdict } from '../../../shared/review/verdict.tsx';
import { session } from '../../../shared/session/session.ts';
import { payChange, payChangeApi } from './payChange.resource.ts';
import { payChangeTexts as texts } from './payChangeTexts.ts';

const AuditChangeDialog = late(() => import('./AuditChangeDialog.tsx'), { part: 'AuditChangeDialog' });

const keyOf = ({ id, version }: PayChange) => ({ id, version });
const isOwn = ({ applyBy }: PayChange): boolean => applyBy === session.state().user?.username;

/** A change of a payment that is chosen in the form. @source freight-domain S07 申请变更 */
export const applyForChange = defineListAction<PayChange, Parameters<typeof payChangeApi.add>[0]>(payChange, {
  label: texts.apply,
  primary: true,
  permission: 'payChange:apply',
  form: async () => (await import('./payChangeForm.tsx')).payChangeForms.chosen as ActionForm<PayChange>,
  checkable: true,
  success: texts.applied,
  run: (_rows, { input, context }) => payChangeApi.add(input, context),
});

/** What is done to a change. Two people decide: the second one is somebody else. @source freight-domain 3.4.2, S07 */
export const payChangeActions = [
  defineAction<PayChange, Verdict>(payChange, {
    label: texts.audit,
    primary: true,
    permission: 'payChange:audit',
    when: (row) => canAdvance(payChangeStates, 'audit', row.state) && !isOwn(row),
    dialog: AuditChangeDialog,
    checkable: true,
    run: (row, { input: { pass, remark }, context }) => payChangeApi.audit({ ...keyOf(row), pass, remark }, context),
  }),
  defineAction(payChange, {
    label: texts.cancel,
    permission: 'payChange:apply',
    danger: true,
    when: (row) => canAdvance(payChangeStates, 'cancel', row.state) && isOwn(row),
    confirm: askAbout(payChange, texts.askCancel),
    run: (row, { context }) => payChangeApi.cancel(keyOf(row), context),
  }),
];
