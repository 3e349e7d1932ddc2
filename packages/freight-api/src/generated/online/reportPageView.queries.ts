// Written by scripts/generate.ts from openapi.json; run `npm run generate` instead of editing.
import type { QueryOptions, Transport } from '../../transport.ts';
import type { ReportPageItem, ReportPageRow, ReportPageScreen } from '../models.ts';
import type { ReportPageViewGetChartsDataQuery, ReportPageViewGetPageQuery } from './reportPageView.ts';
import { createReportPageViewApi } from './reportPageView.ts';
/** Questions of reportPageView as TanStack Query takes them. */
export const createReportPageViewQueries = (transport: Transport) => {
  const api = createReportPageViewApi(transport);
  return {
    /** 报表页面数据 · Rows of a block of a page. Needs `session`. */
    getChartsData: (
      query: ReportPageViewGetChartsDataQuery,
    ): QueryOptions<{
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
    }> => ({ queryKey: ['reportPageView', 'getChartsData', query], queryFn: ({ signal }) => api.getChartsData(query, { signal }) }),
    /** 报表页面 · What a page of reports is made of, by its code or id. Needs `session`. */
    getPage: (query: ReportPageViewGetPageQuery): QueryOptions<ReportPageScreen> => ({
      queryKey: ['reportPageView', 'getPage', query],
      queryFn: ({ signal }) => api.getPage(query, { signal }),
    }),
  };
};
