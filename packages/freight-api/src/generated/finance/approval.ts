// Written by scripts/generate.ts from openapi.json; run `npm run generate` instead of editing.
import type { CallOptions, ListQuery, Page, Transport } from '../../transport.ts';
import type { Approval, RowKey, RowVerdict } from '../models.ts';
import type { FieldMeta } from '../../metadata.ts';
import { commonFields } from '../commonFields.ts';
export type { Approval } from '../models.ts';
/** Query of `list`: filters by field. */
export type ApprovalListQuery = ListQuery<'id' | 'createTime' | 'updateTime' | 'approvalNo' | 'kind' | 'targetName' | 'state' | 'applyTime' | 'auditTime'>;
/** Query of `statusCount`. */
export type ApprovalStatusCountQuery = {
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
/** Fields of Application (复核申请). */
export const approvalFields = {
  approvalNo: { kind: 'text', label: { zh: '申请单号', en: 'Number' }, spelling: 'compact', filter: 'text', maxLength: 20, readOnly: true, sortable: true },
  kind: { kind: 'dict', label: { zh: '申请类型', en: 'Kind' }, filter: 'options', dict: 'approval_kind', readOnly: true },
  targetId: { kind: 'text', label: { zh: '对象编号', en: 'Target id' }, maxLength: 32, readOnly: true },
  targetName: { kind: 'text', label: { zh: '申请对象', en: 'About' }, filter: 'text', maxLength: 200, readOnly: true },
  amount: {
    kind: 'money',
    label: { zh: '金额', en: 'Amount' },
    minimum: 0,
    unit: { stored: 'fen', factor: 100, decimals: 2, symbol: { zh: '元', en: 'CNY' } },
    readOnly: true,
  },
  summary: { kind: 'longText', label: { zh: '申请内容', en: 'What changes' }, derived: true, maxLength: 2000, readOnly: true },
  reason: { kind: 'text', label: { zh: '申请原因', en: 'Why' }, maxLength: 200, readOnly: true },
  state: {
    kind: 'dict',
    label: { zh: '状态', en: 'Status' },
    filter: 'options',
    uncounted: { codes: ['30', '40'], label: { zh: '已驳回、已撤回', en: 'refused or withdrawn' } },
    dict: 'approval_state',
    readOnly: true,
  },
  applyBy: { kind: 'text', label: { zh: '申请人', en: 'Applied by' }, calledBy: 'sys_user,realname,username', maxLength: 64, readOnly: true },
  applyTime: { kind: 'dateTime', label: { zh: '申请时间', en: 'Applied at' }, filter: 'range', readOnly: true },
  auditBy: { kind: 'text', label: { zh: '复核人', en: 'Decided by' }, calledBy: 'sys_user,realname,username', maxLength: 64, readOnly: true },
  auditTime: { kind: 'dateTime', label: { zh: '复核时间', en: 'Decided at' }, filter: 'range', readOnly: true },
  auditRemark: { kind: 'text', label: { zh: '复核意见', en: 'Decision: remark' }, maxLength: 200, readOnly: true },
  ...commonFields,
  createTime: { kind: 'dateTime', label: { zh: '创建时间', en: 'Created at' }, filter: 'range', readOnly: true, sortable: true },
  updateTime: { kind: 'dateTime', label: { zh: '更新时间', en: 'Updated at' }, filter: 'range', readOnly: true },
} as const satisfies Record<string, FieldMeta>;
/** Fields whose totals come with the list of Application. */
export const approvalSums = ['amount'] as const;
/** States and moves of approval. */
export const approvalStates = {
  name: 'approval',
  field: 'state',
  dict: 'approval_state',
  codes: { toAudit: '10', passed: '20', refused: '30', cancelled: '40' },
  moves: { audit: { from: ['toAudit'], permission: 'approval:audit' }, cancel: { from: ['toAudit'], to: 'cancelled', permission: 'approval:cancel' } },
} as const;
const loadSchemas = () => import('./approval.schemas.ts');
/** What the calls of approval take, as schemas for forms; fetched when asked for. */
export const approvalSchemas = {
  /** Of `audit`. */
  audit: async () => (await loadSchemas()).approvalAuditInput,
  /** Of `cancel`. */
  cancel: async () => (await loadSchemas()).approvalCancelInput,
};
/** Calls of approval. */
export const createApprovalApi = (transport: Transport) => ({
  /** 复核 · Decide. Needs `approval:audit`. Send an `idempotencyKey`. */
  audit: (body: RowVerdict, options?: CallOptions) => transport.request<Approval>({ method: 'PUT', path: `/account/hyApproval/audit`, body, ...options }),
  /** 取消申请 · Cancel. Needs `approval:cancel`. Send an `idempotencyKey`. */
  cancel: (body: RowKey, options?: CallOptions) => transport.request<Approval>({ method: 'PUT', path: `/account/hyApproval/cancel`, body, ...options }),
  /** 复核申请列表 · List: Application. Needs `approval:list`. */
  list: (query: ApprovalListQuery = {}, options?: CallOptions) =>
    transport.request<Page<Approval>>({ method: 'GET', path: `/account/hyApproval/list`, query, ...options }),
  /** 复核申请详情 · Get: Application. Needs `approval:list`. */
  get: (id: string, options?: CallOptions) => transport.request<Approval>({ method: 'GET', path: `/account/hyApproval/queryById`, query: { id }, ...options }),
  /** 状态计数 · Count by status. Needs `approval:list`. */
  statusCount: (query: ApprovalStatusCountQuery = {}, options?: CallOptions) =>
    transport.request<Record<string, number>>({ method: 'GET', path: `/account/hyApproval/statusCount`, query, ...options }),
});
