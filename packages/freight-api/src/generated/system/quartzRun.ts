// Written by scripts/generate.ts from openapi.json; run `npm run generate` instead of editing.
import type { CallOptions, ListQuery, Page, Transport } from '../../transport.ts';
import type { QuartzRun } from '../models.ts';
import type { FieldMeta } from '../../metadata.ts';
import { commonFields } from '../commonFields.ts';
export type { QuartzRun } from '../models.ts';
/** Query of `list`: filters by field. */
export type QuartzRunListQuery = ListQuery<'id' | 'createTime' | 'updateTime' | 'jobId' | 'jobClassName' | 'cause' | 'startTime' | 'endTime' | 'outcome'>;
/** Fields of Run (执行记录). */
export const quartzRunFields = {
  jobId: { kind: 'text', label: { zh: '任务', en: 'Job' }, filter: 'equals', maxLength: 32, readOnly: true },
  jobClassName: { kind: 'dict', label: { zh: '任务类名', en: 'Job' }, filter: 'options', sortable: true, dict: 'quartz_job_class', readOnly: true },
  cause: { kind: 'dict', label: { zh: '触发方式', en: 'Started by' }, filter: 'options', sortable: true, dict: 'quartz_cause', readOnly: true },
  startTime: { kind: 'dateTime', label: { zh: '开始时间', en: 'Started' }, filter: 'range', sortable: true, readOnly: true },
  endTime: { kind: 'dateTime', label: { zh: '结束时间', en: 'Ended' }, filter: 'range', sortable: true, readOnly: true },
  costTime: { kind: 'integer', label: { zh: '耗时(毫秒)', en: 'Duration (ms)' }, sortable: true, minimum: 0, readOnly: true },
  outcome: { kind: 'dict', label: { zh: '结果', en: 'Outcome' }, filter: 'options', sortable: true, dict: 'quartz_outcome', readOnly: true },
  message: { kind: 'longText', label: { zh: '信息', en: 'Message' }, maxLength: 2000, readOnly: true },
  ...commonFields,
} as const satisfies Record<string, FieldMeta>;
/** Calls of quartzRun. */
export const createQuartzRunApi = (transport: Transport) => ({
  /** `list` takes several orders. */
  severalOrders: true,
  /** 执行记录列表 · List: Run. Needs `quartzJob:list`. */
  list: (query: QuartzRunListQuery = {}, options?: CallOptions) =>
    transport.request<Page<QuartzRun>>({ method: 'GET', path: `/sys/quartzRun/list`, query, ...options }),
});
