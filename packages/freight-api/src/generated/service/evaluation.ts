// Written by scripts/generate.ts from openapi.json; run `npm run generate` instead of editing.
import type { CallOptions, DownloadedFile, ListQuery, Page, Transport } from '../../transport.ts';
import type { Evaluation, EvaluationInput, EvaluationReplyInput, RankedDriver, RowKey, RowReason } from '../models.ts';
import type { FieldMeta } from '../../metadata.ts';
import { commonFields } from '../commonFields.ts';
export type { Evaluation, EvaluationInput, EvaluationReplyInput, RankedDriver } from '../models.ts';
/** Query of `list`: filters by field. */
export type EvaluationListQuery = ListQuery<
  | 'id'
  | 'createTime'
  | 'updateTime'
  | 'noteId'
  | 'shippingNoteNumber'
  | 'fromType'
  | 'fromName'
  | 'toType'
  | 'toId'
  | 'toName'
  | 'carrierId'
  | 'province'
  | 'score'
  | 'timeliness'
  | 'safety'
  | 'service'
  | 'document'
  | 'anonymous'
  | 'state'
  | 'dueTime'
  | 'submitTime'
  | 'isAuto'
  | 'replyTime'
  | 'toGive'
>;
/** Query of `ranking`. */
export type EvaluationRankingQuery = {
  /** 开始日期 · From */
  from?: string;
  /** 结束日期 · To */
  to?: string;
  province?: string;
  carrierId?: string;
};
/** Query of `statusCount`. */
export type EvaluationStatusCountQuery = {
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
/** Fields of Evaluation (评价). */
export const evaluationFields = {
  noteId: {
    kind: 'reference',
    label: { zh: '运单', en: 'Waybill' },
    filter: 'equals',
    textField: 'shippingNoteNumber',
    reference: 'shippingNote',
    readOnly: true,
  },
  shippingNoteNumber: { kind: 'text', label: { zh: '运单号', en: 'Waybill number' }, spelling: 'compact', filter: 'text', maxLength: 20, readOnly: true },
  fromType: { kind: 'dict', label: { zh: '评价方', en: 'From' }, filter: 'options', dict: 'party_type', readOnly: true },
  fromId: { kind: 'text', label: { zh: '评价人编号', en: 'Id of who evaluates' }, maxLength: 32, readOnly: true },
  fromName: { kind: 'text', label: { zh: '评价人', en: 'By' }, filter: 'text', maxLength: 100, readOnly: true },
  toType: { kind: 'dict', label: { zh: '被评价方', en: 'About' }, filter: 'options', dict: 'party_type', readOnly: true },
  toId: { kind: 'text', label: { zh: '被评价人编号', en: 'Id of who is evaluated' }, filter: 'equals', maxLength: 32, readOnly: true },
  toName: { kind: 'text', label: { zh: '被评价人', en: 'Name' }, filter: 'text', maxLength: 100, readOnly: true },
  carrierId: { kind: 'reference', label: { zh: '承运商', en: 'Carrier' }, filter: 'equals', reference: 'carrier', readOnly: true },
  province: { kind: 'text', label: { zh: '装货省份', en: 'Province of loading' }, filter: 'equals', maxLength: 50, readOnly: true },
  score: { kind: 'dict', label: { zh: '总分', en: 'Stars' }, filter: 'options', dict: 'stars', minimum: 1, maximum: 5, readOnly: true },
  timeliness: { kind: 'dict', label: { zh: '时效', en: 'Timeliness' }, filter: 'options', dict: 'stars', minimum: 1, maximum: 5, readOnly: true },
  safety: { kind: 'dict', label: { zh: '安全', en: 'Safety' }, filter: 'options', dict: 'stars', minimum: 1, maximum: 5, readOnly: true },
  service: { kind: 'dict', label: { zh: '服务', en: 'Service' }, filter: 'options', dict: 'stars', minimum: 1, maximum: 5, readOnly: true },
  document: { kind: 'dict', label: { zh: '单据', en: 'Documents' }, filter: 'options', dict: 'stars', minimum: 1, maximum: 5, readOnly: true },
  tags: { kind: 'text', label: { zh: '标签', en: 'Tags' }, maxLength: 200, readOnly: true },
  content: { kind: 'longText', label: { zh: '评价内容', en: 'Evaluation' }, maxLength: 500, readOnly: true },
  anonymous: { kind: 'flag', label: { zh: '匿名', en: 'Anonymous' }, filter: 'options', dict: 'yn', readOnly: true },
  state: { kind: 'dict', label: { zh: '状态', en: 'Status' }, filter: 'options', dict: 'evaluation_state', readOnly: true },
  dueTime: { kind: 'dateTime', label: { zh: '评价截止', en: 'Due' }, filter: 'range', readOnly: true },
  submitBy: { kind: 'text', label: { zh: '提交人', en: 'Given by' }, calledBy: 'sys_user,realname,username', maxLength: 64, readOnly: true },
  submitTime: { kind: 'dateTime', label: { zh: '评价时间', en: 'Given at' }, filter: 'range', readOnly: true },
  isAuto: { kind: 'flag', label: { zh: '系统默认', en: 'By default' }, filter: 'options', dict: 'yn', readOnly: true },
  replyContent: { kind: 'longText', label: { zh: '回复', en: 'Reply' }, maxLength: 500, readOnly: true },
  replyBy: { kind: 'text', label: { zh: '回复人', en: 'Replied by' }, calledBy: 'sys_user,realname,username', maxLength: 64, readOnly: true },
  replyTime: { kind: 'dateTime', label: { zh: '回复时间', en: 'Replied at' }, filter: 'range', readOnly: true },
  hideReason: { kind: 'text', label: { zh: '隐藏原因', en: 'Why it is hidden' }, maxLength: 200, readOnly: true },
  ...commonFields,
  createTime: { kind: 'dateTime', label: { zh: '创建时间', en: 'Created at' }, filter: 'range', readOnly: true, sortable: true },
  updateTime: { kind: 'dateTime', label: { zh: '更新时间', en: 'Updated at' }, filter: 'range', readOnly: true },
} as const satisfies Record<string, FieldMeta>;
/** States and moves of evaluation. */
export const evaluationStates = {
  name: 'evaluation',
  field: 'state',
  dict: 'evaluation_state',
  codes: { open: '10', given: '20', hidden: '30' },
  moves: {
    submit: { from: ['open'], to: 'given', permission: 'evaluation:add' },
    hide: { from: ['given'], to: 'hidden', permission: 'evaluation:hide' },
    show: { from: ['hidden'], to: 'given', permission: 'evaluation:hide' },
  },
} as const;
const loadSchemas = () => import('./evaluation.schemas.ts');
/** What the calls of evaluation take, as schemas for forms; fetched when asked for. */
export const evaluationSchemas = {
  /** Of `add`. */
  add: async () => (await loadSchemas()).evaluationAddInput,
  /** Of `hide`. */
  hide: async () => (await loadSchemas()).evaluationHideInput,
  /** Of `reply`. */
  reply: async () => (await loadSchemas()).evaluationReplyInput,
  /** Of `show`. */
  show: async () => (await loadSchemas()).evaluationShowInput,
};
/** Calls of evaluation. */
export const createEvaluationApi = (transport: Transport) => ({
  /** `add` and `edit` take `checkOnly`. */
  checkable: true,
  /** What `add` and `edit` take, for forms. */
  schemas: {
    add: async () => (await loadSchemas()).evaluationAddInput,
  },
  /** 评价 · Evaluate. Needs `evaluation:add`. */
  add: (body: EvaluationInput, options?: CallOptions) =>
    transport.request<Evaluation>({ method: 'POST', path: `/hyevaluation/hyEvaluation/add`, body, ...options }),
  /** 导出评价 · Export: Evaluation. Needs `evaluation:export`. */
  export: (query: EvaluationListQuery & { selections?: string; exportFields?: string } = {}, options?: CallOptions) =>
    transport.request<DownloadedFile>({ method: 'GET', path: `/hyevaluation/hyEvaluation/exportXls`, query, content: 'file', ...options }),
  /** 隐藏与恢复评价 · Hide and show evaluations. Needs `evaluation:hide`. */
  hide: (body: RowReason, options?: CallOptions) => transport.request<Evaluation>({ method: 'PUT', path: `/hyevaluation/hyEvaluation/hide`, body, ...options }),
  /** 评价列表 · List: Evaluation. Needs `evaluation:list`. */
  list: (query: EvaluationListQuery = {}, options?: CallOptions) =>
    transport.request<Page<Evaluation>>({ method: 'GET', path: `/hyevaluation/hyEvaluation/list`, query, ...options }),
  /** 评价详情 · Get: Evaluation. Needs `evaluation:list`. */
  get: (id: string, options?: CallOptions) =>
    transport.request<Evaluation>({ method: 'GET', path: `/hyevaluation/hyEvaluation/queryById`, query: { id }, ...options }),
  /** 司机排行 · Ranking of drivers. Needs `evaluation:list`. */
  ranking: (query: EvaluationRankingQuery = {}, options?: CallOptions) =>
    transport.request<RankedDriver[]>({ method: 'GET', path: `/hyevaluation/hyEvaluation/ranking`, query, ...options }),
  /** 回复评价 · Reply to an evaluation. Needs `evaluation:reply`. */
  reply: (body: EvaluationReplyInput, options?: CallOptions) =>
    transport.request<Evaluation>({ method: 'PUT', path: `/hyevaluation/hyEvaluation/reply`, body, ...options }),
  /** 恢复评价 · Show an evaluation again. Needs `evaluation:hide`. */
  show: (body: RowKey, options?: CallOptions) => transport.request<Evaluation>({ method: 'PUT', path: `/hyevaluation/hyEvaluation/show`, body, ...options }),
  /** 状态计数 · Count by status. Needs `evaluation:list`. */
  statusCount: (query: EvaluationStatusCountQuery = {}, options?: CallOptions) =>
    transport.request<Record<string, number>>({ method: 'GET', path: `/hyevaluation/hyEvaluation/statusCount`, query, ...options }),
});
