// Written by scripts/generate.ts from openapi.json; run `npm run generate` instead of editing.
import type { CallOptions, DownloadedFile, ListQuery, Page, Transport } from '../../transport.ts';
import type { Prepay, PrepayInput, PrepayRecoverInput, PrepayTerms, RowKey, RowReason, RowVerdict } from '../models.ts';
import type { FieldMeta } from '../../metadata.ts';
import { commonFields } from '../commonFields.ts';
export type { Prepay, PrepayInput, PrepayRecoverInput, PrepayTerms } from '../models.ts';
/** Query of `list`: filters by field. */
export type PrepayListQuery = ListQuery<
  | 'id'
  | 'createTime'
  | 'updateTime'
  | 'prepayNo'
  | 'noteId'
  | 'shippingNoteNumber'
  | 'noteStatus'
  | 'driverId'
  | 'driverName'
  | 'customerId'
  | 'companyId'
  | 'creditorType'
  | 'payeeType'
  | 'payeeCardId'
  | 'payeeName'
  | 'state'
  | 'applyTime'
  | 'auditTime'
  | 'paymentId'
  | 'payTime'
  | 'toRecover'
  | 'writeOffTime'
>;
/** Query of `statusCount`. */
export type PrepayStatusCountQuery = {
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
/** Query of `terms`. */
export type PrepayTermsQuery = {
  noteId: string;
};
/** Fields of Prepayment (预付单). */
export const prepayFields = {
  prepayNo: {
    kind: 'text',
    label: { zh: '预付单号', en: 'Prepayment number' },
    spelling: 'compact',
    filter: 'text',
    maxLength: 20,
    readOnly: true,
    sortable: true,
  },
  noteId: {
    kind: 'reference',
    label: { zh: '运单', en: 'Waybill' },
    filter: 'equals',
    textField: 'shippingNoteNumber',
    reference: 'shippingNote',
    readOnly: true,
  },
  shippingNoteNumber: { kind: 'text', label: { zh: '运单号', en: 'Waybill number' }, spelling: 'compact', filter: 'text', maxLength: 20, readOnly: true },
  noteStatus: { kind: 'dict', label: { zh: '运单状态', en: 'Waybill status' }, filter: 'options', dict: 'note_status', readOnly: true },
  driverId: { kind: 'reference', label: { zh: '司机', en: 'Driver' }, filter: 'equals', textField: 'driverName', reference: 'driver', readOnly: true },
  driverName: { kind: 'text', label: { zh: '司机姓名', en: 'Driver' }, filter: 'text', maxLength: 50, readOnly: true },
  customerId: { kind: 'reference', label: { zh: '客户', en: 'Customer' }, filter: 'equals', textField: 'customerName', reference: 'customer', readOnly: true },
  customerName: { kind: 'text', label: { zh: '客户名称', en: 'Customer' }, maxLength: 100, readOnly: true },
  companyId: { kind: 'reference', label: { zh: '运营主体', en: 'Company' }, filter: 'equals', textField: 'companyName', reference: 'company', readOnly: true },
  companyName: { kind: 'text', label: { zh: '运营主体', en: 'Company' }, maxLength: 512, readOnly: true },
  creditorType: { kind: 'dict', label: { zh: '结算对象类型', en: 'Kind of creditor' }, filter: 'options', dict: 'account_owner', readOnly: true },
  creditorId: { kind: 'text', label: { zh: '结算对象编号', en: 'Creditor id' }, maxLength: 32, readOnly: true },
  amount: {
    kind: 'money',
    label: { zh: '预付金额', en: 'Amount' },
    minimum: 0,
    unit: { stored: 'fen', factor: 100, decimals: 2, symbol: { zh: '元', en: 'CNY' } },
    readOnly: true,
    sortable: true,
  },
  estimatedFee: {
    kind: 'money',
    label: { zh: '预估司机运费', en: 'Estimated driver fee' },
    minimum: 0,
    unit: { stored: 'fen', factor: 100, decimals: 2, symbol: { zh: '元', en: 'CNY' } },
    readOnly: true,
  },
  rate: {
    kind: 'quantity',
    label: { zh: '预付比例', en: 'Share' },
    minimum: 0,
    maximum: 10000,
    unit: { stored: 'bp', factor: 100, decimals: 2, symbol: { zh: '%', en: '%' } },
    readOnly: true,
  },
  reason: { kind: 'text', label: { zh: '用途', en: 'Purpose' }, maxLength: 200, readOnly: true },
  payeeType: { kind: 'dict', label: { zh: '收款人类型', en: 'Kind of payee' }, filter: 'options', dict: 'payee_type', readOnly: true },
  payeeId: { kind: 'text', label: { zh: '收款人编号', en: 'Payee id' }, maxLength: 32, readOnly: true },
  payeeCardId: { kind: 'reference', label: { zh: '收款卡', en: 'Card' }, filter: 'equals', reference: 'bankCard', readOnly: true },
  payeeName: { kind: 'text', label: { zh: '收款人', en: 'Payee' }, filter: 'text', maxLength: 100, readOnly: true },
  payeeIdNo: { kind: 'text', label: { zh: '收款人证件号', en: 'ID of the payee' }, sensitive: true, maxLength: 50, readOnly: true },
  payeeCardNo: { kind: 'text', label: { zh: '收款卡号', en: 'Card number' }, sensitive: true, maxLength: 32, readOnly: true },
  payeeBankName: { kind: 'text', label: { zh: '收款银行', en: 'Bank of the payee' }, maxLength: 100, readOnly: true },
  state: {
    kind: 'dict',
    label: { zh: '预付状态', en: 'Status' },
    filter: 'options',
    uncounted: { codes: ['60', '99'], label: { zh: '已驳回与已取消', en: 'refused and cancelled' } },
    dict: 'prepay_state',
    readOnly: true,
  },
  applyBy: { kind: 'text', label: { zh: '申请人', en: 'Applied for by' }, calledBy: 'sys_user,realname,username', maxLength: 64, readOnly: true },
  applyTime: { kind: 'dateTime', label: { zh: '申请时间', en: 'Applied for at' }, filter: 'range', readOnly: true },
  auditBy: { kind: 'text', label: { zh: '审核人', en: 'Decided by' }, calledBy: 'sys_user,realname,username', maxLength: 64, readOnly: true },
  auditTime: { kind: 'dateTime', label: { zh: '审核时间', en: 'Decided at' }, filter: 'range', readOnly: true },
  auditRemark: { kind: 'text', label: { zh: '审核意见', en: 'Decision: remark' }, maxLength: 200, readOnly: true },
  paymentId: { kind: 'reference', label: { zh: '付款单', en: 'Payment' }, filter: 'equals', reference: 'payment', readOnly: true },
  payTime: { kind: 'dateTime', label: { zh: '支付时间', en: 'Paid at' }, filter: 'range', readOnly: true },
  failReason: { kind: 'text', label: { zh: '失败原因', en: 'Why it failed' }, maxLength: 200, readOnly: true },
  closeReason: { kind: 'text', label: { zh: '取消原因', en: 'Why it was given up' }, maxLength: 200, readOnly: true },
  offsetAmount: {
    kind: 'money',
    label: { zh: '抵扣金额', en: 'Offset' },
    minimum: 0,
    unit: { stored: 'fen', factor: 100, decimals: 2, symbol: { zh: '元', en: 'CNY' } },
    readOnly: true,
  },
  recoverAmount: {
    kind: 'money',
    label: { zh: '追回金额', en: 'Recovered' },
    minimum: 0,
    unit: { stored: 'fen', factor: 100, decimals: 2, symbol: { zh: '元', en: 'CNY' } },
    readOnly: true,
  },
  writtenOffAmount: {
    kind: 'money',
    label: { zh: '核销金额', en: 'Written off' },
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
  toRecover: { kind: 'dict', label: { zh: '待追回', en: 'To be recovered' }, filter: 'options', dict: 'yn', readOnly: true },
  writeOffBy: { kind: 'text', label: { zh: '核销人', en: 'Written off by' }, calledBy: 'sys_user,realname,username', maxLength: 64, readOnly: true },
  writeOffTime: { kind: 'dateTime', label: { zh: '核销时间', en: 'Written off at' }, filter: 'range', readOnly: true },
  writeOffReason: { kind: 'text', label: { zh: '核销原因', en: 'Why it was written off' }, maxLength: 200, readOnly: true },
  ...commonFields,
  createTime: { kind: 'dateTime', label: { zh: '创建时间', en: 'Created at' }, filter: 'range', readOnly: true, sortable: true },
  updateTime: { kind: 'dateTime', label: { zh: '更新时间', en: 'Updated at' }, filter: 'range', readOnly: true },
} as const satisfies Record<string, FieldMeta>;
/** Fields whose totals come with the list of Prepayment. */
export const prepaySums = ['amount', 'offsetAmount', 'recoverAmount', 'openAmount'] as const;
/** States and moves of prepay. */
export const prepayStates = {
  name: 'prepay',
  field: 'state',
  dict: 'prepay_state',
  codes: { applied: '10', toPay: '20', paying: '30', paid: '40', offset: '45', failed: '50', refused: '60', recovered: '70', cancelled: '99' },
  moves: {
    audit: { from: ['applied'], permission: 'prepay:audit' },
    pay: { from: ['toPay'], to: 'paying', permission: 'prepay:pay' },
    succeed: { from: ['paying'], to: 'paid' },
    fail: { from: ['paying'], to: 'failed' },
    giveBack: { from: ['paid', 'offset', 'recovered'] },
    retry: { from: ['failed'], to: 'toPay', permission: 'prepay:pay' },
    cancel: { from: ['applied', 'toPay', 'failed'], to: 'cancelled', permission: 'prepay:apply' },
    close: { from: ['toPay', 'failed'], to: 'cancelled', permission: 'prepay:pay' },
    revoke: { from: ['applied', 'toPay', 'failed', 'paid'] },
    offset: { from: ['paid'] },
    restore: { from: ['paid', 'offset'], to: 'paid' },
    recover: { from: ['paid'], permission: 'prepay:recover' },
    writeOff: { from: ['paid'], permission: 'prepay:writeOff' },
  },
} as const;
const loadSchemas = () => import('./prepay.schemas.ts');
/** What the calls of prepay take, as schemas for forms; fetched when asked for. */
export const prepaySchemas = {
  /** Of `add`. */
  add: async () => (await loadSchemas()).prepayAddInput,
  /** Of `audit`. */
  audit: async () => (await loadSchemas()).prepayAuditInput,
  /** Of `cancel`. */
  cancel: async () => (await loadSchemas()).prepayCancelInput,
  /** Of `close`. */
  close: async () => (await loadSchemas()).prepayCloseInput,
  /** Of `pay`. */
  pay: async () => (await loadSchemas()).prepayPayInput,
  /** Of `recover`. */
  recover: async () => (await loadSchemas()).prepayRecoverInput,
  /** Of `retry`. */
  retry: async () => (await loadSchemas()).prepayRetryInput,
  /** Of `writeOff`. */
  writeOff: async () => (await loadSchemas()).prepayWriteOffInput,
};
/** Calls of prepay. */
export const createPrepayApi = (transport: Transport) => ({
  /** `add` and `edit` take `checkOnly`. */
  checkable: true,
  /** What `add` and `edit` take, for forms. */
  schemas: {
    add: async () => (await loadSchemas()).prepayAddInput,
  },
  /** 申请预付 · Apply. Needs `prepay:apply`. Send an `idempotencyKey`. */
  add: (body: PrepayInput, options?: CallOptions) => transport.request<Prepay>({ method: 'POST', path: `/hypay/hyPrepay/add`, body, ...options }),
  /** 预付审核 · Decide. Needs `prepay:audit`. Send an `idempotencyKey`. */
  audit: (body: RowVerdict, options?: CallOptions) => transport.request<Prepay>({ method: 'PUT', path: `/hypay/hyPrepay/audit`, body, ...options }),
  /** 取消预付 · Cancel. Needs `prepay:apply`. Send an `idempotencyKey`. */
  cancel: (body: RowReason, options?: CallOptions) => transport.request<Prepay>({ method: 'PUT', path: `/hypay/hyPrepay/cancel`, body, ...options }),
  /** 关闭预付 · Close. Needs `prepay:pay`. Send an `idempotencyKey`. */
  close: (body: RowReason, options?: CallOptions) => transport.request<Prepay>({ method: 'PUT', path: `/hypay/hyPrepay/close`, body, ...options }),
  /** 导出预付单 · Export: Prepayment. Needs `prepay:export`. */
  export: (query: PrepayListQuery & { selections?: string; exportFields?: string } = {}, options?: CallOptions) =>
    transport.request<DownloadedFile>({ method: 'GET', path: `/hypay/hyPrepay/exportXls`, query, content: 'file', ...options }),
  /** 预付单列表 · List: Prepayment. Needs `prepay:list`. */
  list: (query: PrepayListQuery = {}, options?: CallOptions) =>
    transport.request<Page<Prepay>>({ method: 'GET', path: `/hypay/hyPrepay/list`, query, ...options }),
  /** 预付付款 · Pay. Needs `prepay:pay`. Send an `idempotencyKey`. */
  pay: (body: RowKey, options?: CallOptions) => transport.request<Prepay>({ method: 'PUT', path: `/hypay/hyPrepay/pay`, body, ...options }),
  /** 预付单详情 · Get: Prepayment. Needs `prepay:list`. */
  get: (id: string, options?: CallOptions) => transport.request<Prepay>({ method: 'GET', path: `/hypay/hyPrepay/queryById`, query: { id }, ...options }),
  /** 追回预付 · Recover. Needs `prepay:recover`. Send an `idempotencyKey`. */
  recover: (body: PrepayRecoverInput, options?: CallOptions) => transport.request<Prepay>({ method: 'PUT', path: `/hypay/hyPrepay/recover`, body, ...options }),
  /** 重新付款 · Try again. Needs `prepay:pay`. Send an `idempotencyKey`. */
  retry: (body: RowKey, options?: CallOptions) => transport.request<Prepay>({ method: 'PUT', path: `/hypay/hyPrepay/retry`, body, ...options }),
  /** 状态计数 · Count by status. Needs `prepay:list`. */
  statusCount: (query: PrepayStatusCountQuery = {}, options?: CallOptions) =>
    transport.request<Record<string, number>>({ method: 'GET', path: `/hypay/hyPrepay/statusCount`, query, ...options }),
  /** 可预付金额 · What may be prepaid. Needs `prepay:apply`. */
  terms: (query: PrepayTermsQuery, options?: CallOptions) =>
    transport.request<PrepayTerms>({ method: 'GET', path: `/hypay/hyPrepay/terms`, query, ...options }),
  /** 核销预付 · Write off. Needs `prepay:writeOff`. Send an `idempotencyKey`. */
  writeOff: (body: RowReason, options?: CallOptions) => transport.request<Prepay>({ method: 'PUT', path: `/hypay/hyPrepay/writeOff`, body, ...options }),
});
