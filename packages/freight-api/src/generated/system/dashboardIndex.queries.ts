// Written by scripts/generate.ts from openapi.json; run `npm run generate` instead of editing.
import type { QueryOptions, Transport } from '../../transport.ts';
import type { DashboardIndex } from '../models.ts';
import { createDashboardIndexApi } from './dashboardIndex.ts';
/** Questions of dashboardIndex as TanStack Query takes them. */
export const createDashboardIndexQueries = (transport: Transport) => {
  const api = createDashboardIndexApi(transport);
  return {
    /** 首页图表 · Charts of the home page. Needs `session`. */
    index: (): QueryOptions<DashboardIndex> => ({ queryKey: ['dashboardIndex', 'index'], queryFn: ({ signal }) => api.index({ signal }) }),
  };
};
