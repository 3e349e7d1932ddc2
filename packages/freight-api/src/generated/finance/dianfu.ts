// Written by scripts/generate.ts from openapi.json; run `npm run generate` instead of editing.
import type { CallOptions, DownloadedFile, ListQuery, Page, Transport } from '../../transport.ts';
import type { AdvanceSheet, AdvanceSum, Dianfu, DianfuInput, DianfuRepay, DianfuRepayInput, OpenAmount, RowKey, RowReason, RowVerdict } from '../models.ts';
import type { FieldMeta } from '../../metadata.ts';
import { commonFields } from '../commonFields.ts';
export type { AdvanceSheet, AdvanceSum, Dianfu, DianfuInput, DianfuRepay, DianfuRepayInput, OpenAmount } from '../models.ts';
/** Query of `advanceSheet`. */
export type DianfuAdvanceSheetQuery = {
  id: string;
};
/** Query of `list`: filters by field. */
export type DianfuListQuery = ListQuery<
  | 'id'
  | 'createTime'
  | 'updateTime'
  | 'dianfuNo'
  | 'customerId'
  | 'companyId'
  | 'noteId'
  | 'shippingNoteNumber'
  | 'feeMode'
  | 'startDate'
  | 'dueDate'
  | 'dueFlag'
  | 'state'
  | 'auditTime'
  | 'advanceTime'
  | 'writeOffTime'
>;
/** Query of `groupSums`. */
export type DianfuGroupSumsQuery = {
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
/** Query of `missing`. */
export type DianfuMissingQuery = {
  noteId: string;
};
/** Query of `repayList`. */
export type DianfuRepayListQuery = {
  pageNo?: number;
  pageSize?: number;
  column?: string;
  order?: string;
  field?: string;
  superQueryParams?: string;
  superQueryMatchType?: 'and' | 'or';
  sums?: '0' | '1' | 'only';
  exactTotal?: '0' | '1';
  dianfuId: string;
};
/** Query of `statusCount`. */
export type DianfuStatusCountQuery = {
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
/** Fields of Advance (垫付单). */
export const dianfuFields = {
  dianfuNo: {
    kind: 'text',
    label: { zh: '垫付单号', en: 'Advance number' },
    spelling: 'compact',
    filter: 'text',
    sortable: true,
    maxLength: 20,
    readOnly: true,
  },
  customerId: { kind: 'reference', label: { zh: '客户', en: 'Customer' }, filter: 'equals', textField: 'customerName', reference: 'customer', readOnly: true },
  customerName: { kind: 'text', label: { zh: '客户名称', en: 'Customer' }, maxLength: 100, readOnly: true },
  companyId: { kind: 'reference', label: { zh: '运营主体', en: 'Company' }, filter: 'equals', textField: 'companyName', reference: 'company', readOnly: true },
  companyName: { kind: 'text', label: { zh: '运营主体', en: 'Company' }, maxLength: 512, readOnly: true },
  noteId: {
    kind: 'reference',
    label: { zh: '运单', en: 'Waybill' },
    filter: 'equals',
    textField: 'shippingNoteNumber',
    reference: 'shippingNote',
    readOnly: true,
  },
  shippingNoteNumber: { kind: 'text', label: { zh: '运单号', en: 'Waybill number' }, spelling: 'compact', filter: 'text', maxLength: 20, readOnly: true },
  appliedAmount: {
    kind: 'money',
    label: { zh: '申请金额', en: 'Asked for' },
    minimum: 0,
    unit: { stored: 'fen', factor: 100, decimals: 2, symbol: { zh: '元', en: 'CNY' } },
    readOnly: true,
  },
  principal: {
    kind: 'money',
    label: { zh: '垫付本金', en: 'Principal' },
    sortable: true,
    minimum: 0,
    unit: { stored: 'fen', factor: 100, decimals: 2, symbol: { zh: '元', en: 'CNY' } },
    readOnly: true,
  },
  termDays: { kind: 'integer', label: { zh: '账期(天)', en: 'Term (days)' }, minimum: 0, readOnly: true },
  feeMode: { kind: 'dict', label: { zh: '垫付费方式', en: 'Kind of fee' }, filter: 'options', sortable: true, dict: 'dianfu_fee_mode', readOnly: true },
  dayRate: { kind: 'integer', label: { zh: '日费率(百万分之)', en: 'Rate (ppm per day)' }, minimum: 0, readOnly: true },
  feeRate: { kind: 'integer', label: { zh: '固定费率(万分之)', en: 'Fixed rate (1/10000)' }, minimum: 0, readOnly: true },
  startDate: { kind: 'date', label: { zh: '起息日', en: 'From' }, filter: 'range', sortable: true, readOnly: true },
  dueDate: { kind: 'date', label: { zh: '到期日', en: 'Due on' }, filter: 'range', sortable: true, readOnly: true },
  dueFlag: { kind: 'flag', label: { zh: '到期标记', en: 'Due' }, filter: 'options', dict: 'yn', readOnly: true },
  overdueDays: { kind: 'integer', label: { zh: '逾期天数', en: 'Days overdue' }, sortable: true, minimum: 0, readOnly: true },
  feeAmount: {
    kind: 'money',
    label: { zh: '垫付费', en: 'Fee' },
    minimum: 0,
    unit: { stored: 'fen', factor: 100, decimals: 2, symbol: { zh: '元', en: 'CNY' } },
    readOnly: true,
  },
  repaidAmount: {
    kind: 'money',
    label: { zh: '已归还', en: 'Repaid' },
    minimum: 0,
    unit: { stored: 'fen', factor: 100, decimals: 2, symbol: { zh: '元', en: 'CNY' } },
    readOnly: true,
  },
  balance: {
    kind: 'money',
    label: { zh: '余额', en: 'Balance' },
    sortable: true,
    minimum: 0,
    unit: { stored: 'fen', factor: 100, decimals: 2, symbol: { zh: '元', en: 'CNY' } },
    readOnly: true,
  },
  writtenOffPrincipal: {
    kind: 'money',
    label: { zh: '核销本金', en: 'Principal written off' },
    minimum: 0,
    unit: { stored: 'fen', factor: 100, decimals: 2, symbol: { zh: '元', en: 'CNY' } },
    readOnly: true,
  },
  writtenOffFee: {
    kind: 'money',
    label: { zh: '核销垫付费', en: 'Fee written off' },
    minimum: 0,
    unit: { stored: 'fen', factor: 100, decimals: 2, symbol: { zh: '元', en: 'CNY' } },
    readOnly: true,
  },
  recoveredAmount: {
    kind: 'money',
    label: { zh: '核销后收回', en: 'Recovered afterwards' },
    minimum: 0,
    unit: { stored: 'fen', factor: 100, decimals: 2, symbol: { zh: '元', en: 'CNY' } },
    readOnly: true,
  },
  state: {
    kind: 'dict',
    label: { zh: '状态', en: 'Status' },
    filter: 'options',
    sortable: true,
    uncounted: { codes: ['60', '99'], label: { zh: '已驳回与已取消', en: 'refused and cancelled' } },
    dict: 'dianfu_state',
    readOnly: true,
  },
  applyBy: { kind: 'text', label: { zh: '申请人', en: 'Asked for by' }, calledBy: 'sys_user,realname,username', maxLength: 64, readOnly: true },
  auditBy: { kind: 'text', label: { zh: '审核人', en: 'Decided by' }, calledBy: 'sys_user,realname,username', maxLength: 64, readOnly: true },
  auditTime: { kind: 'dateTime', label: { zh: '审核时间', en: 'Decided at' }, filter: 'range', sortable: true, readOnly: true },
  auditRemark: { kind: 'text', label: { zh: '审核意见', en: 'Decision: remark' }, maxLength: 200, readOnly: true },
  advanceBy: { kind: 'text', label: { zh: '放款人', en: 'Advanced by' }, calledBy: 'sys_user,realname,username', maxLength: 64, readOnly: true },
  advanceTime: { kind: 'dateTime', label: { zh: '放款时间', en: 'Advanced at' }, filter: 'range', sortable: true, readOnly: true },
  closeReason: { kind: 'text', label: { zh: '关闭原因', en: 'Why it was closed' }, maxLength: 200, readOnly: true },
  writeOffBy: { kind: 'text', label: { zh: '核销人', en: 'Written off by' }, calledBy: 'sys_user,realname,username', maxLength: 64, readOnly: true },
  writeOffTime: { kind: 'dateTime', label: { zh: '核销时间', en: 'Written off at' }, filter: 'range', sortable: true, readOnly: true },
  writeOffReason: { kind: 'text', label: { zh: '核销原因', en: 'Why it was written off' }, maxLength: 200, readOnly: true },
  remark: { kind: 'text', label: { zh: '备注', en: 'Remark' }, maxLength: 200, readOnly: true },
  ...commonFields,
} as const satisfies Record<string, FieldMeta>;
/** Fields whose totals come with the list of Advance. */
export const dianfuSums = ['principal', 'feeAmount', 'repaidAmount', 'balance'] as const;
/** States and moves of dianfu. */
export const dianfuStates = {
  name: 'dianfu',
  field: 'state',
  dict: 'dianfu_state',
  codes: { toAudit: '10', toAdvance: '20', advanced: '30', partlyRepaid: '40', repaid: '50', refused: '60', writtenOff: '80', cancelled: '99' },
  moves: {
    audit: { from: ['toAudit'], permission: 'dianfu:audit' },
    advance: { from: ['toAdvance'], permission: 'dianfu:advance' },
    repay: { from: ['advanced', 'partlyRepaid', 'writtenOff'], permission: 'dianfu:repay' },
    notice: { from: ['advanced', 'partlyRepaid'], permission: 'dianfu:notice' },
    writeOff: { from: ['advanced', 'partlyRepaid'], to: 'writtenOff', permission: 'dianfu:writeOff' },
    cancel: { from: ['toAudit', 'toAdvance'], to: 'cancelled', permission: 'dianfu:cancel' },
    close: { from: ['toAudit', 'toAdvance'], to: 'cancelled' },
  },
} as const;
const loadSchemas = () => import('./dianfu.schemas.ts');
/** What the calls of dianfu take, as schemas for forms; fetched when asked for. */
export const dianfuSchemas = {
  /** Of `add`. */
  add: async () => (await loadSchemas()).dianfuAddInput,
  /** Of `advance`. */
  advance: async () => (await loadSchemas()).dianfuAdvanceInput,
  /** Of `audit`. */
  audit: async () => (await loadSchemas()).dianfuAuditInput,
  /** Of `cancel`. */
  cancel: async () => (await loadSchemas()).dianfuCancelInput,
  /** Of `notice`. */
  notice: async () => (await loadSchemas()).dianfuNoticeInput,
  /** Of `repay`. */
  repay: async () => (await loadSchemas()).dianfuRepayInput,
  /** Of `writeOff`. */
  writeOff: async () => (await loadSchemas()).dianfuWriteOffInput,
};
/** Calls of dianfu. */
export const createDianfuApi = (transport: Transport) => ({
  /** `add` and `edit` take `checkOnly`. */
  checkable: true,
  /** What `add` and `edit` take, for forms. */
  schemas: {
    add: async () => (await loadSchemas()).dianfuAddInput,
  },
  /** `list` takes several orders. */
  severalOrders: true,
  /** 申请垫付 · Ask for an advance. Needs `dianfu:apply`. Send an `idempotencyKey`. */
  add: (body: DianfuInput, options?: CallOptions) => transport.request<Dianfu>({ method: 'POST', path: `/cost/hyDianfu/add`, body, ...options }),
  /** 垫付放款 · Advance. Needs `dianfu:advance`. Send an `idempotencyKey`. */
  advance: (body: RowKey, options?: CallOptions) => transport.request<Dianfu>({ method: 'PUT', path: `/cost/hyDianfu/advance`, body, ...options }),
  /** 放款预览 · What an advance comes to. Needs `dianfu:advance`. */
  advanceSheet: (query: DianfuAdvanceSheetQuery, options?: CallOptions) =>
    transport.request<AdvanceSheet>({ method: 'GET', path: `/cost/hyDianfu/advanceSheet`, query, ...options }),
  /** 垫付审核 · Decide on an advance. Needs `dianfu:audit`. Send an `idempotencyKey`. */
  audit: (body: RowVerdict, options?: CallOptions) => transport.request<Dianfu>({ method: 'PUT', path: `/cost/hyDianfu/audit`, body, ...options }),
  /** 取消垫付 · Cancel. Needs `dianfu:cancel`. Send an `idempotencyKey`. */
  cancel: (body: RowReason, options?: CallOptions) => transport.request<Dianfu>({ method: 'PUT', path: `/cost/hyDianfu/cancel`, body, ...options }),
  /** 导出垫付单 · Export: Advance. Needs `dianfu:export`. */
  export: (query: DianfuListQuery & { selections?: string; exportFields?: string } = {}, options?: CallOptions) =>
    transport.request<DownloadedFile>({ method: 'GET', path: `/cost/hyDianfu/exportXls`, query, content: 'file', ...options }),
  /** 按客户与状态合计 · Sums by customer and status. Needs `dianfu:list`. */
  groupSums: (query: DianfuGroupSumsQuery = {}, options?: CallOptions) =>
    transport.request<AdvanceSum[]>({ method: 'GET', path: `/cost/hyDianfu/sums`, query, ...options }),
  /** 垫付单列表 · List: Advance. Needs `dianfu:list`. */
  list: (query: DianfuListQuery = {}, options?: CallOptions) =>
    transport.request<Page<Dianfu>>({ method: 'GET', path: `/cost/hyDianfu/list`, query, ...options }),
  /** 运单资金缺口 · What a waybill lacks. Needs `dianfu:apply`. */
  missing: (query: DianfuMissingQuery, options?: CallOptions) =>
    transport.request<OpenAmount>({ method: 'GET', path: `/cost/hyDianfu/missing`, query, ...options }),
  /** 催收通知 · Remind the customer. Needs `dianfu:notice`. */
  notice: (body: RowKey, options?: CallOptions) => transport.request<Dianfu>({ method: 'PUT', path: `/cost/hyDianfu/notice`, body, ...options }),
  /** 垫付单详情 · Get: Advance. Needs `dianfu:list`. */
  get: (id: string, options?: CallOptions) => transport.request<Dianfu>({ method: 'GET', path: `/cost/hyDianfu/queryById`, query: { id }, ...options }),
  /** 归还登记 · Record a repayment. Needs `dianfu:repay`. Send an `idempotencyKey`. */
  repay: (body: DianfuRepayInput, options?: CallOptions) => transport.request<Dianfu>({ method: 'PUT', path: `/cost/hyDianfu/repay`, body, ...options }),
  /** 归还记录 · Repayments. Needs `dianfu:view`. */
  repayList: (query: DianfuRepayListQuery, options?: CallOptions) =>
    transport.request<Page<DianfuRepay>>({ method: 'GET', path: `/cost/hyDianfu/repayList`, query, ...options }),
  /** 状态计数 · Count by status. Needs `dianfu:list`. */
  statusCount: (query: DianfuStatusCountQuery = {}, options?: CallOptions) =>
    transport.request<Record<string, number>>({ method: 'GET', path: `/cost/hyDianfu/statusCount`, query, ...options }),
  /** 垫付核销 · Write off. Needs `dianfu:writeOff`. Send an `idempotencyKey`. */
  writeOff: (body: RowReason, options?: CallOptions) => transport.request<Dianfu>({ method: 'PUT', path: `/cost/hyDianfu/writeOff`, body, ...options }),
});
