// Written by scripts/generate.ts from openapi.json; run `npm run generate` instead of editing.
import type { CallOptions, DownloadedFile, ListQuery, Page, Transport } from '../../transport.ts';
import type { Log } from '../models.ts';
import type { FieldMeta } from '../../metadata.ts';
import { commonFields } from '../commonFields.ts';
export type { Log } from '../models.ts';
/** Query of `list`: filters by field. */
export type LogListQuery = ListQuery<'id' | 'createTime' | 'updateTime' | 'logType' | 'operateType' | 'logContent' | 'userid' | 'username' | 'ip' | 'keyWord'>;
/** Fields of Log (日志). */
export const logFields = {
  logType: { kind: 'dict', label: { zh: '日志类型', en: 'Kind' }, filter: 'options', sortable: true, dict: 'log_type', minimum: 1, maximum: 2, readOnly: true },
  operateType: {
    kind: 'dict',
    label: { zh: '操作类型', en: 'Operation' },
    filter: 'options',
    sortable: true,
    dict: 'operate_type',
    minimum: 1,
    maximum: 6,
    readOnly: true,
  },
  logContent: { kind: 'text', label: { zh: '日志内容', en: 'Content' }, filter: 'text', sortable: true, maxLength: 1000, readOnly: true },
  userid: { kind: 'text', label: { zh: '操作人ID', en: 'User name' }, filter: 'text', sortable: true, maxLength: 64, readOnly: true },
  username: { kind: 'text', label: { zh: '操作人名称', en: 'Name' }, filter: 'text', sortable: true, maxLength: 100, readOnly: true },
  ip: { kind: 'text', label: { zh: 'IP', en: 'Address' }, filter: 'text', sortable: true, maxLength: 64, readOnly: true },
  costTime: { kind: 'integer', label: { zh: '耗时(毫秒)', en: 'Duration (ms)' }, sortable: true, minimum: 0, readOnly: true },
  method: { kind: 'text', label: { zh: '请求方法', en: 'Endpoint' }, maxLength: 500, readOnly: true },
  requestUrl: { kind: 'text', label: { zh: '请求路径', en: 'Path' }, maxLength: 255, readOnly: true },
  requestType: { kind: 'text', label: { zh: '请求方式', en: 'Method' }, maxLength: 10, readOnly: true },
  requestParam: { kind: 'longText', label: { zh: '请求参数', en: 'Parameters' }, maxLength: 4000, readOnly: true },
  ...commonFields,
} as const satisfies Record<string, FieldMeta>;
/** Calls of log. */
export const createLogApi = (transport: Transport) => ({
  /** `list` takes several orders. */
  severalOrders: true,
  /** 删除日志 · Delete: Log. Needs `log:delete`. */
  removeOne: (id: string, options?: CallOptions) => transport.request<null>({ method: 'DELETE', path: `/sys/log/delete`, query: { id }, ...options }),
  /** 批量删除日志 · Delete log lines, or all with `allclear`. Needs `log:delete`. */
  remove: (ids: readonly string[], options?: CallOptions) =>
    transport.request<null>({ method: 'DELETE', path: `/sys/log/deleteBatch`, query: { ids: ids.join(',') }, ...options }),
  /** 导出日志 · Export: Log. Needs `log:export`. */
  export: (query: LogListQuery & { selections?: string; exportFields?: string } = {}, options?: CallOptions) =>
    transport.request<DownloadedFile>({ method: 'GET', path: `/sys/log/exportXls`, query, content: 'file', ...options }),
  /** 日志列表 · List: Log. Needs `log:list`. */
  list: (query: LogListQuery = {}, options?: CallOptions) => transport.request<Page<Log>>({ method: 'GET', path: `/sys/log/list`, query, ...options }),
});
