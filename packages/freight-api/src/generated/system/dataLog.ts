// Written by scripts/generate.ts from openapi.json; run `npm run generate` instead of editing.
import type { CallOptions, ListQuery, Page, Transport } from '../../transport.ts';
import type { DataLog } from '../models.ts';
import type { FieldMeta } from '../../metadata.ts';
import { commonFields } from '../commonFields.ts';
export type { DataLog } from '../models.ts';
/** Query of `list`: filters by field. */
export type DataLogListQuery = ListQuery<'id' | 'createTime' | 'updateTime' | 'dataTable' | 'dataId'>;
/** Query of `queryCompareList`. */
export type DataLogQueryCompareListQuery = {
  dataId1: string;
  dataId2: string;
};
/** Query of `queryDataVerList`. */
export type DataLogQueryDataVerListQuery = {
  dataTable: string;
  dataId: string;
};
/** Query of `queryFieldList`. */
export type DataLogQueryFieldListQuery = {
  dataTable: string;
};
/** Body of `restore`. */
export interface DataLogRestore {
  id: string;
}
/** Fields of Data log (数据日志). */
export const dataLogFields = {
  dataTable: { kind: 'text', label: { zh: '表名', en: 'Table' }, filter: 'text', sortable: true, maxLength: 64, readOnly: true },
  dataId: { kind: 'text', label: { zh: '数据ID', en: 'Row id' }, filter: 'equals', sortable: true, maxLength: 64, readOnly: true },
  dataVersion: { kind: 'integer', label: { zh: '版本号', en: 'Version' }, sortable: true, minimum: 0, readOnly: true },
  dataContent: { kind: 'longText', label: { zh: '数据内容', en: 'Content' }, maxLength: 500, readOnly: true },
  ...commonFields,
} as const satisfies Record<string, FieldMeta>;
const loadSchemas = () => import('./dataLog.schemas.ts');
/** What the calls of dataLog take, as schemas for forms; fetched when asked for. */
export const dataLogSchemas = {
  /** Of `restore`. */
  restore: async () => (await loadSchemas()).dataLogRestoreInput,
};
/** Calls of dataLog. */
export const createDataLogApi = (transport: Transport) => ({
  /** `list` takes several orders. */
  severalOrders: true,
  /** 数据日志列表 · List: Data log. Needs `dataLog:list`. */
  list: (query: DataLogListQuery = {}, options?: CallOptions) =>
    transport.request<Page<DataLog>>({ method: 'GET', path: `/sys/dataLog/list`, query, ...options }),
  /** 比较两个版本 · Two versions, to compare. Needs `dataLog:list`. */
  queryCompareList: (query: DataLogQueryCompareListQuery, options?: CallOptions) =>
    transport.request<DataLog[]>({ method: 'GET', path: `/sys/dataLog/queryCompareList`, query, ...options }),
  /** 数据的全部版本 · All versions of a row, the newest first. Needs `dataLog:list`. */
  queryDataVerList: (query: DataLogQueryDataVerListQuery, options?: CallOptions) =>
    transport.request<DataLog[]>({ method: 'GET', path: `/sys/dataLog/queryDataVerList`, query, ...options }),
  /** 表的字段名称 · What the fields of a table are called. Needs `dataLog:list`. */
  queryFieldList: (query: DataLogQueryFieldListQuery, options?: CallOptions) =>
    transport.request<
      {
        name: string;
        zh: string;
        en: string;
      }[]
    >({ method: 'GET', path: `/sys/dataLog/queryFieldList`, query, ...options }),
  /** 恢复到此版本 · Bring back what a version holds. Needs `dataLog:restore`. */
  restore: (body: DataLogRestore, options?: CallOptions) => transport.request<null>({ method: 'POST', path: `/sys/dataLog/restore`, body, ...options }),
});
