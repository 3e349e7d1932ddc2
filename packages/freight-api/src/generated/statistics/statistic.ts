// Written by scripts/generate.ts from openapi.json; run `npm run generate` instead of editing.
import type { CallOptions, DownloadedFile, Transport } from '../../transport.ts';
/** Query of `exportXls`. */
export type StatisticExportXlsQuery = {
  from: string;
  to: string;
  step?: 'day' | 'week' | 'month';
  compare?: '0' | '1';
  companyId?: string;
  customerId?: string;
  agentId?: string;
  name: 'collection' | 'mileage' | 'orders' | 'person' | 'freight';
  by?: string;
};
/** Calls of statistic. */
export const createStatisticApi = (transport: Transport) => ({
  /** 导出统计 · Export statistics. Needs `statistics:export`. */
  export: (query: StatisticExportXlsQuery, options?: CallOptions) =>
    transport.request<DownloadedFile>({ method: 'GET', path: `/statistics/hyStatistics/exportXls`, query, content: 'file', ...options }),
});
