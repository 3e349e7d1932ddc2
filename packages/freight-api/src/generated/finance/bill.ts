// Written by scripts/generate.ts from openapi.json; run `npm run generate` instead of editing.
import type { CallOptions, DownloadedFile, ListQuery, Page, Transport } from '../../transport.ts';
import type {
  Bill,
  BillAdjustInput,
  BillDisputeInput,
  BillInput,
  BillItem,
  BillPayInput,
  BillPaymentInput,
  BillReceipt,
  BillReceiveInput,
  BillReworkInput,
  NoteBill,
  Payment,
  RowKey,
  RowReason,
} from '../models.ts';
import type { FieldMeta } from '../../metadata.ts';
import { commonFields } from '../commonFields.ts';
export type {
  Bill,
  BillAdjustInput,
  BillDisputeInput,
  BillInput,
  BillItem,
  BillPayInput,
  BillPaymentInput,
  BillReceipt,
  BillReceiveInput,
  BillReworkInput,
  NoteBill,
  Payment,
} from '../models.ts';
/** Query of `candidates`. */
export type BillCandidatesQuery = {
  pageNo?: number;
  pageSize?: number;
  column?: string;
  order?: string;
  field?: string;
  superQueryParams?: string;
  superQueryMatchType?: 'and' | 'or';
  sums?: '0' | '1' | 'only';
  exactTotal?: '0' | '1';
  billKind?: 'customer' | 'carrier' | 'agent';
  customerId?: string;
  carrierId?: string;
  agentId?: string;
  companyId: string;
  settleType?: string;
  from: string;
  to: string;
};
/** Query of `list`: filters by field. */
export type BillListQuery = ListQuery<
  | 'id'
  | 'createTime'
  | 'updateTime'
  | 'billNo'
  | 'billKind'
  | 'customerId'
  | 'carrierId'
  | 'agentId'
  | 'partyName'
  | 'companyId'
  | 'settleType'
  | 'periodFrom'
  | 'periodTo'
  | 'dueDate'
  | 'state'
  | 'payState'
  | 'sendTime'
  | 'confirmTime'
  | 'disputeTime'
  | 'requestBillId'
  | 'voidTime'
  | 'toPay'
>;
/** Query of `items`. */
export type BillItemsQuery = {
  pageNo?: number;
  pageSize?: number;
  column?: string;
  order?: string;
  field?: string;
  superQueryParams?: string;
  superQueryMatchType?: 'and' | 'or';
  sums?: '0' | '1' | 'only';
  exactTotal?: '0' | '1';
  billId: string;
};
/** Query of `payments`. */
export type BillPaymentsQuery = {
  pageNo?: number;
  pageSize?: number;
  column?: string;
  order?: string;
  field?: string;
  superQueryParams?: string;
  superQueryMatchType?: 'and' | 'or';
  sums?: '0' | '1' | 'only';
  exactTotal?: '0' | '1';
  billId: string;
};
/** Query of `receipts`. */
export type BillReceiptsQuery = {
  pageNo?: number;
  pageSize?: number;
  column?: string;
  order?: string;
  field?: string;
  superQueryParams?: string;
  superQueryMatchType?: 'and' | 'or';
  sums?: '0' | '1' | 'only';
  exactTotal?: '0' | '1';
  billId: string;
};
/** Query of `statement`. */
export type BillStatementQuery = {
  id: string;
};
/** Query of `statementPdf`. */
export type BillStatementPdfQuery = {
  id: string;
};
/** Query of `statusCount`. */
export type BillStatusCountQuery = {
  pageNo?: number;
  pageSize?: number;
  column?: string;
  order?: string;
  field?: string;
  superQueryParams?: string;
  superQueryMatchType?: 'and' | 'or';
  sums?: '0' | '1' | 'only';
  exactTotal?: '0' | '1';
};
/** Fields of Bill (账单). */
export const billFields = {
  billNo: { kind: 'text', label: { zh: '账单号', en: 'Bill number' }, spelling: 'compact', filter: 'text', sortable: true, maxLength: 20, readOnly: true },
  billKind: { kind: 'dict', label: { zh: '账单类型', en: 'Kind of bill' }, filter: 'options', sortable: true, dict: 'bill_kind', readOnly: true },
  customerId: { kind: 'reference', label: { zh: '客户', en: 'Customer' }, filter: 'equals', textField: 'partyName', reference: 'customer', readOnly: true },
  carrierId: { kind: 'reference', label: { zh: '承运商', en: 'Carrier' }, filter: 'equals', textField: 'partyName', reference: 'carrier', readOnly: true },
  agentId: { kind: 'reference', label: { zh: '代理公司', en: 'Agent' }, filter: 'equals', textField: 'partyName', reference: 'customer', readOnly: true },
  partyName: { kind: 'text', label: { zh: '往来单位', en: 'Party' }, filter: 'text', maxLength: 100, readOnly: true },
  companyId: { kind: 'reference', label: { zh: '运营主体', en: 'Company' }, filter: 'equals', textField: 'companyName', reference: 'company', readOnly: true },
  companyName: { kind: 'text', label: { zh: '运营主体', en: 'Company' }, maxLength: 512, readOnly: true },
  settleType: { kind: 'dict', label: { zh: '结算方式', en: 'Settlement' }, filter: 'options', sortable: true, dict: 'settle_type', readOnly: true },
  periodFrom: { kind: 'date', label: { zh: '账期起', en: 'Period from' }, filter: 'range', sortable: true, readOnly: true },
  periodTo: { kind: 'date', label: { zh: '账期止', en: 'Period until' }, filter: 'range', sortable: true, readOnly: true },
  noteCount: { kind: 'integer', label: { zh: '运单数', en: 'Waybills' }, sortable: true, minimum: 0, readOnly: true },
  totalWeight: {
    kind: 'quantity',
    label: { zh: '吨数', en: 'Tonnes' },
    minimum: 0,
    unit: { stored: 'kg', factor: 1000, decimals: 3, symbol: { zh: '吨', en: 't' } },
    readOnly: true,
  },
  totalAmount: {
    kind: 'money',
    label: { zh: '账单金额', en: 'Billed' },
    sortable: true,
    minimum: 0,
    unit: { stored: 'fen', factor: 100, decimals: 2, symbol: { zh: '元', en: 'CNY' } },
    readOnly: true,
  },
  receivedAmount: {
    kind: 'money',
    label: { zh: '已结金额', en: 'Settled' },
    minimum: 0,
    unit: { stored: 'fen', factor: 100, decimals: 2, symbol: { zh: '元', en: 'CNY' } },
    readOnly: true,
  },
  openAmount: {
    kind: 'money',
    label: { zh: '未结金额', en: 'Open' },
    sortable: true,
    minimum: 0,
    unit: { stored: 'fen', factor: 100, decimals: 2, symbol: { zh: '元', en: 'CNY' } },
    readOnly: true,
  },
  adjustAmount: {
    kind: 'money',
    label: { zh: '其中调整', en: 'Of it adjustments' },
    minimum: -99999999999,
    unit: { stored: 'fen', factor: 100, decimals: 2, symbol: { zh: '元', en: 'CNY' } },
    readOnly: true,
  },
  dueDate: { kind: 'date', label: { zh: '到期日', en: 'Due on' }, filter: 'range', sortable: true, readOnly: true },
  state: {
    kind: 'dict',
    label: { zh: '状态', en: 'Status' },
    filter: 'options',
    sortable: true,
    uncounted: { codes: ['99'], label: { zh: '已作废', en: 'void' } },
    dict: 'bill_state',
    readOnly: true,
  },
  payState: { kind: 'dict', label: { zh: '付款状态', en: 'Payment' }, filter: 'options', sortable: true, dict: 'pay_state', readOnly: true },
  sendBy: { kind: 'text', label: { zh: '发送人', en: 'Sent by' }, calledBy: 'sys_user,realname,username', maxLength: 64, readOnly: true },
  sendTime: { kind: 'dateTime', label: { zh: '发送时间', en: 'Sent at' }, filter: 'range', sortable: true, readOnly: true },
  confirmBy: { kind: 'text', label: { zh: '确认人', en: 'Confirmed by' }, calledBy: 'sys_user,realname,username', maxLength: 64, readOnly: true },
  confirmTime: { kind: 'dateTime', label: { zh: '确认时间', en: 'Confirmed at' }, filter: 'range', sortable: true, readOnly: true },
  disputeBy: { kind: 'text', label: { zh: '异议人', en: 'Disputed by' }, calledBy: 'sys_user,realname,username', maxLength: 64, readOnly: true },
  disputeTime: { kind: 'dateTime', label: { zh: '异议时间', en: 'Disputed at' }, filter: 'range', sortable: true, readOnly: true },
  disputeReason: { kind: 'text', label: { zh: '异议原因', en: 'Why it is disputed' }, maxLength: 200, readOnly: true },
  requestBillId: {
    kind: 'reference',
    label: { zh: '开票申请', en: 'Invoice request' },
    filter: 'equals',
    textField: 'requestNo',
    reference: 'invoiceRequest',
    readOnly: true,
  },
  requestNo: { kind: 'text', label: { zh: '申请单号', en: 'Request number' }, spelling: 'compact', maxLength: 20, readOnly: true },
  voidBy: { kind: 'text', label: { zh: '作废人', en: 'Voided by' }, calledBy: 'sys_user,realname,username', maxLength: 64, readOnly: true },
  voidTime: { kind: 'dateTime', label: { zh: '作废时间', en: 'Voided at' }, filter: 'range', sortable: true, readOnly: true },
  voidReason: { kind: 'text', label: { zh: '作废原因', en: 'Why it is void' }, maxLength: 200, readOnly: true },
  ...commonFields,
} as const satisfies Record<string, FieldMeta>;
/** Fields whose totals come with the list of Bill. */
export const billSums = ['noteCount', 'totalWeight', 'totalAmount', 'receivedAmount', 'openAmount'] as const;
/** Fields of Waybills of a bill (账单明细). */
export const billItemFields = {
  billId: { kind: 'reference', label: { zh: '账单', en: 'Bill' }, filter: 'equals', reference: 'bill', readOnly: true },
  noteId: {
    kind: 'reference',
    label: { zh: '运单', en: 'Waybill' },
    filter: 'equals',
    textField: 'shippingNoteNumber',
    reference: 'shippingNote',
    readOnly: true,
  },
  shippingNoteNumber: {
    kind: 'text',
    label: { zh: '运单号', en: 'Waybill number' },
    spelling: 'compact',
    filter: 'text',
    sortable: true,
    maxLength: 20,
    readOnly: true,
  },
  signTime: { kind: 'dateTime', label: { zh: '签收时间', en: 'Signed at' }, filter: 'range', sortable: true, readOnly: true },
  vehicleNumber: { kind: 'text', label: { zh: '车牌号', en: 'Plate' }, maxLength: 35, readOnly: true },
  sendCity: { kind: 'text', label: { zh: '发货城市', en: 'From' }, maxLength: 50, readOnly: true },
  receiveCity: { kind: 'text', label: { zh: '收货城市', en: 'To' }, maxLength: 50, readOnly: true },
  cargoName: { kind: 'text', label: { zh: '货物名称', en: 'Cargo' }, maxLength: 100, readOnly: true },
  settleWeight: {
    kind: 'quantity',
    label: { zh: '结算重量', en: 'Settled weight' },
    minimum: 0,
    unit: { stored: 'kg', factor: 1000, decimals: 3, symbol: { zh: '吨', en: 't' } },
    readOnly: true,
  },
  feeTotal: {
    kind: 'money',
    label: { zh: '运费总额', en: 'Fee' },
    minimum: 0,
    unit: { stored: 'fen', factor: 100, decimals: 2, symbol: { zh: '元', en: 'CNY' } },
    readOnly: true,
  },
  amount: {
    kind: 'money',
    label: { zh: '账单金额', en: 'Billed' },
    sortable: true,
    minimum: 0,
    unit: { stored: 'fen', factor: 100, decimals: 2, symbol: { zh: '元', en: 'CNY' } },
    readOnly: true,
  },
  customerPaidAmount: {
    kind: 'money',
    label: { zh: '客户已回款', en: 'Paid by the customer' },
    minimum: 0,
    unit: { stored: 'fen', factor: 100, decimals: 2, symbol: { zh: '元', en: 'CNY' } },
    readOnly: true,
  },
  paidAmount: {
    kind: 'money',
    label: { zh: '已付金额', en: 'Paid' },
    minimum: 0,
    unit: { stored: 'fen', factor: 100, decimals: 2, symbol: { zh: '元', en: 'CNY' } },
    readOnly: true,
  },
  openAmount: {
    kind: 'money',
    label: { zh: '未结金额', en: 'Open' },
    minimum: 0,
    unit: { stored: 'fen', factor: 100, decimals: 2, symbol: { zh: '元', en: 'CNY' } },
    readOnly: true,
  },
  adjustAmount: {
    kind: 'money',
    label: { zh: '其中调整', en: 'Of it adjustments' },
    minimum: -99999999999,
    unit: { stored: 'fen', factor: 100, decimals: 2, symbol: { zh: '元', en: 'CNY' } },
    readOnly: true,
  },
  dueDate: { kind: 'date', label: { zh: '账期到期日', en: 'Due on' }, filter: 'range', sortable: true, readOnly: true },
  disputed: { kind: 'flag', label: { zh: '有异议', en: 'Disputed' }, filter: 'options', dict: 'yn', readOnly: true },
  remark: { kind: 'text', label: { zh: '异议说明', en: 'What is wrong' }, maxLength: 200, readOnly: true },
  ...commonFields,
} as const satisfies Record<string, FieldMeta>;
/** Fields whose totals come with the list of Waybills of a bill. */
export const billItemSums = ['settleWeight', 'feeTotal', 'amount', 'customerPaidAmount', 'paidAmount', 'openAmount', 'adjustAmount'] as const;
/** Fields of Receipt (收款记录). */
export const billReceiptFields = {
  receiptNo: { kind: 'text', label: { zh: '回款单号', en: 'Receipt number' }, spelling: 'compact', maxLength: 20, readOnly: true },
  amount: {
    kind: 'money',
    label: { zh: '收款金额', en: 'Amount' },
    minimum: 0,
    unit: { stored: 'fen', factor: 100, decimals: 2, symbol: { zh: '元', en: 'CNY' } },
    readOnly: true,
  },
  overpaid: {
    kind: 'money',
    label: { zh: '转入钱包', en: 'To the wallet' },
    minimum: 0,
    unit: { stored: 'fen', factor: 100, decimals: 2, symbol: { zh: '元', en: 'CNY' } },
    readOnly: true,
  },
  source: { kind: 'dict', label: { zh: '款项来源', en: 'Paid from' }, filter: 'options', sortable: true, dict: 'money_source', readOnly: true },
  companyAccountId: {
    kind: 'reference',
    label: { zh: '收款账户', en: 'Receiving account' },
    filter: 'equals',
    textField: 'accountName',
    reference: 'companyAccount',
    readOnly: true,
  },
  accountName: { kind: 'text', label: { zh: '收款账户', en: 'Receiving account' }, maxLength: 100, readOnly: true },
  bankSerialNo: { kind: 'text', label: { zh: '银行流水号', en: 'Bank serial' }, maxLength: 50, readOnly: true },
  voucherFiles: { kind: 'files', label: { zh: '收款凭证', en: 'Vouchers' }, maxCount: 9, image: true, readOnly: true },
  receiveTime: { kind: 'dateTime', label: { zh: '到账时间', en: 'Arrived at' }, filter: 'range', sortable: true, readOnly: true },
  operator: { kind: 'text', label: { zh: '经办人', en: 'Recorded by' }, calledBy: 'sys_user,realname,username', maxLength: 64, readOnly: true },
  ...commonFields,
} as const satisfies Record<string, FieldMeta>;
/** Fields whose totals come with the list of Receipt. */
export const billReceiptSums = ['amount', 'overpaid'] as const;
/** States and moves of bill. */
export const billStates = {
  name: 'bill',
  field: 'state',
  dict: 'bill_state',
  codes: { draft: '10', toConfirm: '20', confirmed: '30', partlyReceived: '40', settled: '50', disputed: '60', void: '99' },
  moves: {
    send: { from: ['draft'], to: 'toConfirm', permission: 'bill:send' },
    confirm: { from: ['toConfirm'], permission: 'bill:confirm' },
    confirmOnBehalf: { from: ['toConfirm'], permission: 'bill:confirmOnBehalf' },
    dispute: { from: ['toConfirm'], to: 'disputed', permission: 'bill:confirm' },
    rework: { from: ['disputed'], to: 'draft', permission: 'bill:adjust' },
    reopen: { from: ['confirmed'], to: 'disputed', permission: 'bill:adjust' },
    receive: { from: ['confirmed', 'partlyReceived'], permission: 'bill:receive' },
    pay: { from: ['confirmed', 'partlyReceived'], permission: 'bill:pay' },
    submitPay: { from: ['confirmed', 'partlyReceived'], permission: 'pay:submit' },
    payOut: { from: ['confirmed', 'partlyReceived'] },
    giveBack: { from: ['partlyReceived', 'settled'] },
    adjust: { from: ['partlyReceived'], permission: 'bill:adjust' },
    void: { from: ['draft', 'toConfirm', 'disputed'], to: 'void', permission: 'bill:void' },
    settle: { from: ['confirmed', 'partlyReceived'], to: 'settled' },
  },
} as const;
const loadSchemas = () => import('./bill.schemas.ts');
/** What the calls of bill take, as schemas for forms; fetched when asked for. */
export const billSchemas = {
  /** Of `adjust`. */
  adjust: async () => (await loadSchemas()).billAdjustInput,
  /** Of `confirm`. */
  confirm: async () => (await loadSchemas()).billConfirmInput,
  /** Of `confirmOnBehalf`. */
  confirmOnBehalf: async () => (await loadSchemas()).billConfirmOnBehalfInput,
  /** Of `create`. */
  create: async () => (await loadSchemas()).billCreateInput,
  /** Of `dispute`. */
  dispute: async () => (await loadSchemas()).billDisputeInput,
  /** Of `pay`. */
  pay: async () => (await loadSchemas()).billPayInput,
  /** Of `receive`. */
  receive: async () => (await loadSchemas()).billReceiveInput,
  /** Of `reopen`. */
  reopen: async () => (await loadSchemas()).billReopenInput,
  /** Of `rework`. */
  rework: async () => (await loadSchemas()).billReworkInput,
  /** Of `send`. */
  send: async () => (await loadSchemas()).billSendInput,
  /** Of `submitPayment`. */
  submitPayment: async () => (await loadSchemas()).billSubmitPaymentInput,
  /** Of `void`. */
  void: async () => (await loadSchemas()).billVoidInput,
};
/** Calls of bill. */
export const createBillApi = (transport: Transport) => ({
  /** `list` takes several orders. */
  severalOrders: true,
  /** 账单尾差调整 · Adjust a bill. Needs `bill:adjust`. Send an `idempotencyKey`. */
  adjust: (body: BillAdjustInput, options?: CallOptions) => transport.request<Bill>({ method: 'PUT', path: `/hybill/hyBill/adjust`, body, ...options }),
  /** 可出账运单 · Waybills to bill. Needs `bill:create`. */
  candidates: (query: BillCandidatesQuery, options?: CallOptions) =>
    transport.request<Page<NoteBill>>({ method: 'GET', path: `/hybill/hyBill/candidates`, query, ...options }),
  /** 确认账单 · Confirm a bill. Needs `bill:confirm`. Send an `idempotencyKey`. */
  confirm: (body: RowKey, options?: CallOptions) => transport.request<Bill>({ method: 'PUT', path: `/hybill/hyBill/confirm`, body, ...options }),
  /** 代客户确认账单 · Confirm a bill for the customer. Needs `bill:confirmOnBehalf`. Send an `idempotencyKey`. */
  confirmOnBehalf: (body: RowKey, options?: CallOptions) =>
    transport.request<Bill>({ method: 'PUT', path: `/hybill/hyBill/confirmOnBehalf`, body, ...options }),
  /** 生成账单 · Make a bill. Needs `bill:create`. Send an `idempotencyKey`. */
  create: (body: BillInput, options?: CallOptions) => transport.request<Bill>({ method: 'POST', path: `/hybill/hyBill/create`, body, ...options }),
  /** 账单异议 · Dispute a bill. Needs `bill:confirm`. Send an `idempotencyKey`. */
  dispute: (body: BillDisputeInput, options?: CallOptions) => transport.request<Bill>({ method: 'PUT', path: `/hybill/hyBill/dispute`, body, ...options }),
  /** 导出账单 · Export: Bill. Needs `bill:export`. */
  export: (query: BillListQuery & { selections?: string; exportFields?: string } = {}, options?: CallOptions) =>
    transport.request<DownloadedFile>({ method: 'GET', path: `/hybill/hyBill/exportXls`, query, content: 'file', ...options }),
  /** 账单明细 · Waybills of a bill. Needs `bill:view`. */
  items: (query: BillItemsQuery, options?: CallOptions) =>
    transport.request<Page<BillItem>>({ method: 'GET', path: `/hybill/hyBill/items`, query, ...options }),
  /** 账单列表 · List: Bill. Needs `bill:list`. */
  list: (query: BillListQuery = {}, options?: CallOptions) => transport.request<Page<Bill>>({ method: 'GET', path: `/hybill/hyBill/list`, query, ...options }),
  /** 钱包支付账单 · Pay a bill from the wallet. Needs `bill:pay`. Send an `idempotencyKey`. */
  pay: (body: BillPayInput, options?: CallOptions) => transport.request<Bill>({ method: 'PUT', path: `/hybill/hyBill/pay`, body, ...options }),
  /** 付款记录 · Payments. Needs `bill:view`. */
  payments: (query: BillPaymentsQuery, options?: CallOptions) =>
    transport.request<Page<Payment>>({ method: 'GET', path: `/hybill/hyBill/payments`, query, ...options }),
  /** 账单详情 · Get: Bill. Needs `bill:list`. */
  get: (id: string, options?: CallOptions) => transport.request<Bill>({ method: 'GET', path: `/hybill/hyBill/queryById`, query: { id }, ...options }),
  /** 收款记录 · Receipts. Needs `bill:view`. */
  receipts: (query: BillReceiptsQuery, options?: CallOptions) =>
    transport.request<Page<BillReceipt>>({ method: 'GET', path: `/hybill/hyBill/receipts`, query, ...options }),
  /** 收款登记 · Record a payment of a bill. Needs `bill:receive`. Send an `idempotencyKey`. */
  receive: (body: BillReceiveInput, options?: CallOptions) => transport.request<Bill>({ method: 'PUT', path: `/hybill/hyBill/receive`, body, ...options }),
  /** 撤回确认 · Open a bill again. Needs `bill:adjust`. Send an `idempotencyKey`. */
  reopen: (body: RowReason, options?: CallOptions) => transport.request<Bill>({ method: 'PUT', path: `/hybill/hyBill/reopen`, body, ...options }),
  /** 重新编制账单 · Rework a bill. Needs `bill:adjust`. Send an `idempotencyKey`. */
  rework: (body: BillReworkInput, options?: CallOptions) => transport.request<Bill>({ method: 'PUT', path: `/hybill/hyBill/rework`, body, ...options }),
  /** 发送账单 · Send a bill. Needs `bill:send`. Send an `idempotencyKey`. */
  send: (body: RowKey, options?: CallOptions) => transport.request<Bill>({ method: 'PUT', path: `/hybill/hyBill/send`, body, ...options }),
  /** 导出对账单 · Export the statement. Needs `bill:export`. */
  statement: (query: BillStatementQuery, options?: CallOptions) =>
    transport.request<DownloadedFile>({ method: 'GET', path: `/hybill/hyBill/statement`, query, content: 'file', ...options }),
  /** 对账单PDF · The statement as PDF. Needs `bill:export`. */
  statementPdf: (query: BillStatementPdfQuery, options?: CallOptions) =>
    transport.request<DownloadedFile>({ method: 'GET', path: `/hybill/hyBill/statementPdf`, query, content: 'file', ...options }),
  /** 状态计数 · Count by status. Needs `bill:list`. */
  statusCount: (query: BillStatusCountQuery = {}, options?: CallOptions) =>
    transport.request<Record<string, number>>({ method: 'GET', path: `/hybill/hyBill/statusCount`, query, ...options }),
  /** 提交账单付款 · Submit the payment of a bill. Needs `pay:submit`. Send an `idempotencyKey`. */
  submitPayment: (body: BillPaymentInput, options?: CallOptions) =>
    transport.request<Bill>({ method: 'PUT', path: `/hybill/hyBill/submitPayment`, body, ...options }),
  /** 作废账单 · Void a bill. Needs `bill:void`. Send an `idempotencyKey`. */
  void: (body: RowReason, options?: CallOptions) => transport.request<Bill>({ method: 'PUT', path: `/hybill/hyBill/void`, body, ...options }),
});
