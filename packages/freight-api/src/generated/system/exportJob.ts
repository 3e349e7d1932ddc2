// Written by scripts/generate.ts from openapi.json; run `npm run generate` instead of editing.
import type { CallOptions, DownloadedFile, ListQuery, Page, Transport } from '../../transport.ts';
import type { ExportJob, ExportJobCancel } from '../models.ts';
import type { FieldMeta } from '../../metadata.ts';
import { commonFields } from '../commonFields.ts';
export type { ExportJob, ExportJobCancel } from '../models.ts';
/** Query of `download`. */
export type ExportJobDownloadQuery = {
  id: string;
};
/** Query of `list`: filters by field. */
export type ExportJobListQuery = ListQuery<'id' | 'createTime' | 'updateTime' | 'jobNo' | 'title' | 'state' | 'startTime' | 'finishTime' | 'expireTime'>;
/** Fields of Export (导出任务). */
export const exportJobFields = {
  jobNo: { kind: 'text', label: { zh: '任务编号', en: 'Number' }, filter: 'text', spelling: 'compact', maxLength: 20, readOnly: true },
  title: { kind: 'text', label: { zh: '导出内容', en: 'Contents' }, filter: 'text', maxLength: 100, readOnly: true },
  state: { kind: 'dict', label: { zh: '状态', en: 'Status' }, filter: 'options', dict: 'export_job_state', readOnly: true },
  rowCount: { kind: 'integer', label: { zh: '已导出行数', en: 'Rows written' }, minimum: 0, readOnly: true },
  fileSize: { kind: 'integer', label: { zh: '文件大小(字节)', en: 'Size (bytes)' }, minimum: 0, readOnly: true },
  startTime: { kind: 'dateTime', label: { zh: '开始时间', en: 'Begun at' }, filter: 'range', readOnly: true },
  finishTime: { kind: 'dateTime', label: { zh: '完成时间', en: 'Done at' }, filter: 'range', readOnly: true },
  expireTime: { kind: 'dateTime', label: { zh: '保留至', en: 'Kept until' }, filter: 'range', readOnly: true },
  downloadCount: { kind: 'integer', label: { zh: '下载次数', en: 'Downloads' }, minimum: 0, readOnly: true },
  failReason: { kind: 'text', label: { zh: '失败原因', en: 'Reason of the failure' }, maxLength: 200, readOnly: true },
  ...commonFields,
  createTime: { kind: 'dateTime', label: { zh: '创建时间', en: 'Created at' }, filter: 'range', readOnly: true, sortable: true },
  updateTime: { kind: 'dateTime', label: { zh: '更新时间', en: 'Updated at' }, filter: 'range', readOnly: true },
} as const satisfies Record<string, FieldMeta>;
const loadSchemas = () => import('./exportJob.schemas.ts');
/** What the calls of exportJob take, as schemas for forms; fetched when asked for. */
export const exportJobSchemas = {
  /** Of `cancel`. */
  cancel: async () => (await loadSchemas()).exportJobCancelInput,
};
/** Calls of exportJob. */
export const createExportJobApi = (transport: Transport) => ({
  /** 取消导出 · Cancel an export. Needs `session`. */
  cancel: (body: ExportJobCancel, options?: CallOptions) =>
    transport.request<ExportJob>({ method: 'PUT', path: `/hyexport/hyExportJob/cancel`, body, ...options }),
  /** 下载导出文件 · Download. Needs `session`. */
  download: (query: ExportJobDownloadQuery, options?: CallOptions) =>
    transport.request<DownloadedFile>({ method: 'GET', path: `/hyexport/hyExportJob/download`, query, content: 'file', ...options }),
  /** 导出任务列表 · List: Export. Needs `session`. */
  list: (query: ExportJobListQuery = {}, options?: CallOptions) =>
    transport.request<Page<ExportJob>>({ method: 'GET', path: `/hyexport/hyExportJob/list`, query, ...options }),
});
