// Written by scripts/generate.ts from openapi.json; run `npm run generate` instead of editing.
import type { Page, QueryOptions, Transport } from '../../transport.ts';
import type { FormChange, FormHeadRow, FormPlan, FormVersionRow } from '../models.ts';
import type { FormHeadCompareQuery, FormHeadListQuery, FormHeadPlanQuery, FormHeadQueryTablesQuery, FormHeadVersionsQuery } from './formHead.ts';
import { createFormHeadApi } from './formHead.ts';
/** Questions of formHead as TanStack Query takes them. */
export const createFormHeadQueries = (transport: Transport) => {
  const api = createFormHeadApi(transport);
  return {
    /** 比较版本 · Compare versions. Needs `online:form:list`. */
    compare: (query: FormHeadCompareQuery): QueryOptions<FormChange[]> => ({
      queryKey: ['formHead', 'compare', query],
      queryFn: ({ signal }) => api.compare(query, { signal }),
    }),
    /** 在线表单列表 · List: Online form. Needs `online:form:list`. */
    list: (query: FormHeadListQuery = {}): QueryOptions<Page<FormHeadRow>> => ({
      queryKey: ['formHead', 'list', query],
      queryFn: ({ signal }) => api.list(query, { signal }),
    }),
    /** 发布预览 · What publishing would do. Needs `online:form:edit`. */
    plan: (query: FormHeadPlanQuery): QueryOptions<FormPlan> => ({
      queryKey: ['formHead', 'plan', query],
      queryFn: ({ signal }) => api.plan(query, { signal }),
    }),
    /** 在线表单详情 · Get: Online form. Needs `online:form:list`. */
    get: (id: string): QueryOptions<FormHeadRow> => ({ queryKey: ['formHead', 'get', id], queryFn: ({ signal }) => api.get(id, { signal }) }),
    /** 可导入的数据表 · Tables whose fields a form can begin with. Needs `online:form:edit`. */
    queryTables: (
      query: FormHeadQueryTablesQuery = {},
    ): QueryOptions<
      Page<{
        id: string;
        tableName: string;
        tableTxt: string;
      }>
    > => ({ queryKey: ['formHead', 'queryTables', query], queryFn: ({ signal }) => api.queryTables(query, { signal }) }),
    /** 表单版本 · Versions of a form. Needs `online:form:list`. */
    versions: (query: FormHeadVersionsQuery): QueryOptions<FormVersionRow[]> => ({
      queryKey: ['formHead', 'versions', query],
      queryFn: ({ signal }) => api.versions(query, { signal }),
    }),
  };
};
