// Written by scripts/generate.ts from openapi.json; run `npm run generate` instead of editing.
import type { CallOptions, Transport } from '../../transport.ts';
import type { ReportColumns, ReportQueryItem, ReportRows } from '../models.ts';
export type { ReportColumns, ReportQueryItem, ReportRows } from '../models.ts';
/** Query of `getData`. */
export type ReportGetDataQuery = {
  pageNo?: number;
  pageSize?: number;
  column?: string;
  order?: string;
};
/** Calls of report. */
export const createReportApi = (transport: Transport) => ({
  /** 报表数据 · Rows of a report. Needs `session`. */
  getData: (cgRpConfigId: string, query: ReportGetDataQuery = {}, options?: CallOptions) =>
    transport.request<ReportRows>({ method: 'GET', path: `/online/cgreport/api/getData/${encodeURIComponent(cgRpConfigId)}`, query, ...options }),
  /** 报表查询条件 · Search fields of a report. Needs `session`. */
  getQueryInfo: (cgRpConfigId: string, options?: CallOptions) =>
    transport.request<ReportQueryItem[]>({ method: 'GET', path: `/online/cgreport/api/getQueryInfo/${encodeURIComponent(cgRpConfigId)}`, ...options }),
  /** 报表列 · Columns of a report. Needs `session`. */
  getRpColumns: (code: string, options?: CallOptions) =>
    transport.request<ReportColumns>({ method: 'GET', path: `/online/cgreport/api/getRpColumns/${encodeURIComponent(code)}`, ...options }),
});
