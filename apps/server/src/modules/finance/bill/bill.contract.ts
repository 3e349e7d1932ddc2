import { z } from 'zod';
import { label } from '@tarmac/freight-api/rules';
import {
  contract,
  date,
  dict,
  entity,
  Id,
  IdQuery,
  integer,
  kilograms,
  ListQuery,
  longText,
  money,
  page,
  reference,
  standardEndpoints,
  statusCounts,
  stepAt,
  stepBy,
  text,
} from '../../../platform/contract/index.ts';
import { RowKey, RowReason } from '../../../platform/contract/rowInputs.ts';
import { ArrivalInput } from '../arrival/arrival.ts';
import { Payment } from '../payment/payment.contract.ts';
import { BillItem } from './billItem.entity.ts';
import { BillReceipt } from './billReceipt.entity.ts';
import { billKinds, billStates } from './bill.states.ts';
import { NoteBill } from './noteBill.entity.ts';

const why = (zh: string, en: string) => text(label(zh, en), { max: 200 });

/** At most so many waybills stand in a bill of a customer. */
export const mostItems = 20_000;
/** At most so many in one that is paid: its payment moves all of them with it. */
export const mostPaid = 5000;

/** The largest correction, fen. */
const mostAdjusted = 99_999_999_999;

/** A statement of waybills that a customer is to pay, or by which a carrier or an agent is paid. @source freight-domain 2.6 */
export const Bill = entity('bill', {
  label: label('账单', 'Bill'),
  filters: ['toPay'],
  required: {},
  optional: {},
  computed: {
    billNo: text(label('账单号', 'Bill number'), { spelling: 'compact', max: 20, filter: 'text', sortable: true }),
    billKind: dict('bill_kind', { label: label('账单类型', 'Kind of bill') }),
    customerId: reference('customer', { label: label('客户', 'Customer'), options: { textField: 'partyName' } }),
    carrierId: reference('carrier', { label: label('承运商', 'Carrier'), options: { textField: 'partyName' } }),
    agentId: reference('customer', { label: label('代理公司', 'Agent'), options: { textField: 'partyName' } }),
    partyName: text(label('往来单位', 'Party'), { max: 100, filter: 'text' }),
    companyId: reference('company', { label: label('运营主体', 'Company'), options: { textField: 'companyName' } }),
    companyName: text(label('运营主体', 'Company'), { max: 512 }),
    settleType: dict('settle_type', { label: label('结算方式', 'Settlement') }),
    periodFrom: date(label('账期起', 'Period from')),
    periodTo: date(label('账期止', 'Period until')),
    noteCount: integer(label('运单数', 'Waybills'), { sortable: true }),
    totalWeight: kilograms(label('吨数', 'Tonnes')),
    totalAmount: money(label('账单金额', 'Billed'), { sortable: true }),
    receivedAmount: money(label('已结金额', 'Settled')),
    openAmount: money(label('未结金额', 'Open'), { sortable: true }),
    adjustAmount: money(label('其中调整', 'Of it adjustments'), { min: -mostAdjusted }),
    dueDate: date(label('到期日', 'Due on')),
    state: dict('bill_state', {
      label: label('状态', 'Status'),
      options: { uncounted: { codes: [billStates.codes.void], label: { zh: '已作废', en: 'void' } } },
    }),
    payState: dict('pay_state', { label: label('付款状态', 'Payment') }),
    sendBy: stepBy('发送', 'Sent'),
    sendTime: stepAt('发送', 'Sent'),
    confirmBy: stepBy('确认', 'Confirmed'),
    confirmTime: stepAt('确认', 'Confirmed'),
    disputeBy: stepBy('异议', 'Disputed'),
    disputeTime: stepAt('异议', 'Disputed'),
    disputeReason: why('异议原因', 'Why it is disputed'),
    requestBillId: reference('invoiceRequest', { label: label('开票申请', 'Invoice request'), options: { textField: 'requestNo' } }),
    requestNo: text(label('申请单号', 'Request number'), { spelling: 'compact', max: 20 }),
    voidBy: stepBy('作废', 'Voided'),
    voidTime: stepAt('作废', 'Voided'),
    voidReason: why('作废原因', 'Why it is void'),
  },
  exportColumns: [
    'billNo',
    'billKind',
    'partyName',
    'companyName',
    'settleType',
    'periodFrom',
    'periodTo',
    'noteCount',
    'totalWeight',
    'totalAmount',
    'receivedAmount',
    'openAmount',
    'adjustAmount',
    'dueDate',
    'state',
    'payState',
    'createTime',
  ],
  importColumns: [],
  sums: ['noteCount', 'totalWeight', 'totalAmount', 'receivedAmount', 'openAmount'],
});

const period = {
  periodFrom: date(label('账期起', 'Period from')),
  periodTo: date(label('账期止', 'Period until')),
};
const party = {
  /** `customer` when absent. */
  billKind: dict('bill_kind', { label: label('账单类型', 'Kind of bill'), options: { codes: billKinds } }).nullish(),
  /** One of them, by the kind. */
  customerId: reference('customer', { label: label('客户', 'Customer'), options: { textField: 'customerName' } }).nullish(),
  carrierId: reference('carrier', { label: label('承运商', 'Carrier'), options: { textField: 'carrierName' } }).nullish(),
  agentId: reference('customer', { label: label('代理公司', 'Agent'), options: { textField: 'customerName' } }).nullish(),
  companyId: reference('company', { label: label('运营主体', 'Company'), options: { textField: 'companyName' } }),
};

/** Whom a bill is for, and of which waybills: those chosen, else all that were signed in the period. @source freight-domain B1 */
export const BillInput = z.object({ ...party, ...period, noteIds: z.array(Id).min(1).max(mostItems).optional() }).meta({ id: 'BillInput' });

/** What a customer says against a bill, and against single waybills of it. @source freight-domain B4 */
export const BillDisputeInput = RowReason.extend({
  items: z
    .array(z.object({ id: Id, remark: longText(label('异议说明', 'What is wrong'), { max: 200 }).nullish() }))
    .max(mostItems)
    .optional(),
}).meta({ id: 'BillDisputeInput' });

const correction = {
  amount: money(label('调整金额', 'Amount'), { min: -mostAdjusted }),
  reasonCode: dict('adjust_reason', { label: label('调整原因', 'Kind of reason') }),
  reason: longText(label('调整说明', 'Why'), { max: 200 }),
};

/** A disputed bill as a draft again, without the waybills that are taken out, and with corrections of others that wait for another person. @source freight-domain B4b */
export const BillReworkInput = RowKey.extend({
  removeItemIds: z.array(Id).max(mostItems).optional(),
  adjusts: z
    .array(z.object({ id: Id, ...correction }))
    .max(mostItems)
    .optional(),
}).meta({ id: 'BillReworkInput' });

/** A little more or less of a bill that is settled in parts. @source amendments 21 */
export const BillAdjustInput = RowKey.extend(correction).meta({ id: 'BillAdjustInput' });

const amount = money(label('收款金额', 'Amount'), { min: 1 }).nullish();

/** Money that arrived for a bill; without an amount, all that is open. @source freight-domain B5 */
export const BillReceiveInput = RowKey.extend({ amount, ...ArrivalInput.shape, confirmWarnings: z.boolean().optional() }).meta({
  id: 'BillReceiveInput',
});

/** The confirmed card or account to which a carrier or an agent is paid what is open of a bill. @source amendments 6, L17 */
export const BillPaymentInput = RowKey.extend({
  cardId: reference('bankCard', { label: label('收款账户', 'Account of the payee') }),
}).meta({ id: 'BillPaymentInput' });

/** What a customer pays of a bill from their wallet; without an amount, all that is open. @source amendments 5 */
export const BillPayInput = RowKey.extend({ amount }).meta({ id: 'BillPayInput' });

const { list, queryById, exportXls } = standardEndpoints(Bill, 'bill');
const errors = ['NotFound', 'Conflict', 'InvalidInput'] as const;
const step = { method: 'PUT', reply: Bill.row, idempotent: 'required', checkable: true, errors } as const;
const ofBill = { method: 'GET', permission: 'bill:view', query: ListQuery.extend({ billId: Id }), errors: ['NotFound'] } as const;

/** @source freight-domain F03, S17, 3.14 */
export const billContract = contract('/hybill/hyBill', {
  about: { domain: 'finance', name: 'bill', entity: Bill, states: billStates, further: [BillItem, BillReceipt] },
  endpoints: {
    list,
    queryById,
    exportXls,
    statusCount: statusCounts('bill'),
    candidates: {
      method: 'GET',
      path: '/candidates',
      permission: 'bill:create',
      summary: label('可出账运单', 'Waybills to bill'),
      query: ListQuery.extend({
        billKind: z.enum(billKinds).optional(),
        customerId: Id.optional(),
        carrierId: Id.optional(),
        agentId: Id.optional(),
        companyId: Id,
        settleType: z.string().max(20).optional(),
        from: z.iso.date(),
        to: z.iso.date(),
      }),
      reply: page(NoteBill.row),
      errors: ['InvalidInput'],
    },
    items: { ...ofBill, path: '/items', summary: label('账单明细', 'Waybills of a bill'), reply: page(BillItem.row) },
    payments: { ...ofBill, path: '/payments', summary: label('付款记录', 'Payments'), reply: page(Payment.row) },
    receipts: { ...ofBill, path: '/receipts', summary: label('收款记录', 'Receipts'), reply: page(BillReceipt.row) },
    statement: {
      method: 'GET',
      path: '/statement',
      permission: 'bill:export',
      summary: label('导出对账单', 'Export the statement'),
      query: IdQuery,
      reply: z.null(),
      content: 'file',
      errors: ['NotFound'],
    },
    statementPdf: {
      method: 'GET',
      path: '/statementPdf',
      permission: 'bill:export',
      summary: label('对账单PDF', 'The statement as PDF'),
      query: IdQuery,
      reply: z.null(),
      content: 'file',
      errors: ['NotFound'],
    },
    create: {
      ...step,
      method: 'POST',
      path: '/create',
      permission: 'bill:create',
      summary: label('生成账单', 'Make a bill'),
      body: BillInput,
    },
    send: { ...step, path: '/send', permission: 'bill:send', summary: label('发送账单', 'Send a bill'), body: RowKey },
    confirm: { ...step, path: '/confirm', permission: 'bill:confirm', summary: label('确认账单', 'Confirm a bill'), body: RowKey },
    confirmOnBehalf: {
      ...step,
      path: '/confirmOnBehalf',
      permission: 'bill:confirmOnBehalf',
      summary: label('代客户确认账单', 'Confirm a bill for the customer'),
      body: RowKey,
    },
    dispute: {
      ...step,
      path: '/dispute',
      permission: 'bill:confirm',
      summary: label('账单异议', 'Dispute a bill'),
      body: BillDisputeInput,
    },
    rework: { ...step, path: '/rework', permission: 'bill:adjust', summary: label('重新编制账单', 'Rework a bill'), body: BillReworkInput },
    reopen: { ...step, path: '/reopen', permission: 'bill:adjust', summary: label('撤回确认', 'Open a bill again'), body: RowReason },
    adjust: {
      ...step,
      path: '/adjust',
      permission: 'bill:adjust',
      summary: label('账单尾差调整', 'Adjust a bill'),
      body: BillAdjustInput,
    },
    receive: {
      ...step,
      path: '/receive',
      permission: 'bill:receive',
      summary: label('收款登记', 'Record a payment of a bill'),
      body: BillReceiveInput,
    },
    pay: {
      ...step,
      path: '/pay',
      permission: 'bill:pay',
      summary: label('钱包支付账单', 'Pay a bill from the wallet'),
      body: BillPayInput,
    },
    submitPayment: {
      ...step,
      path: '/submitPayment',
      permission: 'pay:submit',
      summary: label('提交账单付款', 'Submit the payment of a bill'),
      body: BillPaymentInput,
    },
    void: { ...step, path: '/void', permission: 'bill:void', summary: label('作废账单', 'Void a bill'), body: RowReason },
  },
});
