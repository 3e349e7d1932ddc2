import { confirmingWarnings } from '../../../shared/pages/askConfirm.tsx';
import { type ActionForm, defineAction, defineListAction, saveFile } from '@tarmac/admin-kit/resource';
import { canAdvance } from '@tarmac/freight-api';
import {
  type Bill,
  type BillAdjustInput,
  type BillInput,
  type BillPayInput,
  type BillReceiveInput,
  billStates,
  paymentStates,
} from '@tarmac/freight-api/finance';
import { late } from '@tarmac/admin-kit/chunk';
import type { Safely } from '../../../shared/session/useSafely.tsx';
import { session } from '../../../shared/session/session.ts';
import { bill, billApi, isPayable } from './bill.resource.ts';
import type { billForms } from './billForms.tsx';
import { billTexts as texts } from './billTexts.ts';
import { amountsOf } from './adjustedLines.ts';
import { readLines } from './disputedLines.ts';
import type { RequestAsked } from '../invoice-request/RequestDialogs.tsx';

const BillQuestion = late(() => import('./BillQuestion.tsx'), { part: 'BillQuestion' });
const BillRequestDialog = late(() => import('../invoice-request/RequestDialogs.tsx'), { part: 'BillRequestDialog' });

/** Such a payment is over. */
const paymentEnds: readonly string[] = [paymentStates.codes.paid, paymentStates.codes.closed];
const keyOf = ({ id, version }: Bill) => ({ id, version });
const may = (move: keyof typeof billStates.moves) => (row: Bill) => canAdvance(billStates, move, row.state);
/** Two people: who sent a bill does not confirm it as well. */
const isOthers = ({ sendBy }: Bill): boolean => sendBy !== session.state().user?.username;
const split = (ids: string | null | undefined): string[] => ids?.split(',').filter(Boolean) ?? [];
/** Fetched when the action is asked for. */
const formOf =
  <Form extends keyof typeof billForms>(form: Form) =>
  async () =>
    (await import('./billForms.tsx')).billForms[form];
const ask = (question: keyof typeof texts) => (row: Bill) => <BillQuestion row={row} question={texts[question]} />;

/** What is taken out of a disputed bill, and corrected of it. */
interface ReworkInput {
  removeItemIds?: string | null;
  adjusts?: string | null;
  reasonCode?: string;
  reason?: string;
}

/** The bill with its waybills, as a workbook to reckon with and on paper to sign. @source freight-domain F03 导出对账单 */
const statementAs = (kind: 'xlsx' | 'pdf') =>
  defineAction(bill, {
    label: kind === 'xlsx' ? texts.statement : texts.paper,
    permission: 'bill:export',
    opens: true,
    run: async ({ id, billNo }) =>
      saveFile(await billApi[kind === 'xlsx' ? 'statement' : 'statementPdf']({ id }), {
        fallbackName: `${billNo ?? id}.${kind}`,
        emptyMessage: texts.emptyFile.zh,
      }),
  });
const statements = [statementAs('xlsx'), statementAs('pdf')];

const { confirmed, partlyReceived, settled } = billStates.codes;
/** What was confirmed is asked to be invoiced, whether it is paid or not. @source freight-domain F03, S17 申请开票 */
const requested: readonly (string | null)[] = [confirmed, partlyReceived, settled];
const requestInvoices = defineAction<Bill, RequestAsked>(bill, {
  label: texts.request,
  permission: 'requestBill:apply',
  when: (row) => requested.includes(row.state) && !isPayable(row),
  dialog: BillRequestDialog,
  checkable: true,
  success: false,
  run: async (_row, { input, context }) => (await import('../invoice-request/invoiceRequest.resource.ts')).requestApi.add(input, context),
});

/** What staff do to a bill, the next step first. @source freight-domain 3.14, F03 */
export const billActions = [
  defineAction(bill, {
    label: texts.send,
    primary: true,
    permission: 'bill:send',
    when: may('send'),
    confirm: ask('askSend'),
    success: texts.sent,
    run: (row, { context }) => billApi.send(keyOf(row), context),
  }),
  defineAction(bill, {
    label: texts.onBehalf,
    primary: true,
    permission: 'bill:confirmOnBehalf',
    when: (row) => may('confirmOnBehalf')(row) && isOthers(row),
    confirm: ask('askOnBehalf'),
    success: texts.confirmed,
    run: (row, { context }) => billApi.confirmOnBehalf(keyOf(row), context),
  }),
  defineAction<Bill, ReworkInput>(bill, {
    label: texts.rework,
    primary: true,
    permission: 'bill:adjust',
    when: may('rework'),
    form: formOf('rework'),
    checkable: true,
    success: texts.reworked,
    run: (row, { input: { removeItemIds, adjusts, reasonCode = '6', reason = '' }, context }) =>
      billApi.rework(
        {
          ...keyOf(row),
          removeItemIds: split(removeItemIds),
          adjusts: amountsOf(adjusts).map(([id, amount]) => ({ id, amount, reasonCode, reason })),
        },
        context,
      ),
  }),
  defineAction<Bill, Omit<BillReceiveInput, 'id' | 'version'>>(bill, {
    label: texts.receive,
    primary: true,
    permission: 'bill:receive',
    when: (row) => may('receive')(row) && !isPayable(row),
    form: formOf('receive'),
    checkable: true,
    success: texts.received,
    run: (row, { input, context }) =>
      confirmingWarnings((confirmWarnings) => billApi.receive({ ...keyOf(row), ...input, confirmWarnings }, context)),
  }),
  ...statements,
  requestInvoices,
  defineAction<Bill, Omit<BillAdjustInput, 'id' | 'version'>>(bill, {
    label: texts.adjust,
    permission: 'bill:adjust',
    when: (row) => may('adjust')(row) && row.billKind !== 'agent',
    form: formOf('adjust'),
    checkable: true,
    success: texts.adjusted,
    run: (row, { input, context }) => billApi.adjust({ ...keyOf(row), ...input }, context),
  }),
  defineAction<Bill, { reason: string }>(bill, {
    label: texts.reopen,
    permission: 'bill:adjust',
    when: may('reopen'),
    form: formOf('reopen'),
    checkable: true,
    success: texts.reopened,
    run: (row, { input, context }) => billApi.reopen({ ...keyOf(row), ...input }, context),
  }),
  defineAction<Bill, { reason: string }>(bill, {
    label: texts.void,
    permission: 'bill:void',
    danger: true,
    when: may('void'),
    form: formOf('void'),
    checkable: true,
    success: texts.voided,
    run: (row, { input, context }) => billApi.void({ ...keyOf(row), ...input }, context),
  }),
];

/** What the own people of whom it is for do to a bill. @source freight-domain S17, amendments 5 */
export const ownBillActions = [
  defineAction(bill, {
    label: texts.confirm,
    primary: true,
    permission: 'bill:confirm',
    when: may('confirm'),
    confirm: (row) => ask(isPayable(row) ? 'askAgree' : 'askConfirm')(row),
    success: texts.confirmed,
    run: (row, { context }) => billApi.confirm(keyOf(row), context),
  }),
  defineAction<Bill, { reason: string; items?: string | null }>(bill, {
    label: texts.dispute,
    permission: 'bill:confirm',
    when: may('dispute'),
    form: formOf('dispute'),
    checkable: true,
    success: texts.disputed,
    run: (row, { input: { reason, items }, context }) =>
      billApi.dispute(
        { ...keyOf(row), reason, items: Object.entries(readLines(items)).map(([id, remark]) => ({ id, remark: remark || null })) },
        context,
      ),
  }),
  defineAction<Bill, Omit<BillPayInput, 'id' | 'version'>>(bill, {
    label: texts.pay,
    primary: true,
    permission: 'bill:pay',
    when: (row) => may('pay')(row) && !isPayable(row),
    form: formOf('pay'),
    checkable: true,
    success: texts.paid,
    run: (row, { input, context }) => billApi.pay({ ...keyOf(row), ...input }, context),
  }),
  ...statements,
  requestInvoices,
];

/** Pays what is open of a bill of a carrier or an agent. @param safely asks for a check where the company wants one */
export const payOutWith = (safely: Safely) =>
  defineAction<Bill, { cardId: string }>(bill, {
    label: texts.payOut,
    primary: true,
    permission: 'pay:submit',
    // One at a time: what failed is retried or closed with the payments.
    when: (row) => may('submitPay')(row) && isPayable(row) && (row.payState === null || paymentEnds.includes(row.payState)),
    form: formOf('payOut'),
    checkable: true,
    success: texts.paidOut,
    run: (row, { input: { cardId }, context }) => safely(() => billApi.submitPayment({ ...keyOf(row), cardId }, context)),
  });

/** What is chosen in the steps of a new bill. */
interface MakeInput {
  billKind: NonNullable<BillInput['billKind']>;
  customerId?: string | null;
  carrierId?: string | null;
  agentId?: string | null;
  companyId: string;
  periodFrom: string;
  periodTo: string;
  noteIds: string;
}

/** A bill of waybills that are chosen in the form. @source freight-domain F03 生成账单 */
export const makeBill = defineListAction<Bill, MakeInput>(bill, {
  label: texts.make,
  primary: true,
  permission: 'bill:create',
  form: async () => (await import('./makeBillForm.tsx')).makeBillForm as ActionForm<Bill>,
  checkable: true,
  success: texts.made,
  run: (_rows, { input: { billKind, customerId, carrierId, agentId, companyId, periodFrom, periodTo, noteIds }, context }) =>
    billApi.create({ billKind, customerId, carrierId, agentId, companyId, periodFrom, periodTo, noteIds: split(noteIds) }, context),
});
