import { late } from '@tarmac/admin-kit/chunk';
import { type ActionForm, defineAction, defineListAction, ImportDialog, saveFile } from '@tarmac/admin-kit/resource';
import { canAdvance } from '@tarmac/freight-api';
import { type PayChangeInput, type Payment, paymentStates } from '@tarmac/freight-api/finance';
import type { ShippingNote } from '@tarmac/freight-api/shipping';
import { ofOne } from '../../../shared/api/ofOne.ts';
import type { Verdict } from '../../../shared/review/verdict.tsx';
import { instantOf } from '../../../shared/texts/nowText.ts';
import { isMoved, isOthers, offlineSheet, payableNote, payment, paymentApi } from './payment.resource.ts';
import type { paymentForms } from './paymentForms.tsx';
import { paymentTexts as texts } from './paymentTexts.ts';

const PayNotesDialog = late(() => import('./SubmitPaymentsDialog.tsx'), { part: 'PayNotesDialog' });
const SubmitDraftsDialog = late(() => import('./SubmitPaymentsDialog.tsx'), { part: 'SubmitDraftsDialog' });
const ApproveDialog = late(() => import('./ApproveDialog.tsx'), { part: 'ApproveDialog' });

type Move = keyof typeof paymentStates.moves;
const keyOf = ({ id, version }: { id: string; version: number }) => ({ id, version });
const idsOf = (rows: readonly { id: string }[]) => rows.map(({ id }) => id);
const canMove = (move: Move) => (row: Payment) => canAdvance(paymentStates, move, row.state);
/** Payments of waybills and bills are moved here, others by the document that they pay. */
const may = (move: Move) => (row: Payment) => isMoved(row) && canMove(move)(row);
/** Fetched when the action is asked for. */
const formOf =
  <Form extends keyof typeof paymentForms>(form: Form) =>
  async () =>
    (await import('./paymentForms.tsx')).paymentForms[form];

/** A waybill is paid once it has its money and a payee. */
const isPayable = (row: ShippingNote) => row.noteStatus === '75' && (row.openAmount ?? 0) > 0;

/** What is done to one waybill that is to be paid. @source freight-domain S08 */
export const payableActions = [
  defineAction<ShippingNote, undefined>(payableNote, {
    label: texts.pay,
    primary: true,
    permission: 'pay:submit',
    when: isPayable,
    dialog: PayNotesDialog,
    success: texts.paid,
    run: (row, { context }) => ofOne(paymentApi.add({ noteIds: [row.id], submit: true }, context)),
  }),
  defineAction<ShippingNote, Omit<Parameters<typeof paymentApi.offlinePay>[0], 'noteId'>>(payableNote, {
    label: texts.offline,
    permission: 'pay:offline',
    when: isPayable,
    form: formOf('offline'),
    checkable: true,
    success: texts.offlineDone,
    run: (row, { input, context }) => paymentApi.offlinePay({ ...input, noteId: row.id }, context),
  }),
];

/** Payments of many waybills, each by itself. */
export const payChosen = defineListAction<ShippingNote, undefined>(payableNote, {
  label: texts.pay,
  primary: true,
  permission: 'pay:submit',
  needsSelection: true,
  when: isPayable,
  dialog: PayNotesDialog,
  success: texts.paid,
  run: (rows, { context }) => paymentApi.add({ noteIds: idsOf(rows), submit: true }, context),
});

/** The bank is given a day before people decide in its place. */
const dayMs = 86_400_000;
const hasWaited = ({ sendTime }: Payment): boolean => sendTime !== null && Date.now() - instantOf(sendTime) >= dayMs;

const isToApprove = (row: Payment) => may('approve')(row) && isOthers(row);

/** What is done to a payment. @source freight-domain 3.4, S08, S09 */
export const paymentActions = [
  defineAction<Payment, Verdict>(payment, {
    label: texts.approve,
    primary: true,
    permission: 'pay:approve',
    when: isToApprove,
    dialog: ApproveDialog,
    checkable: true,
    run: ({ id }, { input: { pass, remark }, context }) => ofOne(paymentApi.approve({ ids: [id], pass, remark }, context)),
  }),
  defineAction<Payment, undefined>(payment, {
    label: texts.submit,
    primary: true,
    permission: 'pay:submit',
    when: may('submit'),
    dialog: SubmitDraftsDialog,
    success: texts.paid,
    run: ({ id }, { context }) => ofOne(paymentApi.submit({ ids: [id] }, context)),
  }),
  defineAction<Payment, { remark?: string | null }>(payment, {
    label: texts.retry,
    primary: true,
    permission: 'pay:retry',
    when: may('retry'),
    form: formOf('retry'),
    checkable: true,
    run: ({ id }, { input: { remark = null }, context }) => ofOne(paymentApi.retry({ ids: [id], remark }, context)),
  }),
  defineAction<Payment, Omit<PayChangeInput, 'paymentId'>>(payment, {
    label: texts.changePayee,
    permission: 'payChange:apply',
    when: (row) => may('change')(row) && row.payKind === '1' && row.billId === null,
    form: async () => (await import('../pay-change/payChangeForm.tsx')).payChangeForms.ofPayment,
    checkable: true,
    success: texts.changeApplied,
    run: async ({ id }, { input, context }) =>
      (await import('../pay-change/payChange.resource.ts')).payChangeApi.add({ ...input, paymentId: id }, context),
  }),
  defineAction<Payment, { voucherFiles: string }>(payment, {
    label: texts.voucher,
    permission: 'pay:voucher',
    when: (row) => may('voucher')(row) && row.payKind === '3',
    form: formOf('voucher'),
    checkable: true,
    run: (row, { input, context }) => paymentApi.voucher({ ...keyOf(row), ...input }, context),
  }),
  defineAction(payment, {
    label: texts.query,
    permission: 'pay:query',
    when: canMove('query'),
    success: texts.asked,
    run: ({ id }, { context }) => paymentApi.queryResult({ id }, context),
  }),
  defineAction<Payment, Omit<Parameters<typeof paymentApi.settle>[0], 'id' | 'version'>>(payment, {
    label: texts.settle,
    permission: 'pay:settle',
    when: (row) => canMove('settle')(row) && hasWaited(row),
    form: formOf('settle'),
    checkable: true,
    success: texts.settleAsked,
    run: (row, { input: { result, statementLineId, reason }, context }) =>
      paymentApi.settle({ ...keyOf(row), result, statementLineId: result === 'paid' ? statementLineId : null, reason }, context),
  }),
  defineAction(payment, {
    label: texts.receipt,
    permission: 'pay:receipt',
    when: (row) => canMove('receipt')(row) && row.payKind !== '3',
    opens: true,
    run: async ({ id }) => {
      const { name, content } = await paymentApi.receipt({ id });
      const blob = new Blob([Uint8Array.from(atob(content), (letter) => letter.charCodeAt(0))], { type: 'application/pdf' });
      saveFile({ blob, fileName: name }, { fallbackName: name, emptyMessage: name });
    },
  }),
  defineAction<Payment, { reason: string }>(payment, {
    label: texts.handle,
    permission: 'pay:notice',
    when: (row) => may('noticeHandle')(row) && row.failNoticeState === '1',
    form: formOf('handle'),
    checkable: true,
    run: (row, { input, context }) => paymentApi.noticeHandle({ ...keyOf(row), ...input }, context),
  }),
  defineAction<Payment, { reason: string }>(payment, {
    label: texts.close,
    permission: 'pay:close',
    danger: true,
    when: may('close'),
    form: formOf('close'),
    checkable: true,
    run: (row, { input, context }) => paymentApi.close({ ...keyOf(row), ...input }, context),
  }),
];

/** The approval of many at once, each by itself. @source freight-domain S09 */
export const approveChosen = defineListAction<Payment, Verdict>(payment, {
  label: texts.approveChosen,
  primary: true,
  permission: 'pay:approve',
  needsSelection: true,
  when: isToApprove,
  dialog: ApproveDialog,
  run: (rows, { input: { pass, remark }, context }) => paymentApi.approve({ ids: idsOf(rows), pass, remark }, context),
});

/** Hands many in, each by itself. */
export const submitChosen = defineListAction<Payment, undefined>(payment, {
  label: texts.submitChosen,
  permission: 'pay:submit',
  needsSelection: true,
  when: may('submit'),
  dialog: SubmitDraftsDialog,
  success: texts.paid,
  run: (rows, { context }) => paymentApi.submit({ ids: idsOf(rows) }, context),
});

/** Sends many again, each by itself. */
export const retryChosen = defineListAction<Payment, { remark?: string | null }>(payment, {
  label: texts.retryChosen,
  permission: 'pay:retry',
  needsSelection: true,
  when: may('retry'),
  form: formOf('retry') as () => Promise<ActionForm<Payment>>,
  run: (rows, { input: { remark = null }, context }) => paymentApi.retry({ ids: idsOf(rows), remark }, context),
});

/** Money that has left outside of the channels, for a waybill that is chosen in the form. @source freight-domain S10 登记 */
export const recordOffline = defineListAction<Payment, Parameters<typeof paymentApi.offlinePay>[0]>(payment, {
  label: texts.record,
  primary: true,
  permission: 'pay:offline',
  form: formOf('record') as () => Promise<ActionForm<Payment>>,
  checkable: true,
  success: texts.offlineDone,
  run: (_rows, { input, context }) => paymentApi.offlinePay(input, context),
});

/** The same of many, from a sheet. */
export const importOffline = defineListAction(payment, {
  label: texts.offlineImport,
  permission: 'pay:offlineImport',
  dialog: ({ onOpenChange }) => <ImportDialog resource={offlineSheet} onOpenChange={onOpenChange} />,
});
