// Written by scripts/generate.ts from openapi.json; run `npm run generate` instead of editing.
import type { CallOptions, DownloadedFile, ListQuery, Page, Transport } from '../../transport.ts';
import type { Complaint, ComplaintCloseInput, ComplaintCompensateInput, ComplaintInput, ComplaintReplyInput, RowKey, RowReason } from '../models.ts';
import type { FieldMeta } from '../../metadata.ts';
import { commonFields } from '../commonFields.ts';
export type { Complaint, ComplaintCloseInput, ComplaintCompensateInput, ComplaintInput, ComplaintReplyInput } from '../models.ts';
/** Query of `list`: filters by field. */
export type ComplaintListQuery = ListQuery<
  | 'id'
  | 'createTime'
  | 'updateTime'
  | 'complaintNo'
  | 'complaintType'
  | 'noteId'
  | 'shippingNoteNumber'
  | 'fromType'
  | 'fromId'
  | 'fromName'
  | 'againstType'
  | 'againstName'
  | 'state'
  | 'replyDue'
  | 'overdue'
  | 'acceptTime'
  | 'replyTime'
  | 'result'
  | 'closeTime'
  | 'compensateState'
  | 'approvalId'
  | 'satisfaction'
>;
/** Query of `statusCount`. */
export type ComplaintStatusCountQuery = {
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
/** Fields of Complaint (投诉). */
export const complaintFields = {
  complaintNo: {
    kind: 'text',
    label: { zh: '投诉编号', en: 'Complaint number' },
    spelling: 'compact',
    filter: 'text',
    maxLength: 20,
    readOnly: true,
    sortable: true,
  },
  complaintType: { kind: 'dict', label: { zh: '投诉类型', en: 'Kind of complaint' }, filter: 'options', dict: 'complaint_type', readOnly: true },
  noteId: {
    kind: 'reference',
    label: { zh: '运单', en: 'Waybill' },
    filter: 'equals',
    textField: 'shippingNoteNumber',
    reference: 'shippingNote',
    readOnly: true,
  },
  shippingNoteNumber: { kind: 'text', label: { zh: '运单号', en: 'Waybill number' }, spelling: 'compact', filter: 'text', maxLength: 20, readOnly: true },
  fromType: { kind: 'dict', label: { zh: '投诉方', en: 'Complaining side' }, filter: 'options', dict: 'party_type', readOnly: true },
  fromId: { kind: 'text', label: { zh: '投诉人编号', en: 'Id of the complainant' }, filter: 'equals', maxLength: 32, readOnly: true },
  fromName: { kind: 'text', label: { zh: '投诉人', en: 'Complainant' }, filter: 'text', maxLength: 100, readOnly: true },
  fromPhone: { kind: 'text', label: { zh: '联系电话', en: 'Phone' }, rule: 'mobile', sensitive: true, spelling: 'phone', maxLength: 18, readOnly: true },
  againstType: {
    kind: 'dict',
    label: { zh: '被投诉方', en: 'Side complained about' },
    filter: 'options',
    offered: ['1', '2', '3', '4'],
    dict: 'party_type',
    readOnly: true,
  },
  againstId: { kind: 'text', label: { zh: '被投诉人编号', en: 'Id of who is complained about' }, maxLength: 32, readOnly: true },
  againstName: { kind: 'text', label: { zh: '被投诉人', en: 'Against' }, filter: 'text', maxLength: 100, readOnly: true },
  content: { kind: 'longText', label: { zh: '投诉内容', en: 'What happened' }, maxLength: 1000, readOnly: true },
  files: { kind: 'files', label: { zh: '证据', en: 'Proofs' }, accept: '.pdf,.jpg,.jpeg,.png', maxCount: 9, readOnly: true },
  state: { kind: 'dict', label: { zh: '状态', en: 'Status' }, filter: 'options', dict: 'complaint_state', readOnly: true },
  replyDue: { kind: 'dateTime', label: { zh: '回复期限', en: 'Reply due' }, filter: 'range', readOnly: true },
  overdue: { kind: 'flag', label: { zh: '超时未回复', en: 'Reply overdue' }, filter: 'equals', derived: true, dict: 'yn', readOnly: true },
  handleBy: { kind: 'text', label: { zh: '处理人', en: 'Handled by' }, calledBy: 'sys_user,realname,username', maxLength: 64, readOnly: true },
  acceptTime: { kind: 'dateTime', label: { zh: '受理时间', en: 'Accepted at' }, filter: 'range', readOnly: true },
  rejectReason: { kind: 'text', label: { zh: '不予受理原因', en: 'Why it was rejected' }, maxLength: 200, readOnly: true },
  replyContent: { kind: 'longText', label: { zh: '回复内容', en: 'Reply' }, maxLength: 1000, readOnly: true },
  replyTime: { kind: 'dateTime', label: { zh: '回复时间', en: 'Replied at' }, filter: 'range', readOnly: true },
  result: { kind: 'dict', label: { zh: '处理结果', en: 'Finding' }, filter: 'options', dict: 'complaint_result', readOnly: true },
  reopenCount: { kind: 'integer', label: { zh: '重开次数', en: 'Times reopened' }, minimum: 0, readOnly: true },
  reopenReason: { kind: 'text', label: { zh: '重开原因', en: 'Why it was reopened' }, maxLength: 200, readOnly: true },
  closeTime: { kind: 'dateTime', label: { zh: '办结时间', en: 'Closed at' }, filter: 'range', readOnly: true },
  compensateAmount: {
    kind: 'money',
    label: { zh: '赔付金额', en: 'Compensation' },
    minimum: 0,
    maximum: 9999999999,
    unit: { stored: 'fen', factor: 100, decimals: 2, symbol: { zh: '元', en: 'CNY' } },
    readOnly: true,
  },
  compensateState: { kind: 'dict', label: { zh: '赔付状态', en: 'Compensation status' }, filter: 'options', dict: 'compensate_state', readOnly: true },
  approvalId: {
    kind: 'reference',
    label: { zh: '赔付申请', en: 'Application' },
    filter: 'equals',
    textField: 'approvalNo',
    reference: 'approval',
    readOnly: true,
  },
  approvalNo: { kind: 'text', label: { zh: '复核单号', en: 'Application number' }, spelling: 'compact', maxLength: 20, readOnly: true },
  satisfaction: { kind: 'dict', label: { zh: '满意度', en: 'Satisfaction' }, filter: 'options', dict: 'stars', minimum: 1, maximum: 5, readOnly: true },
  ...commonFields,
  createTime: { kind: 'dateTime', label: { zh: '创建时间', en: 'Created at' }, filter: 'range', readOnly: true, sortable: true },
  updateTime: { kind: 'dateTime', label: { zh: '更新时间', en: 'Updated at' }, filter: 'range', readOnly: true },
} as const satisfies Record<string, FieldMeta>;
/** Fields whose totals come with the list of Complaint. */
export const complaintSums = ['compensateAmount'] as const;
/** States and moves of complaint. */
export const complaintStates = {
  name: 'complaint',
  field: 'state',
  dict: 'complaint_state',
  codes: { toAccept: '10', handling: '20', toConfirm: '30', closed: '40', rejected: '50', withdrawn: '60' },
  moves: {
    accept: { from: ['toAccept'], to: 'handling', permission: 'complaint:handle' },
    reject: { from: ['toAccept'], to: 'rejected', permission: 'complaint:handle' },
    reply: { from: ['handling'], to: 'toConfirm', permission: 'complaint:handle' },
    close: { from: ['toConfirm'], to: 'closed', permission: 'complaint:close' },
    reopen: { from: ['toConfirm'], to: 'handling', permission: 'complaint:add' },
    withdraw: { from: ['toAccept', 'handling'], to: 'withdrawn', permission: 'complaint:add' },
  },
} as const;
const loadSchemas = () => import('./complaint.schemas.ts');
/** What the calls of complaint take, as schemas for forms; fetched when asked for. */
export const complaintSchemas = {
  /** Of `accept`. */
  accept: async () => (await loadSchemas()).complaintAcceptInput,
  /** Of `add`. */
  add: async () => (await loadSchemas()).complaintAddInput,
  /** Of `close`. */
  close: async () => (await loadSchemas()).complaintCloseInput,
  /** Of `compensate`. */
  compensate: async () => (await loadSchemas()).complaintCompensateInput,
  /** Of `reject`. */
  reject: async () => (await loadSchemas()).complaintRejectInput,
  /** Of `reopen`. */
  reopen: async () => (await loadSchemas()).complaintReopenInput,
  /** Of `reply`. */
  reply: async () => (await loadSchemas()).complaintReplyInput,
  /** Of `withdraw`. */
  withdraw: async () => (await loadSchemas()).complaintWithdrawInput,
};
/** Calls of complaint. */
export const createComplaintApi = (transport: Transport) => ({
  /** `add` and `edit` take `checkOnly`. */
  checkable: true,
  /** What `add` and `edit` take, for forms. */
  schemas: {
    add: async () => (await loadSchemas()).complaintAddInput,
  },
  /** 处理投诉 · Handle complaints. Needs `complaint:handle`. */
  accept: (body: RowKey, options?: CallOptions) => transport.request<Complaint>({ method: 'PUT', path: `/hycomplaint/hyComplaint/accept`, body, ...options }),
  /** 新增投诉 · Complain. Needs `complaint:add`. */
  add: (body: ComplaintInput, options?: CallOptions) =>
    transport.request<Complaint>({ method: 'POST', path: `/hycomplaint/hyComplaint/add`, body, ...options }),
  /** 确认办结 · Close a complaint. Needs `complaint:close`. */
  close: (body: ComplaintCloseInput, options?: CallOptions) =>
    transport.request<Complaint>({ method: 'PUT', path: `/hycomplaint/hyComplaint/close`, body, ...options }),
  /** 申请赔付 · Ask for a compensation. Needs `complaint:compensate`. Send an `idempotencyKey`. */
  compensate: (body: ComplaintCompensateInput, options?: CallOptions) =>
    transport.request<Complaint>({ method: 'PUT', path: `/hycomplaint/hyComplaint/compensate`, body, ...options }),
  /** 导出投诉 · Export: Complaint. Needs `complaint:export`. */
  export: (query: ComplaintListQuery & { selections?: string; exportFields?: string } = {}, options?: CallOptions) =>
    transport.request<DownloadedFile>({ method: 'GET', path: `/hycomplaint/hyComplaint/exportXls`, query, content: 'file', ...options }),
  /** 投诉列表 · List: Complaint. Needs `complaint:list`. */
  list: (query: ComplaintListQuery = {}, options?: CallOptions) =>
    transport.request<Page<Complaint>>({ method: 'GET', path: `/hycomplaint/hyComplaint/list`, query, ...options }),
  /** 投诉详情 · Get: Complaint. Needs `complaint:list`. */
  get: (id: string, options?: CallOptions) =>
    transport.request<Complaint>({ method: 'GET', path: `/hycomplaint/hyComplaint/queryById`, query: { id }, ...options }),
  /** 不予受理 · Reject a complaint. Needs `complaint:handle`. */
  reject: (body: RowReason, options?: CallOptions) =>
    transport.request<Complaint>({ method: 'PUT', path: `/hycomplaint/hyComplaint/reject`, body, ...options }),
  /** 重开投诉 · Reopen a complaint. Needs `complaint:add`. */
  reopen: (body: RowReason, options?: CallOptions) =>
    transport.request<Complaint>({ method: 'PUT', path: `/hycomplaint/hyComplaint/reopen`, body, ...options }),
  /** 回复投诉 · Reply to a complaint. Needs `complaint:handle`. Send an `idempotencyKey`. */
  reply: (body: ComplaintReplyInput, options?: CallOptions) =>
    transport.request<Complaint>({ method: 'PUT', path: `/hycomplaint/hyComplaint/reply`, body, ...options }),
  /** 状态计数 · Count by status. Needs `complaint:list`. */
  statusCount: (query: ComplaintStatusCountQuery = {}, options?: CallOptions) =>
    transport.request<Record<string, number>>({ method: 'GET', path: `/hycomplaint/hyComplaint/statusCount`, query, ...options }),
  /** 撤诉 · Withdraw a complaint. Needs `complaint:add`. */
  withdraw: (body: RowKey, options?: CallOptions) =>
    transport.request<Complaint>({ method: 'PUT', path: `/hycomplaint/hyComplaint/withdraw`, body, ...options }),
});
