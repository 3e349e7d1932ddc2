// Written by scripts/generate.ts from openapi.json; run `npm run generate` instead of editing.
import type { QueryOptions, Transport } from '../../transport.ts';
import type { ReportPageBlock } from '../models.ts';
import type { ReportPageBlockListByHeadIdQuery } from './reportPageBlock.ts';
import { createReportPageBlockApi } from './reportPageBlock.ts';
/** Questions of reportPageBlock as TanStack Query takes them. */
export const createReportPageBlockQueries = (transport: Transport) => {
  const api = createReportPageBlockApi(transport);
  return {
    /** 报表页面区块列表 · Blocks of a page. Needs `online:report:list`. */
    listByHeadId: (query: ReportPageBlockListByHeadIdQuery): QueryOptions<ReportPageBlock[]> => ({
      queryKey: ['reportPageBlock', 'listByHeadId', query],
      queryFn: ({ signal }) => api.listByHeadId(query, { signal }),
    }),
  };
};
