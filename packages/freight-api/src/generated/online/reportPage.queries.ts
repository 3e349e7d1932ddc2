// Written by scripts/generate.ts from openapi.json; run `npm run generate` instead of editing.
import type { Page, QueryOptions, Transport } from '../../transport.ts';
import type { ReportPageItem, ReportPageRow } from '../models.ts';
import type { ReportPageListQuery, ReportPageQueryOnlGraphreportItemByMainIdQuery } from './reportPage.ts';
import { createReportPageApi } from './reportPage.ts';
/** Questions of reportPage as TanStack Query takes them. */
export const createReportPageQueries = (transport: Transport) => {
  const api = createReportPageApi(transport);
  return {
    /** 报表页面列表 · List: Report page. Needs `online:report:list`. */
    list: (query: ReportPageListQuery = {}): QueryOptions<Page<ReportPageRow>> => ({
      queryKey: ['reportPage', 'list', query],
      queryFn: ({ signal }) => api.list(query, { signal }),
    }),
    /** 报表页面详情 · Get: Report page. Needs `online:report:list`. */
    get: (id: string): QueryOptions<ReportPageRow> => ({ queryKey: ['reportPage', 'get', id], queryFn: ({ signal }) => api.get(id, { signal }) }),
    /** 报表页面字段 · Columns of the reports of a page. Needs `online:report:list`. */
    queryOnlGraphreportItemByMainId: (query: ReportPageQueryOnlGraphreportItemByMainIdQuery): QueryOptions<ReportPageItem[]> => ({
      queryKey: ['reportPage', 'queryOnlGraphreportItemByMainId', query],
      queryFn: ({ signal }) => api.queryOnlGraphreportItemByMainId(query, { signal }),
    }),
  };
};
