import { z } from 'zod';
import { label } from '@tarmac/freight-api/rules';
import { contract, entity, integer, ListQuery, longText, numberCode, standardEndpoints, text } from '../../../platform/contract/index.ts';

/** A login or an operation, as people look it up. @source SYS-09, jeecg-wire 3.14 */
export const Log = entity('log', {
  label: label('日志', 'Log'),
  filters: ['keyWord'],
  required: {},
  optional: {},
  computed: {
    logType: numberCode('log_type', { label: label('日志类型', 'Kind'), range: [1, 2] }),
    operateType: numberCode('operate_type', { label: label('操作类型', 'Operation'), range: [1, 6], sortable: true }),
    logContent: text(label('日志内容', 'Content'), { max: 1000, filter: 'text', sortable: true }),
    userid: text(label('操作人ID', 'User name'), { max: 64, filter: 'text', sortable: true }),
    username: text(label('操作人名称', 'Name'), { max: 100, filter: 'text', sortable: true }),
    ip: text(label('IP', 'Address'), { max: 64, filter: 'text', sortable: true }),
    costTime: integer(label('耗时(毫秒)', 'Duration (ms)'), { sortable: true }),
    method: text(label('请求方法', 'Endpoint'), { max: 500 }),
    requestUrl: text(label('请求路径', 'Path'), { max: 255 }),
    requestType: text(label('请求方式', 'Method'), { max: 10 }),
    requestParam: longText(label('请求参数', 'Parameters'), {
      max: 4000,
      description: 'JSON without secrets, cut after 4,000 characters.',
    }),
  },
  exportColumns: ['logContent', 'userid', 'username', 'ip', 'costTime', 'logType', 'operateType', 'createTime', 'method', 'requestParam'],
});

const { list, exportXls, delete: remove } = standardEndpoints(Log, 'log');

/** @source SYS-09, jeecg-wire 3.14 */
export const logContract = contract('/sys/log', {
  about: { domain: 'system', name: 'log', entity: Log },
  endpoints: {
    list: { ...list, query: ListQuery.extend({ keyWord: z.string().max(200).optional() }) },
    exportXls,
    delete: remove,
    deleteBatch: {
      method: ['DELETE', 'POST'],
      path: '/deleteBatch',
      permission: 'log:delete',
      summary: label('批量删除日志', 'Delete log lines, or all with `allclear`'),
      query: z.object({ ids: z.string().min(1).max(40_000) }),
      reply: z.null(),
      message: '操作成功!',
    },
  },
});
