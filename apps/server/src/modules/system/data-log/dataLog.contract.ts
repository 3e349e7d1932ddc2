import { z } from 'zod';
import { label } from '@tarmac/freight-api/rules';
import { contract, entity, Id, IdQuery, integer, longText, standardEndpoints, text } from '../../../platform/contract/index.ts';

/** What a row held after a change. @source SYS-10, jeecg-wire 3.14 */
export const DataLog = entity('dataLog', {
  label: label('数据日志', 'Data log'),
  required: {},
  optional: {},
  computed: {
    dataTable: text(label('表名', 'Table'), { max: 64, filter: 'text', sortable: true }),
    dataId: text(label('数据ID', 'Row id'), { max: 64, filter: 'equals', sortable: true }),
    dataVersion: integer(label('版本号', 'Version'), { sortable: true }),
    dataContent: longText(label('数据内容', 'Content'), { description: 'JSON of the row’s fields; what is sensitive is not among them.' }),
  },
});

const { list } = standardEndpoints(DataLog, 'dataLog');

/** @source SYS-10, jeecg-wire 3.14 */
export const dataLogContract = contract('/sys/dataLog', {
  about: { domain: 'system', name: 'dataLog', entity: DataLog },
  endpoints: {
    list,
    queryDataVerList: {
      method: 'GET',
      path: '/queryDataVerList',
      permission: 'dataLog:list',
      summary: label('数据的全部版本', 'All versions of a row, the newest first'),
      query: z.object({ dataTable: z.string().max(64), dataId: z.string().max(64) }),
      reply: z.array(DataLog.row),
      errors: ['Business'],
    },
    queryFieldList: {
      method: 'GET',
      path: '/queryFieldList',
      permission: 'dataLog:list',
      summary: label('表的字段名称', 'What the fields of a table are called'),
      query: z.object({ dataTable: z.string().max(64) }),
      // Empty for a table that keeps no versions.
      reply: z.array(z.object({ name: z.string(), zh: z.string(), en: z.string() })),
    },
    queryCompareList: {
      method: 'GET',
      path: '/queryCompareList',
      permission: 'dataLog:list',
      summary: label('比较两个版本', 'Two versions, to compare'),
      query: z.object({ dataId1: Id, dataId2: Id }),
      reply: z.array(DataLog.row),
      errors: ['NotFound'],
    },
    restore: {
      method: 'POST',
      path: '/restore',
      permission: 'dataLog:restore',
      summary: label('恢复到此版本', 'Bring back what a version holds'),
      body: IdQuery,
      idempotent: 'accepted',
      reply: z.null(),
      message: '恢复成功！',
      errors: ['NotFound', 'Forbidden', 'Business'],
    },
  },
});
