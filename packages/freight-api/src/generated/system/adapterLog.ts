// Written by scripts/generate.ts from openapi.json; run `npm run generate` instead of editing.
import type { CallOptions, ListQuery, Page, Transport } from '../../transport.ts';
import type { AdapterLog } from '../models.ts';
import type { FieldMeta } from '../../metadata.ts';
import { commonFields } from '../commonFields.ts';
export type { AdapterLog } from '../models.ts';
/** Query of `list`: filters by field. */
export type AdapterLogListQuery = ListQuery<
  'id' | 'createTime' | 'updateTime' | 'adapter' | 'operation' | 'target' | 'requestId' | 'outcome' | 'errorCode' | 'simulated'
>;
/** Fields of Call of a service (外部调用日志). */
export const adapterLogFields = {
  adapter: { kind: 'dict', label: { zh: '服务', en: 'Service' }, filter: 'options', dict: 'adapter_kind', readOnly: true },
  operation: { kind: 'text', label: { zh: '操作', en: 'Operation' }, filter: 'text', maxLength: 40, readOnly: true },
  target: { kind: 'text', label: { zh: '渠道', en: 'Provider' }, filter: 'equals', maxLength: 60, readOnly: true },
  requestId: { kind: 'text', label: { zh: '请求编号', en: 'Request' }, filter: 'text', maxLength: 64, readOnly: true },
  requestHash: { kind: 'text', label: { zh: '请求摘要', en: 'Hash of the request' }, maxLength: 64, readOnly: true },
  outcome: { kind: 'dict', label: { zh: '结果', en: 'Outcome' }, filter: 'options', dict: 'adapter_outcome', readOnly: true },
  errorCode: { kind: 'text', label: { zh: '错误代码', en: 'Error code' }, filter: 'text', maxLength: 60, readOnly: true },
  costMs: { kind: 'integer', label: { zh: '耗时(毫秒)', en: 'Duration (ms)' }, minimum: 0, readOnly: true, sortable: true },
  simulated: { kind: 'flag', label: { zh: '模拟', en: 'Simulated' }, filter: 'options', dict: 'yn', readOnly: true },
  requestBody: { kind: 'longText', label: { zh: '请求内容', en: 'Request' }, maxLength: 2000, readOnly: true },
  answerBody: { kind: 'longText', label: { zh: '返回内容', en: 'Answer' }, maxLength: 2000, readOnly: true },
  ...commonFields,
  createTime: { kind: 'dateTime', label: { zh: '创建时间', en: 'Created at' }, filter: 'range', readOnly: true, sortable: true },
  updateTime: { kind: 'dateTime', label: { zh: '更新时间', en: 'Updated at' }, filter: 'range', readOnly: true },
} as const satisfies Record<string, FieldMeta>;
/** Calls of adapterLog. */
export const createAdapterLogApi = (transport: Transport) => ({
  /** 外部调用日志列表 · List: Call of a service. Needs `adapterLog:list`. */
  list: (query: AdapterLogListQuery = {}, options?: CallOptions) =>
    transport.request<Page<AdapterLog>>({ method: 'GET', path: `/sys/adapterLog/list`, query, ...options }),
  /** 外部调用日志详情 · Get: Call of a service. Needs `adapterLog:list`. */
  get: (id: string, options?: CallOptions) => transport.request<AdapterLog>({ method: 'GET', path: `/sys/adapterLog/queryById`, query: { id }, ...options }),
});
