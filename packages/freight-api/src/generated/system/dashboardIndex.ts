// Written by scripts/generate.ts from openapi.json; run `npm run generate` instead of editing.
import type { CallOptions, Transport } from '../../transport.ts';
import type { DashboardIndex } from '../models.ts';
export type { DashboardIndex } from '../models.ts';
/** Calls of dashboardIndex. */
export const createDashboardIndexApi = (transport: Transport) => ({
  /** 首页图表 · Charts of the home page. Needs `session`. */
  index: (options?: CallOptions) => transport.request<DashboardIndex>({ method: 'GET', path: `/dashboard/hyDashboard/index`, ...options }),
});
