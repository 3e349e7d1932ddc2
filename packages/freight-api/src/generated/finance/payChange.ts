// Written by scripts/generate.ts from openapi.json; run `npm run generate` instead of editing.
import type { CallOptions, DownloadedFile, ListQuery, Page, Transport } from '../../transport.ts';
import type { PayChange, PayChangeInput, RowKey, RowVerdict } from '../models.ts';
import type { FieldMeta } from '../../metadata.ts';
import { commonFields } from '../commonFields.ts';
export type { PayChange, PayChangeInput } from '../models.ts';
/** Query of `list`: filters by field. */
export type PayChangeListQuery = ListQuery<
  | 'id'
  | 'createTime'
  | 'updateTime'
  | 'changeNo'
  | 'paymentId'
  | 'paymentNo'
  | 'noteId'
  | 'shippingNoteNumber'
  | 'changeType'
  | 'oldPayeeType'
  | 'newPayeeType'
  | 'newPayeeName'
  | 'state'
  | 'applyTime'
  | 'auditTime'
>;
/** Query of `statusCount`. */
export type PayChangeStatusCountQuery = {
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
/** Fields of Payment change (支付变更). */
export const payChangeFields = {
  changeNo: {
    kind: 'text',
    label: { zh: '变更单号', en: 'Change number' },
    spelling: 'compact',
    filter: 'text',
    maxLength: 20,
    readOnly: true,
    sortable: true,
  },
  paymentId: { kind: 'reference', label: { zh: '付款单', en: 'Payment' }, filter: 'equals', textField: 'paymentNo', reference: 'payment', readOnly: true },
  paymentNo: { kind: 'text', label: { zh: '支付单号', en: 'Payment number' }, spelling: 'compact', filter: 'text', maxLength: 20, readOnly: true },
  noteId: {
    kind: 'reference',
    label: { zh: '运单', en: 'Waybill' },
    filter: 'equals',
    textField: 'shippingNoteNumber',
    reference: 'shippingNote',
    readOnly: true,
  },
  shippingNoteNumber: { kind: 'text', label: { zh: '运单号', en: 'Waybill number' }, spelling: 'compact', filter: 'text', maxLength: 20, readOnly: true },
  changeType: { kind: 'dict', label: { zh: '变更类型', en: 'Kind of change' }, filter: 'options', dict: 'pay_change_type', readOnly: true },
  amount: {
    kind: 'money',
    label: { zh: '支付金额', en: 'Amount' },
    minimum: 0,
    unit: { stored: 'fen', factor: 100, decimals: 2, symbol: { zh: '元', en: 'CNY' } },
    readOnly: true,
  },
  newAmount: {
    kind: 'money',
    label: { zh: '新金额', en: 'New amount' },
    minimum: 0,
    unit: { stored: 'fen', factor: 100, decimals: 2, symbol: { zh: '元', en: 'CNY' } },
    readOnly: true,
  },
  oldPayeeType: { kind: 'dict', label: { zh: '原收款人类型', en: 'Kind of payee before' }, filter: 'options', dict: 'payee_type', readOnly: true },
  oldPayeeName: { kind: 'text', label: { zh: '原收款人', en: 'Payee before' }, maxLength: 100, readOnly: true },
  oldPayeeCardNo: { kind: 'text', label: { zh: '原收款卡号', en: 'Card number before' }, sensitive: true, maxLength: 32, readOnly: true },
  oldPayeeBankName: { kind: 'text', label: { zh: '原收款银行', en: 'Bank of the payee before' }, maxLength: 100, readOnly: true },
  newPayeeType: { kind: 'dict', label: { zh: '新收款人类型', en: 'New kind of payee' }, filter: 'options', dict: 'payee_type', readOnly: true },
  newPayeeName: { kind: 'text', label: { zh: '新收款人', en: 'New payee' }, filter: 'text', maxLength: 100, readOnly: true },
  newPayeeCardNo: { kind: 'text', label: { zh: '新收款卡号', en: 'New card number' }, sensitive: true, maxLength: 32, readOnly: true },
  newPayeeBankName: { kind: 'text', label: { zh: '新收款银行', en: 'New bank of the payee' }, maxLength: 100, readOnly: true },
  reason: { kind: 'text', label: { zh: '变更原因', en: 'Why' }, maxLength: 200, readOnly: true },
  files: {
    kind: 'files',
    label: { zh: '授权书与附件', en: 'Authorisation and files' },
    sensitive: true,
    biz: 'certificate',
    accept: '.pdf,.jpg,.jpeg,.png',
    maxCount: 9,
    maxSize: 20971520,
    readOnly: true,
  },
  state: {
    kind: 'dict',
    label: { zh: '状态', en: 'Status' },
    filter: 'options',
    uncounted: { codes: ['30', '40'], label: { zh: '已驳回、已撤回', en: 'refused or withdrawn' } },
    dict: 'pay_change_state',
    readOnly: true,
  },
  applyBy: { kind: 'text', label: { zh: '申请人', en: 'Applied by' }, calledBy: 'sys_user,realname,username', maxLength: 64, readOnly: true },
  applyTime: { kind: 'dateTime', label: { zh: '申请时间', en: 'Applied at' }, filter: 'range', readOnly: true },
  auditBy: { kind: 'text', label: { zh: '审核人', en: 'Decided by' }, calledBy: 'sys_user,realname,username', maxLength: 64, readOnly: true },
  auditTime: { kind: 'dateTime', label: { zh: '审核时间', en: 'Decided at' }, filter: 'range', readOnly: true },
  auditRemark: { kind: 'text', label: { zh: '审核意见', en: 'Decision: remark' }, maxLength: 200, readOnly: true },
  ...commonFields,
  createTime: { kind: 'dateTime', label: { zh: '创建时间', en: 'Created at' }, filter: 'range', readOnly: true, sortable: true },
  updateTime: { kind: 'dateTime', label: { zh: '更新时间', en: 'Updated at' }, filter: 'range', readOnly: true },
} as const satisfies Record<string, FieldMeta>;
/** Fields whose totals come with the list of Payment change. */
export const payChangeSums = ['amount', 'newAmount'] as const;
/** States and moves of payChange. */
export const payChangeStates = {
  name: 'payChange',
  field: 'state',
  dict: 'pay_change_state',
  codes: { toAudit: '10', passed: '20', refused: '30', cancelled: '40' },
  moves: { audit: { from: ['toAudit'], permission: 'payChange:audit' }, cancel: { from: ['toAudit'], to: 'cancelled', permission: 'payChange:apply' } },
} as const;
const loadSchemas = () => import('./payChange.schemas.ts');
/** What the calls of payChange take, as schemas for forms; fetched when asked for. */
export const payChangeSchemas = {
  /** Of `add`. */
  add: async () => (await loadSchemas()).payChangeAddInput,
  /** Of `audit`. */
  audit: async () => (await loadSchemas()).payChangeAuditInput,
  /** Of `cancel`. */
  cancel: async () => (await loadSchemas()).payChangeCancelInput,
};
/** Calls of payChange. */
export const createPayChangeApi = (transport: Transport) => ({
  /** `add` and `edit` take `checkOnly`. */
  checkable: true,
  /** What `add` and `edit` take, for forms. */
  schemas: {
    add: async () => (await loadSchemas()).payChangeAddInput,
  },
  /** 申请支付变更 · Ask for a change. Needs `payChange:apply`. Send an `idempotencyKey`. */
  add: (body: PayChangeInput, options?: CallOptions) => transport.request<PayChange>({ method: 'POST', path: `/hypay/hyPayChange/add`, body, ...options }),
  /** 支付变更审核 · Decide on a change. Needs `payChange:audit`. Send an `idempotencyKey`. */
  audit: (body: RowVerdict, options?: CallOptions) => transport.request<PayChange>({ method: 'PUT', path: `/hypay/hyPayChange/audit`, body, ...options }),
  /** 取消支付变更 · Cancel a change. Needs `payChange:apply`. Send an `idempotencyKey`. */
  cancel: (body: RowKey, options?: CallOptions) => transport.request<PayChange>({ method: 'PUT', path: `/hypay/hyPayChange/cancel`, body, ...options }),
  /** 导出支付变更 · Export: Payment change. Needs `payChange:export`. */
  export: (query: PayChangeListQuery & { selections?: string; exportFields?: string } = {}, options?: CallOptions) =>
    transport.request<DownloadedFile>({ method: 'GET', path: `/hypay/hyPayChange/exportXls`, query, content: 'file', ...options }),
  /** 支付变更列表 · List: Payment change. Needs `payChange:list`. */
  list: (query: PayChangeListQuery = {}, options?: CallOptions) =>
    transport.request<Page<PayChange>>({ method: 'GET', path: `/hypay/hyPayChange/list`, query, ...options }),
  /** 支付变更详情 · Get: Payment change. Needs `payChange:list`. */
  get: (id: string, options?: CallOptions) => transport.request<PayChange>({ method: 'GET', path: `/hypay/hyPayChange/queryById`, query: { id }, ...options }),
  /** 状态计数 · Count by status. Needs `payChange:list`. */
  statusCount: (query: PayChangeStatusCountQuery = {}, options?: CallOptions) =>
    transport.request<Record<string, number>>({ method: 'GET', path: `/hypay/hyPayChange/statusCount`, query, ...options }),
});
