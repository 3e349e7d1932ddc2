// Written by scripts/generate.ts from openapi.json; run `npm run generate` instead of editing.
import type { CallOptions, DownloadedFile, ListQuery, Page, Transport } from '../../transport.ts';
import type { RowReason, Violation, ViolationAppealInput, ViolationEditInput, ViolationHandleInput, ViolationInput } from '../models.ts';
import type { FieldMeta } from '../../metadata.ts';
import { commonFields } from '../commonFields.ts';
export type { Violation, ViolationAppealInput, ViolationEditInput, ViolationHandleInput, ViolationInput } from '../models.ts';
/** Query of `list`: filters by field. */
export type ViolationListQuery = ListQuery<
  | 'id'
  | 'createTime'
  | 'updateTime'
  | 'violationNo'
  | 'violationType'
  | 'targetType'
  | 'targetId'
  | 'targetName'
  | 'vehicleId'
  | 'vehicleNumber'
  | 'noteId'
  | 'shippingNoteNumber'
  | 'source'
  | 'happenTime'
  | 'fineState'
  | 'adjustId'
  | 'blacklist'
  | 'state'
  | 'appealUntil'
  | 'appealTime'
  | 'handleTime'
  | 'toDecide'
  | 'canAppeal'
>;
/** Query of `statusCount`. */
export type ViolationStatusCountQuery = {
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
/** Fields of Violation (违规记录). */
export const violationFields = {
  violationNo: {
    kind: 'text',
    label: { zh: '违规编号', en: 'Violation number' },
    spelling: 'compact',
    filter: 'text',
    maxLength: 20,
    readOnly: true,
    sortable: true,
  },
  violationType: { kind: 'dict', label: { zh: '违规类型', en: 'Kind of violation' }, filter: 'options', dict: 'violation_type', readOnly: true },
  targetType: { kind: 'dict', label: { zh: '违规方', en: 'Kind of subject' }, filter: 'options', offered: ['2', '3', '4'], dict: 'party_type', readOnly: true },
  targetId: { kind: 'text', label: { zh: '违规方编号', en: 'Id of the subject' }, filter: 'equals', maxLength: 32, readOnly: true },
  targetName: { kind: 'text', label: { zh: '违规对象', en: 'Subject' }, filter: 'text', maxLength: 100, readOnly: true },
  vehicleId: { kind: 'reference', label: { zh: '车辆', en: 'Vehicle' }, filter: 'equals', textField: 'vehicleNumber', reference: 'vehicle', readOnly: true },
  vehicleNumber: { kind: 'text', label: { zh: '车牌号', en: 'Plate' }, filter: 'text', maxLength: 35, readOnly: true },
  noteId: {
    kind: 'reference',
    label: { zh: '运单', en: 'Waybill' },
    filter: 'equals',
    textField: 'shippingNoteNumber',
    reference: 'shippingNote',
    readOnly: true,
  },
  shippingNoteNumber: { kind: 'text', label: { zh: '运单号', en: 'Waybill number' }, spelling: 'compact', filter: 'text', maxLength: 20, readOnly: true },
  source: { kind: 'dict', label: { zh: '来源', en: 'Source' }, filter: 'options', dict: 'violation_source', readOnly: true },
  happenTime: { kind: 'dateTime', label: { zh: '发生时间', en: 'Happened at' }, filter: 'range', readOnly: true },
  location: { kind: 'text', label: { zh: '发生地点', en: 'Place' }, maxLength: 200, readOnly: true },
  lng: {
    kind: 'quantity',
    label: { zh: '经度', en: 'Longitude' },
    minimum: -180,
    maximum: 180,
    unit: { stored: 'degree', factor: 1, decimals: 6, symbol: { zh: '°', en: '°' } },
    readOnly: true,
  },
  lat: {
    kind: 'quantity',
    label: { zh: '纬度', en: 'Latitude' },
    minimum: -90,
    maximum: 90,
    unit: { stored: 'degree', factor: 1, decimals: 6, symbol: { zh: '°', en: '°' } },
    readOnly: true,
  },
  detail: { kind: 'longText', label: { zh: '违规详情', en: 'What happened' }, maxLength: 500, minLength: 1, readOnly: true },
  files: { kind: 'files', label: { zh: '证据', en: 'Proofs' }, accept: '.pdf,.jpg,.jpeg,.png', maxCount: 9, readOnly: true },
  scoreDeduct: { kind: 'integer', label: { zh: '扣分', en: 'Points deducted' }, minimum: 0, maximum: 200, readOnly: true },
  fineAmount: {
    kind: 'money',
    label: { zh: '罚款', en: 'Fine' },
    minimum: 0,
    maximum: 9999999999,
    unit: { stored: 'fen', factor: 100, decimals: 2, symbol: { zh: '元', en: 'CNY' } },
    readOnly: true,
  },
  fineState: { kind: 'dict', label: { zh: '罚款状态', en: 'Fine: status' }, filter: 'options', dict: 'fine_state', readOnly: true },
  adjustId: {
    kind: 'reference',
    label: { zh: '费用调整', en: 'Fee adjustment' },
    filter: 'equals',
    textField: 'adjustNo',
    reference: 'noteAdjust',
    readOnly: true,
  },
  adjustNo: { kind: 'text', label: { zh: '调整单号', en: 'Adjustment number' }, spelling: 'compact', maxLength: 20, readOnly: true },
  blacklist: { kind: 'flag', label: { zh: '拉黑', en: 'Blacklist' }, filter: 'options', dict: 'yn', readOnly: true },
  state: { kind: 'dict', label: { zh: '状态', en: 'Status' }, filter: 'options', dict: 'violation_state', readOnly: true },
  appealUntil: { kind: 'dateTime', label: { zh: '申诉截止', en: 'Appeal until' }, filter: 'range', readOnly: true },
  appealContent: { kind: 'longText', label: { zh: '申诉内容', en: 'Appeal' }, maxLength: 500, readOnly: true },
  appealFiles: { kind: 'files', label: { zh: '申诉材料', en: 'Proofs of the appeal' }, accept: '.pdf,.jpg,.jpeg,.png', maxCount: 9, readOnly: true },
  appealBy: { kind: 'text', label: { zh: '申诉人', en: 'Appealed by' }, calledBy: 'sys_user,realname,username', maxLength: 64, readOnly: true },
  appealTime: { kind: 'dateTime', label: { zh: '申诉时间', en: 'Appealed at' }, filter: 'range', readOnly: true },
  handleResult: { kind: 'longText', label: { zh: '处理结果', en: 'Decision' }, maxLength: 200, readOnly: true },
  handleBy: { kind: 'text', label: { zh: '处理人', en: 'Decided by' }, calledBy: 'sys_user,realname,username', maxLength: 64, readOnly: true },
  handleTime: { kind: 'dateTime', label: { zh: '处理时间', en: 'Decided at' }, filter: 'range', readOnly: true },
  ...commonFields,
  createTime: { kind: 'dateTime', label: { zh: '创建时间', en: 'Created at' }, filter: 'range', readOnly: true, sortable: true },
  updateTime: { kind: 'dateTime', label: { zh: '更新时间', en: 'Updated at' }, filter: 'range', readOnly: true },
} as const satisfies Record<string, FieldMeta>;
/** Fields whose totals come with the list of Violation. */
export const violationSums = ['fineAmount'] as const;
/** States and moves of violation. */
export const violationStates = {
  name: 'violation',
  field: 'state',
  dict: 'violation_state',
  codes: { toHandle: '10', appealed: '20', punished: '30', cancelled: '40' },
  moves: {
    appeal: { from: ['toHandle'], to: 'appealed', permission: 'violation:appeal' },
    handle: { from: ['toHandle', 'appealed'], permission: 'violation:handle' },
    cancel: { from: ['toHandle', 'appealed'], to: 'cancelled', permission: 'violation:cancel' },
  },
} as const;
const loadSchemas = () => import('./violation.schemas.ts');
/** What the calls of violation take, as schemas for forms; fetched when asked for. */
export const violationSchemas = {
  /** Of `add`. */
  add: async () => (await loadSchemas()).violationAddInput,
  /** Of `appeal`. */
  appeal: async () => (await loadSchemas()).violationAppealInput,
  /** Of `cancel`. */
  cancel: async () => (await loadSchemas()).violationCancelInput,
  /** Of `edit`. */
  edit: async () => (await loadSchemas()).violationEditInput,
  /** Of `handle`. */
  handle: async () => (await loadSchemas()).violationHandleInput,
};
/** Calls of violation. */
export const createViolationApi = (transport: Transport) => ({
  /** `add` and `edit` take `checkOnly`. */
  checkable: true,
  /** What `add` and `edit` take, for forms. */
  schemas: {
    add: async () => (await loadSchemas()).violationAddInput,
    edit: async () => (await loadSchemas()).violationEditInput,
  },
  /** 登记违规 · Record a violation. Needs `violation:add`. */
  add: (body: ViolationInput, options?: CallOptions) =>
    transport.request<Violation>({ method: 'POST', path: `/hyviolation/hyViolation/add`, body, ...options }),
  /** 申诉 · Appeal. Needs `violation:appeal`. */
  appeal: (body: ViolationAppealInput, options?: CallOptions) =>
    transport.request<Violation>({ method: 'PUT', path: `/hyviolation/hyViolation/appeal`, body, ...options }),
  /** 撤销违规 · Cancel a violation. Needs `violation:cancel`. */
  cancel: (body: RowReason, options?: CallOptions) =>
    transport.request<Violation>({ method: 'PUT', path: `/hyviolation/hyViolation/cancel`, body, ...options }),
  /** 编辑违规 · Edit a violation. Needs `violation:add`. */
  edit: (body: ViolationEditInput, options?: CallOptions) =>
    transport.request<Violation>({ method: 'PUT', path: `/hyviolation/hyViolation/edit`, body, ...options }),
  /** 导出违规记录 · Export: Violation. Needs `violation:export`. */
  export: (query: ViolationListQuery & { selections?: string; exportFields?: string } = {}, options?: CallOptions) =>
    transport.request<DownloadedFile>({ method: 'GET', path: `/hyviolation/hyViolation/exportXls`, query, content: 'file', ...options }),
  /** 处理违规 · Decide on a violation. Needs `violation:handle`. Send an `idempotencyKey`. */
  handle: (body: ViolationHandleInput, options?: CallOptions) =>
    transport.request<Violation>({ method: 'PUT', path: `/hyviolation/hyViolation/handle`, body, ...options }),
  /** 违规记录列表 · List: Violation. Needs `violation:list`. */
  list: (query: ViolationListQuery = {}, options?: CallOptions) =>
    transport.request<Page<Violation>>({ method: 'GET', path: `/hyviolation/hyViolation/list`, query, ...options }),
  /** 违规记录详情 · Get: Violation. Needs `violation:list`. */
  get: (id: string, options?: CallOptions) =>
    transport.request<Violation>({ method: 'GET', path: `/hyviolation/hyViolation/queryById`, query: { id }, ...options }),
  /** 状态计数 · Count by status. Needs `violation:list`. */
  statusCount: (query: ViolationStatusCountQuery = {}, options?: CallOptions) =>
    transport.request<Record<string, number>>({ method: 'GET', path: `/hyviolation/hyViolation/statusCount`, query, ...options }),
});
