import { late } from '@tarmac/admin-kit/chunk';
import { type ActionForm, defineAction, defineListAction } from '@tarmac/admin-kit/resource';
import { canAdvance } from '@tarmac/freight-api';
import { type Dianfu, type DianfuInput, type DianfuRepayInput, dianfuStates } from '@tarmac/freight-api/finance';
import { session } from '../../../shared/session/session.ts';
import type { Verdict } from '../../../shared/review/verdict.tsx';
import { dianfu, dianfuApi } from './dianfu.resource.ts';
import type { dianfuForms } from './dianfuForms.tsx';
import { dianfuTexts as texts } from './dianfuTexts.ts';

const AuditDialog = late(() => import('./AuditDialog.tsx'), { part: 'AuditDialog' });
const AdvanceDialog = late(() => import('./AdvanceDialog.tsx'), { part: 'AdvanceDialog' });
const RepaymentsDialog = late(() => import('./RepaymentsDialog.tsx'), { part: 'RepaymentsDialog' });

const keyOf = ({ id, version }: Dianfu) => ({ id, version });
const may = (move: keyof typeof dianfuStates.moves) => (row: Dianfu) => canAdvance(dianfuStates, move, row.state);
/** Two people decide: who asked for it would be refused. */
const isOthers = ({ applyBy }: Dianfu): boolean => applyBy !== session.state().user?.username;
/** Fetched when the action is asked for. */
const formOf =
  <Form extends keyof typeof dianfuForms>(form: Form) =>
  async () =>
    (await import('./dianfuForms.tsx')).dianfuForms[form];

/** What is done to an advance. @source freight-domain 3.6, F25 */
export const dianfuActions = [
  defineAction<Dianfu, Verdict>(dianfu, {
    label: texts.audit,
    primary: true,
    permission: 'dianfu:audit',
    when: (row) => may('audit')(row) && isOthers(row),
    dialog: AuditDialog,
    checkable: true,
    run: (row, { input: { pass, remark }, context }) => dianfuApi.audit({ ...keyOf(row), pass, remark }, context),
  }),
  defineAction<Dianfu, undefined>(dianfu, {
    label: texts.advance,
    primary: true,
    permission: 'dianfu:advance',
    when: (row) => may('advance')(row) && isOthers(row),
    dialog: AdvanceDialog,
    run: (row, { context }) => dianfuApi.advance(keyOf(row), context),
  }),
  defineAction<Dianfu, Omit<DianfuRepayInput, 'id' | 'version'>>(dianfu, {
    label: texts.repay,
    primary: true,
    permission: 'dianfu:repay',
    when: may('repay'),
    form: formOf('repay'),
    checkable: true,
    run: (row, { input, context }) => dianfuApi.repay({ ...keyOf(row), ...input }, context),
  }),
  defineAction(dianfu, { label: texts.records, permission: 'dianfu:view', dialog: RepaymentsDialog }),
  defineAction(dianfu, {
    label: texts.notice,
    permission: 'dianfu:notice',
    when: may('notice'),
    success: texts.noticed,
    run: (row, { context }) => dianfuApi.notice(keyOf(row), context),
  }),
  defineAction<Dianfu, { reason: string }>(dianfu, {
    label: texts.cancel,
    permission: 'dianfu:cancel',
    when: may('cancel'),
    form: formOf('cancel'),
    checkable: true,
    run: (row, { input, context }) => dianfuApi.cancel({ ...keyOf(row), ...input }, context),
  }),
  defineAction<Dianfu, { reason: string }>(dianfu, {
    label: texts.writeOff,
    permission: 'dianfu:writeOff',
    danger: true,
    when: (row) => may('writeOff')(row) && isOthers(row) && (row.overdueDays ?? 0) >= 180,
    form: formOf('writeOff'),
    checkable: true,
    run: (row, { input, context }) => dianfuApi.writeOff({ ...keyOf(row), ...input }, context),
  }),
];

/** Asks for what a waybill lacks, which is chosen in the form. @source freight-domain F25 申请垫付 */
export const askForDianfu = defineListAction<Dianfu, DianfuInput>(dianfu, {
  label: texts.apply,
  primary: true,
  permission: 'dianfu:apply',
  form: formOf('apply') as () => Promise<ActionForm<Dianfu>>,
  checkable: true,
  success: texts.applied,
  run: (_rows, { input, context }) => dianfuApi.add(input, context),
});
