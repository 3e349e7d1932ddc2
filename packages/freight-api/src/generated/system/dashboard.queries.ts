// Written by scripts/generate.ts from openapi.json; run `npm run generate` instead of editing.
import type { QueryOptions, Transport } from '../../transport.ts';
import type { FreightFigures, LiveFigures } from '../models.ts';
import type { DashboardFreightQuery } from './dashboard.ts';
import { createDashboardApi } from './dashboard.ts';
/** Questions of dashboard as TanStack Query takes them. */
export const createDashboardQueries = (transport: Transport) => {
  const api = createDashboardApi(transport);
  return {
    /** 运营分析 · Figures of some days. Needs `shipping:list`. */
    freight: (query: DashboardFreightQuery = {}): QueryOptions<FreightFigures> => ({
      queryKey: ['dashboard', 'freight', query],
      queryFn: ({ signal }) => api.freight(query, { signal }),
    }),
    /** 实时监控 · What happens today. Needs `shipping:list`. */
    live: (): QueryOptions<LiveFigures> => ({ queryKey: ['dashboard', 'live'], queryFn: ({ signal }) => api.live({ signal }) }),
  };
};
