// Written by scripts/generate.ts from openapi.json; run `npm run generate` instead of editing.
import type { CallOptions, DownloadedFile, Transport } from '../../transport.ts';
import type { ReportPageItem, ReportPageRow, ReportPageScreen } from '../models.ts';
export type { ReportPageItem, ReportPageRow, ReportPageScreen } from '../models.ts';
/** Query of `exportXlsById`. */
export type ReportPageViewExportXlsByIdQuery = {
  id: string;
};
/** Query of `getChartsData`. */
export type ReportPageViewGetChartsDataQuery = {
  id: string;
  blockId?: string;
  params?: string;
  pageNo?: number;
  pageSize?: number;
};
/** Query of `getPage`. */
export type ReportPageViewGetPageQuery = {
  code: string;
};
/** Calls of reportPageView. */
export const createReportPageViewApi = (transport: Transport) => ({
  /** 导出报表页面 · Export a page: a sheet for each block, with what it shows, where the reader may run its report. Needs `session`. */
  exportXlsById: (query: ReportPageViewExportXlsByIdQuery, options?: CallOptions) =>
    transport.request<DownloadedFile>({ method: 'GET', path: `/online/graphreport/api/exportXlsById`, query, content: 'file', ...options }),
  /** 报表页面数据 · Rows of a block of a page. Needs `session`. */
  getChartsData: (query: ReportPageViewGetChartsDataQuery, options?: CallOptions) =>
    transport.request<{
      head: ReportPageRow;
      total: number;
      data: Record<string, string | number | boolean | null>[];
      items: ReportPageItem[];
      dictOptions: Record<
        string,
        {
          value: string;
          text: string;
        }[]
      >;
    }>({ method: 'GET', path: `/online/graphreport/api/getChartsData`, query, ...options }),
  /** 报表页面 · What a page of reports is made of, by its code or id. Needs `session`. */
  getPage: (query: ReportPageViewGetPageQuery, options?: CallOptions) =>
    transport.request<ReportPageScreen>({ method: 'GET', path: `/online/graphreport/api/getPage`, query, ...options }),
});
