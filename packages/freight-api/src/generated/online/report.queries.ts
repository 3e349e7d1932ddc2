// Written by scripts/generate.ts from openapi.json; run `npm run generate` instead of editing.
import type { QueryOptions, Transport } from '../../transport.ts';
import type { ReportColumns, ReportColumnsAndData, ReportParamInfo, ReportQueryItem, ReportRows, ReportScreen } from '../models.ts';
import type { ReportGetColumnsAndDataQuery, ReportGetDataQuery, ReportGetReportDictListQuery, ReportGetSumsQuery } from './report.ts';
import { createReportApi } from './report.ts';
/** Questions of report as TanStack Query takes them. */
export const createReportQueries = (transport: Transport) => {
  const api = createReportApi(transport);
  return {
    /** 报表列与数据 · Columns and rows of a report. Needs `session`. */
    getColumnsAndData: (cgRpConfigId: string, query: ReportGetColumnsAndDataQuery = {}): QueryOptions<ReportColumnsAndData> => ({
      queryKey: ['report', 'getColumnsAndData', cgRpConfigId, query],
      queryFn: ({ signal }) => api.getColumnsAndData(cgRpConfigId, query, { signal }),
    }),
    /** 报表数据 · Rows of a report. Needs `session`. */
    getData: (cgRpConfigId: string, query: ReportGetDataQuery = {}): QueryOptions<ReportRows> => ({
      queryKey: ['report', 'getData', cgRpConfigId, query],
      queryFn: ({ signal }) => api.getData(cgRpConfigId, query, { signal }),
    }),
    /** 报表参数 · Parameters of a report. Needs `session`. */
    getParamsInfo: (cgRpConfigId: string): QueryOptions<ReportParamInfo[]> => ({
      queryKey: ['report', 'getParamsInfo', cgRpConfigId],
      queryFn: ({ signal }) => api.getParamsInfo(cgRpConfigId, { signal }),
    }),
    /** 报表查询条件 · Search fields of a report. Needs `session`. */
    getQueryInfo: (cgRpConfigId: string): QueryOptions<ReportQueryItem[]> => ({
      queryKey: ['report', 'getQueryInfo', cgRpConfigId],
      queryFn: ({ signal }) => api.getQueryInfo(cgRpConfigId, { signal }),
    }),
    /** 报表字典 · Dictionaries of a report. Needs `session`. */
    getReportDictList: (
      query: ReportGetReportDictListQuery,
    ): QueryOptions<
      Record<
        string,
        {
          value: string;
          text: string;
        }[]
      >
    > => ({ queryKey: ['report', 'getReportDictList', query], queryFn: ({ signal }) => api.getReportDictList(query, { signal }) }),
    /** 报表列 · Columns of a report. Needs `session`. */
    getRpColumns: (code: string): QueryOptions<ReportColumns> => ({
      queryKey: ['report', 'getRpColumns', code],
      queryFn: ({ signal }) => api.getRpColumns(code, { signal }),
    }),
    /** 报表页面 · What the page of a report is made of. Needs `session`. */
    getScreen: (cgRpConfigId: string): QueryOptions<ReportScreen> => ({
      queryKey: ['report', 'getScreen', cgRpConfigId],
      queryFn: ({ signal }) => api.getScreen(cgRpConfigId, { signal }),
    }),
    /** 报表合计 · Sums of the numbers of a report. Needs `session`. */
    getSums: (
      cgRpConfigId: string,
      query: ReportGetSumsQuery = {},
    ): QueryOptions<{
      sums: Record<string, number>;
    }> => ({ queryKey: ['report', 'getSums', cgRpConfigId, query], queryFn: ({ signal }) => api.getSums(cgRpConfigId, query, { signal }) }),
  };
};
