// Written by scripts/generate.ts from openapi.json; run `npm run generate` instead of editing.
import type { QueryOptions, Transport } from '../../transport.ts';
import type { ReportParam } from '../models.ts';
import type { ReportParamListByHeadIdQuery } from './reportParam.ts';
import { createReportParamApi } from './reportParam.ts';
/** Questions of reportParam as TanStack Query takes them. */
export const createReportParamQueries = (transport: Transport) => {
  const api = createReportParamApi(transport);
  return {
    /** 报表参数列表 · Parameters of a report, as configured. Needs `online:report:list`. */
    listByHeadId: (query: ReportParamListByHeadIdQuery): QueryOptions<ReportParam[]> => ({
      queryKey: ['reportParam', 'listByHeadId', query],
      queryFn: ({ signal }) => api.listByHeadId(query, { signal }),
    }),
  };
};
