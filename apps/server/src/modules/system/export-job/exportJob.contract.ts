import { z } from 'zod';
import { label } from '@tarmac/freight-api/rules';
import { contract, dateTime, dict, entity, IdQuery, integer, standardEndpoints, text } from '../../../platform/contract/index.ts';

/** An export that is made in the background, and its file. @source freight-domain 2.46, 5.10 */
export const ExportJob = entity('exportJob', {
  label: label('导出任务', 'Export'),
  required: {},
  optional: {},
  computed: {
    jobNo: text(label('任务编号', 'Number'), { max: 20, filter: 'text', spelling: 'compact' }),
    title: text(label('导出内容', 'Contents'), { max: 100, filter: 'text' }),
    state: dict('export_job_state', { label: label('状态', 'Status') }),
    rowCount: integer(label('已导出行数', 'Rows written')),
    fileSize: integer(label('文件大小(字节)', 'Size (bytes)')),
    createTime: dateTime(label('提交时间', 'Asked for at')),
    startTime: dateTime(label('开始时间', 'Begun at')),
    finishTime: dateTime(label('完成时间', 'Done at')),
    expireTime: dateTime(label('保留至', 'Kept until')),
    downloadCount: integer(label('下载次数', 'Downloads')),
    failReason: text(label('失败原因', 'Reason of the failure'), { max: 200 }),
  },
  importColumns: [],
  sortedBy: ['createTime'],
});

const {
  list: { permission, ...list },
} = standardEndpoints(ExportJob, 'exportJob');

/** The name of the list that a person’s windows hear news of. */
export const listOfExports = permission;

/** Everybody’s own exports; one begins where a list is exported with `later=1`. @source freight-domain 5.10 */
export const exportJobContract = contract('/hyexport/hyExportJob', {
  about: { domain: 'system', name: 'exportJob', entity: ExportJob },
  endpoints: {
    // Everybody has a list of their own.
    list: { ...list, auth: 'session' },
    download: {
      method: 'GET',
      path: '/download',
      auth: 'session',
      summary: label('下载导出文件', 'Download'),
      content: 'file',
      query: IdQuery,
      reply: z.null(),
      errors: ['NotFound', 'Conflict', 'Unavailable'],
    },
    cancel: {
      method: 'PUT',
      path: '/cancel',
      auth: 'session',
      summary: label('取消导出', 'Cancel an export'),
      body: IdQuery.meta({ id: 'ExportJobCancel' }),
      reply: ExportJob.row,
      idempotent: 'accepted',
      errors: ['NotFound', 'Conflict'],
    },
  },
});
