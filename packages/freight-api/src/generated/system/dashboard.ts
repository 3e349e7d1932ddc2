// Written by scripts/generate.ts from openapi.json; run `npm run generate` instead of editing.
import type { CallOptions, Transport } from '../../transport.ts';
import type { FreightFigures, LiveFigures } from '../models.ts';
export type { FreightFigures, LiveFigures } from '../models.ts';
/** Query of `freight`. */
export type DashboardFreightQuery = {
  days?: number;
};
/** Calls of dashboard. */
export const createDashboardApi = (transport: Transport) => ({
  /** 运营分析 · Figures of some days. Needs `shipping:list`. */
  freight: (query: DashboardFreightQuery = {}, options?: CallOptions) =>
    transport.request<FreightFigures>({ method: 'GET', path: `/dashboard/freight`, query, ...options }),
  /** 实时监控 · What happens today. Needs `shipping:list`. */
  live: (options?: CallOptions) => transport.request<LiveFigures>({ method: 'GET', path: `/dashboard/live`, ...options }),
});
