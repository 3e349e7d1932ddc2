// Written by scripts/generate.ts from openapi.json; run `npm run generate` instead of editing.
import type { QueryOptions, Transport } from '../../transport.ts';
import type { ReportPageParam } from '../models.ts';
import type { ReportPageParamListByHeadIdQuery } from './reportPageParam.ts';
import { createReportPageParamApi } from './reportPageParam.ts';
/** Questions of reportPageParam as TanStack Query takes them. */
export const createReportPageParamQueries = (transport: Transport) => {
  const api = createReportPageParamApi(transport);
  return {
    /** 报表页面参数列表 · Parameters of a page. Needs `online:report:list`. */
    listByHeadId: (query: ReportPageParamListByHeadIdQuery): QueryOptions<ReportPageParam[]> => ({
      queryKey: ['reportPageParam', 'listByHeadId', query],
      queryFn: ({ signal }) => api.listByHeadId(query, { signal }),
    }),
  };
};
