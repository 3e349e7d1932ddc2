// Written by scripts/generate.ts from openapi.json; run `npm run generate` instead of editing.
import type { QueryOptions, Transport } from '../../transport.ts';
import type { OnlineCodedColumns, OnlineColumns, OnlineForm, OnlineFormItem, OnlineQueryItem, OnlineRows } from '../models.ts';
import type { OnlineFormGetColumnsQuery, OnlineFormGetDataQuery, OnlineFormGetTreeDataQuery, OnlineFormQuerySelectOptionsQuery } from './onlineForm.ts';
import { createOnlineFormApi } from './onlineForm.ts';
/** Questions of onlineForm as TanStack Query takes them. */
export const createOnlineFormQueries = (transport: Transport) => {
  const api = createOnlineFormApi(transport);
  return {
    /** 在线表单详情 · One row of an online form with its sub-tables. Needs `session`. */
    detail: (id: string, dataId: string): QueryOptions<Record<string, unknown>> => ({
      queryKey: ['onlineForm', 'detail', id, dataId],
      queryFn: ({ signal }) => api.detail(id, dataId, { signal }),
    }),
    /** 在线表单列 · Columns of an online form. Needs `session`. */
    getColumns: (id: string, query: OnlineFormGetColumnsQuery = {}): QueryOptions<OnlineColumns> => ({
      queryKey: ['onlineForm', 'getColumns', id, query],
      queryFn: ({ signal }) => api.getColumns(id, query, { signal }),
    }),
    /** 在线表单数据 · Rows of an online form. Needs `session`. */
    getData: (id: string, query: OnlineFormGetDataQuery = {}): QueryOptions<OnlineRows> => ({
      queryKey: ['onlineForm', 'getData', id, query],
      queryFn: ({ signal }) => api.getData(id, query, { signal }),
    }),
    /** 在线表单定义 · Definition of an online form. Needs `session`. */
    getDefinition: (id: string): QueryOptions<OnlineForm> => ({
      queryKey: ['onlineForm', 'getDefinition', id],
      queryFn: ({ signal }) => api.getDefinition(id, { signal }),
    }),
    /** 在线主附表列 · Columns of an online form and its sub-tables. Needs `session`. */
    getErpColumns: (
      id: string,
    ): QueryOptions<{
      main: OnlineCodedColumns;
      subList: OnlineCodedColumns[];
    }> => ({ queryKey: ['onlineForm', 'getErpColumns', id], queryFn: ({ signal }) => api.getErpColumns(id, { signal }) }),
    /** 在线表单结构 · Structure of an online form. Needs `session`. */
    getFormItem: (id: string): QueryOptions<OnlineFormItem> => ({
      queryKey: ['onlineForm', 'getFormItem', id],
      queryFn: ({ signal }) => api.getFormItem(id, { signal }),
    }),
    /** 按表名取在线表单结构 · Structure of an online form by its table. Needs `session`. */
    getFormItemBytbname: (table: string): QueryOptions<OnlineFormItem> => ({
      queryKey: ['onlineForm', 'getFormItemBytbname', table],
      queryFn: ({ signal }) => api.getFormItemBytbname(table, { signal }),
    }),
    /** 在线表单查询条件 · Search fields of an online form. Needs `session`. */
    getQueryInfo: (id: string): QueryOptions<OnlineQueryItem[]> => ({
      queryKey: ['onlineForm', 'getQueryInfo', id],
      queryFn: ({ signal }) => api.getQueryInfo(id, { signal }),
    }),
    /** 在线表单查询条件（新） · Search fields of an online form by name. Needs `session`. */
    getQueryInfoVue3: (id: string): QueryOptions<Record<string, Record<string, unknown>>> => ({
      queryKey: ['onlineForm', 'getQueryInfoVue3', id],
      queryFn: ({ signal }) => api.getQueryInfoVue3(id, { signal }),
    }),
    /** 在线表单单条数据 · One row of an online form. Needs `session`. */
    getRow: (id: string, dataId: string): QueryOptions<Record<string, unknown>> => ({
      queryKey: ['onlineForm', 'getRow', id, dataId],
      queryFn: ({ signal }) => api.getRow(id, dataId, { signal }),
    }),
    /** 一对一附表数据 · Row of a one-to-one sub-table. Needs `session`. */
    getSubRow: (table: string, mainId: string): QueryOptions<Record<string, unknown> | null> => ({
      queryKey: ['onlineForm', 'getSubRow', table, mainId],
      queryFn: ({ signal }) => api.getSubRow(table, mainId, { signal }),
    }),
    /** 一对多附表数据 · Rows of a sub-table. Needs `session`. */
    getSubRows: (table: string, mainId: string): QueryOptions<Record<string, unknown>[]> => ({
      queryKey: ['onlineForm', 'getSubRows', table, mainId],
      queryFn: ({ signal }) => api.getSubRows(table, mainId, { signal }),
    }),
    /** 在线树表数据 · Rows of an online tree. Needs `session`. */
    getTreeData: (id: string, query: OnlineFormGetTreeDataQuery = {}): QueryOptions<OnlineRows> => ({
      queryKey: ['onlineForm', 'getTreeData', id, query],
      queryFn: ({ signal }) => api.getTreeData(id, query, { signal }),
    }),
    /** 级联下拉选项 · Options of linked selects. Needs `session`. */
    querySelectOptions: (
      query: OnlineFormQuerySelectOptionsQuery,
    ): QueryOptions<
      {
        value: string;
        store: string;
        label: string;
        id: string | null;
        pid: string | null;
      }[]
    > => ({ queryKey: ['onlineForm', 'querySelectOptions', query], queryFn: ({ signal }) => api.querySelectOptions(query, { signal }) }),
  };
};
