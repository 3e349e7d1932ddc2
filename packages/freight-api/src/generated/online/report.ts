// Written by scripts/generate.ts from openapi.json; run `npm run generate` instead of editing.
import type { CallOptions, DownloadedFile, ListQuery, Transport } from '../../transport.ts';
import type { ReportColumns, ReportColumnsAndData, ReportParamInfo, ReportQueryItem, ReportRows, ReportScreen } from '../models.ts';
export type { ReportColumns, ReportColumnsAndData, ReportParamInfo, ReportQueryItem, ReportRows, ReportScreen } from '../models.ts';
/** Query of `exportManySheetXls`. */
export type ReportExportManySheetXlsQuery = {
  pageNo?: number;
  pageSize?: number;
  column?: string;
  order?: string;
  force_id?: string;
};
/** Query of `getColumnsAndData`. */
export type ReportGetColumnsAndDataQuery = {
  pageNo?: number;
  pageSize?: number;
  column?: string;
  order?: string;
};
/** Query of `getData`. */
export type ReportGetDataQuery = {
  pageNo?: number;
  pageSize?: number;
  column?: string;
  order?: string;
};
/** Query of `getReportDictList`. */
export type ReportGetReportDictListQuery = {
  headId: string;
};
/** Query of `getSums`. */
export type ReportGetSumsQuery = {
  pageNo?: number;
  pageSize?: number;
  column?: string;
  order?: string;
};
/** Calls of report. */
export const createReportApi = (transport: Transport) => ({
  /** 导出多个报表 · Export several reports, a sheet each. Needs `session`. */
  exportManySheetXls: (cgRpConfigId: string, query: ReportExportManySheetXlsQuery = {}, options?: CallOptions) =>
    transport.request<DownloadedFile>({
      method: 'GET',
      path: `/online/cgreport/api/exportManySheetXls/${encodeURIComponent(cgRpConfigId)}`,
      query,
      content: 'file',
      ...options,
    }),
  /** 导出报表 · Export a report. Needs `session`. */
  export: (cgRpConfigId: string, query: ListQuery & { selections?: string; exportFields?: string } = {}, options?: CallOptions) =>
    transport.request<DownloadedFile>({
      method: 'GET',
      path: `/online/cgreport/api/exportXls/${encodeURIComponent(cgRpConfigId)}`,
      query,
      content: 'file',
      ...options,
    }),
  /** 报表列与数据 · Columns and rows of a report. Needs `session`. */
  getColumnsAndData: (cgRpConfigId: string, query: ReportGetColumnsAndDataQuery = {}, options?: CallOptions) =>
    transport.request<ReportColumnsAndData>({
      method: 'GET',
      path: `/online/cgreport/api/getColumnsAndData/${encodeURIComponent(cgRpConfigId)}`,
      query,
      ...options,
    }),
  /** 报表数据 · Rows of a report. Needs `session`. */
  getData: (cgRpConfigId: string, query: ReportGetDataQuery = {}, options?: CallOptions) =>
    transport.request<ReportRows>({ method: 'GET', path: `/online/cgreport/api/getData/${encodeURIComponent(cgRpConfigId)}`, query, ...options }),
  /** 报表参数 · Parameters of a report. Needs `session`. */
  getParamsInfo: (cgRpConfigId: string, options?: CallOptions) =>
    transport.request<ReportParamInfo[]>({ method: 'GET', path: `/online/cgreport/api/getParamsInfo/${encodeURIComponent(cgRpConfigId)}`, ...options }),
  /** 报表查询条件 · Search fields of a report. Needs `session`. */
  getQueryInfo: (cgRpConfigId: string, options?: CallOptions) =>
    transport.request<ReportQueryItem[]>({ method: 'GET', path: `/online/cgreport/api/getQueryInfo/${encodeURIComponent(cgRpConfigId)}`, ...options }),
  /** 报表字典 · Dictionaries of a report. Needs `session`. */
  getReportDictList: (query: ReportGetReportDictListQuery, options?: CallOptions) =>
    transport.request<
      Record<
        string,
        {
          value: string;
          text: string;
        }[]
      >
    >({ method: 'GET', path: `/online/cgreport/api/getReportDictList`, query, ...options }),
  /** 报表列 · Columns of a report. Needs `session`. */
  getRpColumns: (code: string, options?: CallOptions) =>
    transport.request<ReportColumns>({ method: 'GET', path: `/online/cgreport/api/getRpColumns/${encodeURIComponent(code)}`, ...options }),
  /** 报表页面 · What the page of a report is made of. Needs `session`. */
  getScreen: (cgRpConfigId: string, options?: CallOptions) =>
    transport.request<ReportScreen>({ method: 'GET', path: `/online/cgreport/api/getScreen/${encodeURIComponent(cgRpConfigId)}`, ...options }),
  /** 报表合计 · Sums of the numbers of a report. Needs `session`. */
  getSums: (cgRpConfigId: string, query: ReportGetSumsQuery = {}, options?: CallOptions) =>
    transport.request<{
      sums: Record<string, number>;
    }>({ method: 'GET', path: `/online/cgreport/api/getSums/${encodeURIComponent(cgRpConfigId)}`, query, ...options }),
});
