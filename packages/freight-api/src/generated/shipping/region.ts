// Written by scripts/generate.ts from openapi.json; run `npm run generate` instead of editing.
import type { CallOptions, Transport } from '../../transport.ts';
import type { Region, RegionEntry, RegionTable, RenewRegions, RenewedRegions } from '../models.ts';
export type { Region, RegionEntry, RegionTable, RenewRegions, RenewedRegions } from '../models.ts';
/** Query of `children`. */
export type RegionChildrenQuery = {
  parentAdcode?: string;
};
const loadSchemas = () => import('./region.schemas.ts');
/** What the calls of region take, as schemas for forms; fetched when asked for. */
export const regionSchemas = {
  /** Of `renew`. */
  renew: async () => (await loadSchemas()).regionRenewInput,
};
/** Calls of region. */
export const createRegionApi = (transport: Transport) => ({
  /** 全部行政区划 · All divisions. Needs `session`. */
  all: (options?: CallOptions) => transport.request<RegionEntry[]>({ method: 'GET', path: `/hyregion/hyRegion/all`, ...options }),
  /** 下级行政区划 · Divisions below. Needs `session`. */
  children: (query: RegionChildrenQuery = {}, options?: CallOptions) =>
    transport.request<Region[]>({ method: 'GET', path: `/hyregion/hyRegion/children`, query, ...options }),
  /** 更新区划表 · Update the table of divisions. Needs `region:renew`. */
  renew: (body: RenewRegions, options?: CallOptions) =>
    transport.request<RenewedRegions>({ method: 'POST', path: `/hyregion/hyRegion/renew`, body, ...options }),
  /** 区划表信息 · About the table of divisions. Needs `region:list`. */
  table: (options?: CallOptions) => transport.request<RegionTable>({ method: 'GET', path: `/hyregion/hyRegion/table`, ...options }),
});
