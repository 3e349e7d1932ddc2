// Written by scripts/generate.ts from openapi.json; run `npm run generate` instead of editing.
import type { Page, QueryOptions, Transport } from '../../transport.ts';
import type { ReportHead, ReportParsedSql } from '../models.ts';
import type { ReportHeadListQuery, ReportHeadParseSqlQuery } from './reportHead.ts';
import { createReportHeadApi } from './reportHead.ts';
/** Questions of reportHead as TanStack Query takes them. */
export const createReportHeadQueries = (transport: Transport) => {
  const api = createReportHeadApi(transport);
  return {
    /** 在线报表列表 · List: Online report. Needs `online:report:list`. */
    list: (query: ReportHeadListQuery = {}): QueryOptions<Page<ReportHead>> => ({
      queryKey: ['reportHead', 'list', query],
      queryFn: ({ signal }) => api.list(query, { signal }),
    }),
    /** 解析报表SQL · Columns and parameters of a statement, of some kilobytes. Needs `online:report:edit`. */
    parseSql: (query: ReportHeadParseSqlQuery): QueryOptions<ReportParsedSql> => ({
      queryKey: ['reportHead', 'parseSql', query],
      queryFn: ({ signal }) => api.parseSql(query, { signal }),
    }),
    /** 在线报表详情 · Get: Online report. Needs `online:report:list`. */
    get: (id: string): QueryOptions<ReportHead> => ({ queryKey: ['reportHead', 'get', id], queryFn: ({ signal }) => api.get(id, { signal }) }),
  };
};
