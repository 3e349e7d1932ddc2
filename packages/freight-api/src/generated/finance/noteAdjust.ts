// Written by scripts/generate.ts from openapi.json; run `npm run generate` instead of editing.
import type { CallOptions, DownloadedFile, ListQuery, Page, Transport } from '../../transport.ts';
import type { NoteAdjust, NoteAdjustInput, NoteAdjustTrial, RowKey, RowVerdict } from '../models.ts';
import type { FieldMeta } from '../../metadata.ts';
import { commonFields } from '../commonFields.ts';
export type { NoteAdjust, NoteAdjustInput, NoteAdjustTrial } from '../models.ts';
/** Query of `list`: filters by field. */
export type NoteAdjustListQuery = ListQuery<
  | 'id'
  | 'createTime'
  | 'updateTime'
  | 'adjustNo'
  | 'noteId'
  | 'shippingNoteNumber'
  | 'companyId'
  | 'side'
  | 'partyName'
  | 'reasonCode'
  | 'state'
  | 'billId'
  | 'applyTime'
  | 'auditTime'
>;
/** Query of `statusCount`. */
export type NoteAdjustStatusCountQuery = {
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
/** Query of `trial`. */
export type NoteAdjustTrialQuery = {
  noteId: string;
  side: 'customer' | 'carrier';
  amount: number;
  adjustId?: string;
};
/** Fields of Fee adjustment (费用调整). */
export const noteAdjustFields = {
  adjustNo: {
    kind: 'text',
    label: { zh: '调整单号', en: 'Adjustment number' },
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
  companyId: { kind: 'reference', label: { zh: '运营主体', en: 'Company' }, filter: 'equals', textField: 'companyName', reference: 'company', readOnly: true },
  companyName: { kind: 'text', label: { zh: '运营主体', en: 'Company' }, maxLength: 512, readOnly: true },
  side: { kind: 'dict', label: { zh: '调整方', en: 'Side' }, filter: 'options', dict: 'adjust_side', readOnly: true },
  partyId: { kind: 'text', label: { zh: '往来单位编号', en: 'Id of the party' }, maxLength: 32, readOnly: true },
  partyName: { kind: 'text', label: { zh: '往来单位', en: 'Party' }, filter: 'text', maxLength: 100, readOnly: true },
  amount: {
    kind: 'money',
    label: { zh: '调整金额', en: 'Amount' },
    minimum: -99999999999,
    unit: { stored: 'fen', factor: 100, decimals: 2, symbol: { zh: '元', en: 'CNY' } },
    readOnly: true,
  },
  reasonCode: { kind: 'dict', label: { zh: '调整原因', en: 'Kind of reason' }, filter: 'options', dict: 'adjust_reason', readOnly: true },
  reason: { kind: 'text', label: { zh: '调整说明', en: 'Why' }, maxLength: 200, readOnly: true },
  files: { kind: 'files', label: { zh: '附件', en: 'Files' }, accept: '.pdf,.jpg,.jpeg,.png', maxCount: 9, maxSize: 20971520, readOnly: true },
  state: {
    kind: 'dict',
    label: { zh: '状态', en: 'Status' },
    filter: 'options',
    uncounted: { codes: ['30', '40'], label: { zh: '已驳回、已撤回', en: 'refused or withdrawn' } },
    dict: 'note_adjust_state',
    readOnly: true,
  },
  billId: { kind: 'reference', label: { zh: '账单', en: 'Bill' }, filter: 'equals', textField: 'billNo', reference: 'bill', readOnly: true },
  billNo: { kind: 'text', label: { zh: '账单号', en: 'Bill number' }, spelling: 'compact', maxLength: 20, readOnly: true },
  groupNo: { kind: 'text', label: { zh: '批次', en: 'Batch' }, spelling: 'compact', maxLength: 20, readOnly: true },
  taxAmount: {
    kind: 'money',
    label: { zh: '其中税额', en: 'Of it tax' },
    minimum: -99999999999,
    unit: { stored: 'fen', factor: 100, decimals: 2, symbol: { zh: '元', en: 'CNY' } },
    readOnly: true,
  },
  walletAmount: {
    kind: 'money',
    label: { zh: '转入钱包', en: 'Into the wallet' },
    minimum: -99999999999,
    unit: { stored: 'fen', factor: 100, decimals: 2, symbol: { zh: '元', en: 'CNY' } },
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
/** Fields whose totals come with the list of Fee adjustment. */
export const noteAdjustSums = ['amount', 'taxAmount', 'walletAmount'] as const;
/** States and moves of noteAdjust. */
export const noteAdjustStates = {
  name: 'noteAdjust',
  field: 'state',
  dict: 'note_adjust_state',
  codes: { toAudit: '10', effective: '20', refused: '30', cancelled: '40' },
  moves: { audit: { from: ['toAudit'], permission: 'adjust:audit' }, cancel: { from: ['toAudit'], to: 'cancelled', permission: 'adjust:add' } },
} as const;
const loadSchemas = () => import('./noteAdjust.schemas.ts');
/** What the calls of noteAdjust take, as schemas for forms; fetched when asked for. */
export const noteAdjustSchemas = {
  /** Of `add`. */
  add: async () => (await loadSchemas()).noteAdjustAddInput,
  /** Of `audit`. */
  audit: async () => (await loadSchemas()).noteAdjustAuditInput,
  /** Of `cancel`. */
  cancel: async () => (await loadSchemas()).noteAdjustCancelInput,
};
/** Calls of noteAdjust. */
export const createNoteAdjustApi = (transport: Transport) => ({
  /** `add` and `edit` take `checkOnly`. */
  checkable: true,
  /** What `add` and `edit` take, for forms. */
  schemas: {
    add: async () => (await loadSchemas()).noteAdjustAddInput,
  },
  /** 申请费用调整 · Ask for an adjustment. Needs `adjust:add`. Send an `idempotencyKey`. */
  add: (body: NoteAdjustInput, options?: CallOptions) =>
    transport.request<NoteAdjust>({ method: 'POST', path: `/hyadjust/hyNoteAdjust/add`, body, ...options }),
  /** 费用调整审核 · Decide on an adjustment. Needs `adjust:audit`. Send an `idempotencyKey`. */
  audit: (body: RowVerdict, options?: CallOptions) => transport.request<NoteAdjust>({ method: 'PUT', path: `/hyadjust/hyNoteAdjust/audit`, body, ...options }),
  /** 撤回费用调整 · Withdraw an adjustment. Needs `adjust:add`. Send an `idempotencyKey`. */
  cancel: (body: RowKey, options?: CallOptions) => transport.request<NoteAdjust>({ method: 'PUT', path: `/hyadjust/hyNoteAdjust/cancel`, body, ...options }),
  /** 导出费用调整 · Export: Fee adjustment. Needs `adjust:export`. */
  export: (query: NoteAdjustListQuery & { selections?: string; exportFields?: string } = {}, options?: CallOptions) =>
    transport.request<DownloadedFile>({ method: 'GET', path: `/hyadjust/hyNoteAdjust/exportXls`, query, content: 'file', ...options }),
  /** 费用调整列表 · List: Fee adjustment. Needs `adjust:list`. */
  list: (query: NoteAdjustListQuery = {}, options?: CallOptions) =>
    transport.request<Page<NoteAdjust>>({ method: 'GET', path: `/hyadjust/hyNoteAdjust/list`, query, ...options }),
  /** 费用调整详情 · Get: Fee adjustment. Needs `adjust:list`. */
  get: (id: string, options?: CallOptions) =>
    transport.request<NoteAdjust>({ method: 'GET', path: `/hyadjust/hyNoteAdjust/queryById`, query: { id }, ...options }),
  /** 状态计数 · Count by status. Needs `adjust:list`. */
  statusCount: (query: NoteAdjustStatusCountQuery = {}, options?: CallOptions) =>
    transport.request<Record<string, number>>({ method: 'GET', path: `/hyadjust/hyNoteAdjust/statusCount`, query, ...options }),
  /** 费用调整试算 · Try an adjustment. Needs `adjust:list`. */
  trial: (query: NoteAdjustTrialQuery, options?: CallOptions) =>
    transport.request<NoteAdjustTrial>({ method: 'GET', path: `/hyadjust/hyNoteAdjust/trial`, query, ...options }),
});
