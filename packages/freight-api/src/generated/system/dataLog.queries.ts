// Written by scripts/generate.ts from openapi.json; run `npm run generate` instead of editing.
import type { Page, QueryOptions, Transport } from '../../transport.ts';
import type { DataLog } from '../models.ts';
import type { DataLogListQuery, DataLogQueryCompareListQuery, DataLogQueryDataVerListQuery, DataLogQueryFieldListQuery } from './dataLog.ts';
import { createDataLogApi } from './dataLog.ts';
/** Questions of dataLog as TanStack Query takes them. */
export const createDataLogQueries = (transport: Transport) => {
  const api = createDataLogApi(transport);
  return {
    /** 数据日志列表 · List: Data log. Needs `dataLog:list`. */
    list: (query: DataLogListQuery = {}): QueryOptions<Page<DataLog>> => ({
      queryKey: ['dataLog', 'list', query],
      queryFn: ({ signal }) => api.list(query, { signal }),
    }),
    /** 比较两个版本 · Two versions, to compare. Needs `dataLog:list`. */
    queryCompareList: (query: DataLogQueryCompareListQuery): QueryOptions<DataLog[]> => ({
      queryKey: ['dataLog', 'queryCompareList', query],
      queryFn: ({ signal }) => api.queryCompareList(query, { signal }),
    }),
    /** 数据的全部版本 · All versions of a row, the newest first. Needs `dataLog:list`. */
    queryDataVerList: (query: DataLogQueryDataVerListQuery): QueryOptions<DataLog[]> => ({
      queryKey: ['dataLog', 'queryDataVerList', query],
      queryFn: ({ signal }) => api.queryDataVerList(query, { signal }),
    }),
    /** 表的字段名称 · What the fields of a table are called. Needs `dataLog:list`. */
    queryFieldList: (
      query: DataLogQueryFieldListQuery,
    ): QueryOptions<
      {
        name: string;
        zh: string;
        en: string;
      }[]
    > => ({ queryKey: ['dataLog', 'queryFieldList', query], queryFn: ({ signal }) => api.queryFieldList(query, { signal }) }),
  };
};
