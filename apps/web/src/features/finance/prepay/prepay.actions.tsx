import { late } from '@tarmac/admin-kit/chunk';
import { defineAction, defineListAction, type ActionForm } from '@tarmac/admin-kit/resource';
import { canAdvance } from '@tarmac/freight-api';
import { type Prepay, type PrepayInput, type PrepayRecoverInput, prepayStates } from '@tarmac/freight-api/finance';
import { prepayApplyTexts as applyTexts } from '../../../shared/prepay/prepayApplyTexts.ts';
import type { Verdict } from '../../../shared/review/verdict.tsx';
import { session } from '../../../shared/session/session.ts';
import { prepay, prepayApi } from './prepay.resource.ts';
import type { prepayForms } from './prepayForms.tsx';
import { prepayTexts as texts } from './prepayTexts.ts';

const AuditPrepayDialog = late(() => import('./AuditPrepayDialog.tsx'), { part: 'AuditPrepayDialog' });
const PayPrepayDialog = late(() => import('./PayPrepayDialog.tsx'), { part: 'PayPrepayDialog' });

type Move = keyof typeof prepayStates.moves;
const keyOf = ({ id, version }: Prepay) => ({ id, version });
const may = (move: Move) => (row: Prepay) => canAdvance(prepayStates, move, row.state);
/** Two people decide: the second one is somebody else. */
const isOwn = ({ applyBy }: Prepay): boolean => applyBy === session.state().user?.username;
const isToRecover = (row: Prepay) => row.toRecover === '1';
/** Fetched when the action is asked for. */
const formOf = (form: keyof typeof prepayForms) => async () => (await import('./prepayForms.tsx')).prepayForms[form] as ActionForm<Prepay>;

/** An application, for a waybill that is chosen in the form. @source freight-domain S12 申请 */
export const applyForPrepay = defineListAction<Prepay, PrepayInput>(prepay, {
  label: applyTexts.apply,
  primary: true,
  permission: 'prepay:apply',
  form: formOf('apply'),
  checkable: true,
  success: applyTexts.applied,
  run: (_rows, { input, context }) => prepayApi.add(input, context),
});

/** What is done to a prepayment. @source freight-domain 3.5, S12 */
export const prepayActions = [
  defineAction<Prepay, Verdict>(prepay, {
    label: texts.audit,
    primary: true,
    permission: 'prepay:audit',
    when: (row) => may('audit')(row) && !isOwn(row),
    dialog: AuditPrepayDialog,
    checkable: true,
    run: (row, { input: { pass, remark }, context }) => prepayApi.audit({ ...keyOf(row), pass, remark }, context),
  }),
  defineAction<Prepay, undefined>(prepay, {
    label: texts.pay,
    primary: true,
    permission: 'prepay:pay',
    when: may('pay'),
    dialog: PayPrepayDialog,
    success: texts.sent,
    run: (row, { context }) => prepayApi.pay(keyOf(row), context),
  }),
  defineAction(prepay, {
    label: texts.retry,
    primary: true,
    permission: 'prepay:pay',
    when: may('retry'),
    confirm: texts.retryConfirm,
    run: (row, { context }) => prepayApi.retry(keyOf(row), context),
  }),
  defineAction<Prepay, Omit<PrepayRecoverInput, 'id' | 'version'>>(prepay, {
    label: texts.recover,
    primary: true,
    permission: 'prepay:recover',
    when: isToRecover,
    form: formOf('recover'),
    checkable: true,
    run: (row, { input, context }) => prepayApi.recover({ ...keyOf(row), ...input }, context),
  }),
  defineAction<Prepay, { reason: string }>(prepay, {
    label: texts.writeOff,
    permission: 'prepay:writeOff',
    danger: true,
    when: (row) => isToRecover(row) && !isOwn(row),
    form: formOf('writeOff'),
    checkable: true,
    run: (row, { input, context }) => prepayApi.writeOff({ ...keyOf(row), ...input }, context),
  }),
  defineAction<Prepay, { reason: string }>(prepay, {
    label: texts.cancel,
    permission: 'prepay:apply',
    when: (row) => may('cancel')(row) && isOwn(row),
    form: formOf('cancel'),
    checkable: true,
    run: (row, { input, context }) => prepayApi.cancel({ ...keyOf(row), ...input }, context),
  }),
  defineAction<Prepay, { reason: string }>(prepay, {
    label: texts.close,
    permission: 'prepay:pay',
    danger: true,
    when: may('close'),
    form: formOf('close'),
    checkable: true,
    run: (row, { input, context }) => prepayApi.close({ ...keyOf(row), ...input }, context),
  }),
];
