// Written by scripts/generate.ts from openapi.json; run `npm run generate` instead of editing.
import type { CallOptions, DownloadedFile, ListQuery, Page, Transport } from '../../transport.ts';
import { importFile, type ImportOptions } from '../../importFile.ts';
import { importRows } from '../../importRows.ts';
import type { BatchResult, ImportResult, JobKind, QuartzJob, QuartzJobAdd, QuartzJobEdit } from '../models.ts';
import type { FieldMeta } from '../../metadata.ts';
import { commonFields } from '../commonFields.ts';
export type { JobKind, QuartzJob, QuartzJobAdd, QuartzJobEdit } from '../models.ts';
/** Query of `execute`. */
export type QuartzJobExecuteQuery = {
  id: string;
};
/** Query of `list`: filters by field. */
export type QuartzJobListQuery = ListQuery<'id' | 'createTime' | 'updateTime' | 'jobClassName' | 'status' | 'nextRunTime' | 'lastRunTime' | 'lastOutcome'>;
/** Query of `importExcel`. */
export type QuartzJobImportExcelQuery = {
  progressId?: string;
  skipHidden?: boolean;
};
/** Query of `nextRuns`. */
export type QuartzJobNextRunsQuery = {
  cronExpression: string;
};
/** Query of `pause`. */
export type QuartzJobPauseQuery = {
  id?: string;
  jobClassName?: string;
};
/** Query of `resume`. */
export type QuartzJobResumeQuery = {
  id?: string;
  jobClassName?: string;
};
/** Fields of Scheduled job (定时任务). */
export const quartzJobFields = {
  jobClassName: { kind: 'dict', label: { zh: '任务类名', en: 'Job' }, filter: 'options', sortable: true, dict: 'quartz_job_class', required: true },
  cronExpression: { kind: 'text', label: { zh: 'cron表达式', en: 'Cron expression' }, sortable: true, maxLength: 120, required: true },
  parameter: { kind: 'longText', label: { zh: '参数', en: 'Parameters' }, maxLength: 2000 },
  description: { kind: 'longText', label: { zh: '描述', en: 'Description' }, maxLength: 255 },
  status: { kind: 'dict', label: { zh: '状态', en: 'Status' }, filter: 'options', sortable: true, dict: 'quartz_status', minimum: -1, maximum: 0 },
  nextRunTime: { kind: 'dateTime', label: { zh: '下次执行', en: 'Next run' }, filter: 'range', sortable: true, readOnly: true },
  lastRunTime: { kind: 'dateTime', label: { zh: '上次执行', en: 'Last run' }, filter: 'range', sortable: true, readOnly: true },
  lastOutcome: { kind: 'dict', label: { zh: '上次结果', en: 'Last outcome' }, filter: 'options', sortable: true, dict: 'quartz_outcome', readOnly: true },
  ...commonFields,
} as const satisfies Record<string, FieldMeta>;
const loadSchemas = () => import('./quartzJob.schemas.ts');
/** What the calls of quartzJob take, as schemas for forms; fetched when asked for. */
export const quartzJobSchemas = {
  /** Of `add`. */
  add: async () => (await loadSchemas()).quartzJobAddInput,
  /** Of `edit`. */
  edit: async () => (await loadSchemas()).quartzJobEditInput,
};
/** Calls of quartzJob. */
export const createQuartzJobApi = (transport: Transport) => ({
  /** `add` and `edit` take `checkOnly`. */
  checkable: true,
  /** What `add` and `edit` take, for forms. */
  schemas: {
    add: async () => (await loadSchemas()).quartzJobAddInput,
    edit: async () => (await loadSchemas()).quartzJobEditInput,
  },
  /** `list` takes several orders. */
  severalOrders: true,
  /** 新增定时任务 · Add: Scheduled job. Needs `quartzJob:add`. */
  add: (body: QuartzJobAdd, options?: CallOptions) => transport.request<QuartzJob>({ method: 'POST', path: `/sys/quartzJob/add`, body, ...options }),
  /** 删除定时任务 · Delete: Scheduled job. Needs `quartzJob:delete`. */
  removeOne: (id: string, options?: CallOptions) => transport.request<null>({ method: 'DELETE', path: `/sys/quartzJob/delete`, query: { id }, ...options }),
  /** 批量删除定时任务 · Delete several: Scheduled job. Needs `quartzJob:delete`. */
  remove: (ids: readonly string[], options?: CallOptions) =>
    transport.request<BatchResult>({ method: 'DELETE', path: `/sys/quartzJob/deleteBatch`, query: { ids: ids.join(',') }, ...options }),
  /** 编辑定时任务 · Edit: Scheduled job. Needs `quartzJob:edit`. */
  edit: (body: QuartzJobEdit, options?: CallOptions) => transport.request<QuartzJob>({ method: 'PUT', path: `/sys/quartzJob/edit`, body, ...options }),
  /** 立即执行定时任务 · Run a job now. Needs `quartzJob:execute`. */
  execute: (query: QuartzJobExecuteQuery, options?: CallOptions) =>
    transport.request<null>({ method: 'POST', path: `/sys/quartzJob/execute`, query, ...options }),
  /** 导出定时任务 · Export: Scheduled job. Needs `quartzJob:export`. */
  export: (query: QuartzJobListQuery & { selections?: string; exportFields?: string } = {}, options?: CallOptions) =>
    transport.request<DownloadedFile>({ method: 'GET', path: `/sys/quartzJob/exportXls`, query, content: 'file', ...options }),
  /** 导入定时任务 · Import: Scheduled job. Needs `quartzJob:import`. */
  import: (file: Blob, options?: ImportOptions) => importFile<ImportResult>(transport, { path: `/sys/quartzJob/importExcel`, file, options }),
  /** 按行导入定时任务 · Import rows: Scheduled job. Needs `quartzJob:import`. */
  importRows: importRows(transport, '/sys/quartzJob'),
  /** 定时任务导入模板 · Import template: Scheduled job. Needs `quartzJob:import`. */
  importTemplate: (options?: CallOptions) =>
    transport.request<DownloadedFile>({ method: 'GET', path: `/sys/quartzJob/importTemplate`, content: 'file', ...options }),
  /** 可用任务类 · Jobs that may be scheduled. Needs `quartzJob:list`. */
  kinds: (options?: CallOptions) => transport.request<JobKind[]>({ method: 'GET', path: `/sys/quartzJob/kinds`, ...options }),
  /** 定时任务列表 · List: Scheduled job. Needs `quartzJob:list`. */
  list: (query: QuartzJobListQuery = {}, options?: CallOptions) =>
    transport.request<Page<QuartzJob>>({ method: 'GET', path: `/sys/quartzJob/list`, query, ...options }),
  /** 最近十次执行时间 · The next ten runs of an expression. Needs `quartzJob:list`. */
  nextRuns: (query: QuartzJobNextRunsQuery, options?: CallOptions) =>
    transport.request<string[]>({ method: 'GET', path: `/sys/quartzJob/nextRuns`, query, ...options }),
  /** 暂停定时任务 · Let a job rest. Needs `quartzJob:edit`. */
  pause: (query: QuartzJobPauseQuery = {}, options?: CallOptions) =>
    transport.request<null>({ method: 'PUT', path: `/sys/quartzJob/pause`, query, ...options }),
  /** 定时任务详情 · Get: Scheduled job. Needs `quartzJob:list`. */
  get: (id: string, options?: CallOptions) => transport.request<QuartzJob>({ method: 'GET', path: `/sys/quartzJob/queryById`, query: { id }, ...options }),
  /** 恢复定时任务 · Let a job run by the clock. Needs `quartzJob:edit`. */
  resume: (query: QuartzJobResumeQuery = {}, options?: CallOptions) =>
    transport.request<null>({ method: 'PUT', path: `/sys/quartzJob/resume`, query, ...options }),
});
