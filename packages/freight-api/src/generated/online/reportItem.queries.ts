// Written by scripts/generate.ts from openapi.json; run `npm run generate` instead of editing.
import type { QueryOptions, Transport } from '../../transport.ts';
import type { ReportItem } from '../models.ts';
import type { ReportItemListByHeadIdQuery } from './reportItem.ts';
import { createReportItemApi } from './reportItem.ts';
/** Questions of reportItem as TanStack Query takes them. */
export const createReportItemQueries = (transport: Transport) => {
  const api = createReportItemApi(transport);
  return {
    /** 报表字段列表 · Columns of a report, as configured. Needs `online:report:list`. */
    listByHeadId: (query: ReportItemListByHeadIdQuery): QueryOptions<ReportItem[]> => ({
      queryKey: ['reportItem', 'listByHeadId', query],
      queryFn: ({ signal }) => api.listByHeadId(query, { signal }),
    }),
  };
};
