// Written by scripts/generate.ts from openapi.json; run `npm run generate` instead of editing.
import type { QueryOptions, Transport } from '../../transport.ts';
import type { ReportColumns, ReportQueryItem, ReportRows } from '../models.ts';
import type { ReportGetDataQuery } from './report.ts';
import { createReportApi } from './report.ts';
/** Questions of report as TanStack Query takes them. */
export const createReportQueries = (transport: Transport) => {
  const api = createReportApi(transport);
  return {
    /** 报表数据 · Rows of a report. Needs `session`. */
    getData: (cgRpConfigId: string, query: ReportGetDataQuery = {}): QueryOptions<ReportRows> => ({
      queryKey: ['report', 'getData', cgRpConfigId, query],
      queryFn: ({ signal }) => api.getData(cgRpConfigId, query, { signal }),
    }),
    /** 报表查询条件 · Search fields of a report. Needs `session`. */
    getQueryInfo: (cgRpConfigId: string): QueryOptions<ReportQueryItem[]> => ({
      queryKey: ['report', 'getQueryInfo', cgRpConfigId],
      queryFn: ({ signal }) => api.getQueryInfo(cgRpConfigId, { signal }),
    }),
    /** 报表列 · Columns of a report. Needs `session`. */
    getRpColumns: (code: string): QueryOptions<ReportColumns> => ({
      queryKey: ['report', 'getRpColumns', code],
      queryFn: ({ signal }) => api.getRpColumns(code, { signal }),
    }),
  };
};
