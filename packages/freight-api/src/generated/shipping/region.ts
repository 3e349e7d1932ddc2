// Written by scripts/generate.ts from openapi.json; run `pnpm generate` instead of editing.
import type { CallOptions, QueryOptions, Transport } from '../../transport.ts';
import type { Region, RegionEntry } from '../models.ts';
export type { Region, RegionEntry } from '../models.ts';
/** Query of `children`. */
export type RegionChildrenQuery = {
  parentAdcode?: string;
};
/** Calls of region. */
export const createRegionApi = (transport: Transport) => ({
  /** 全部行政区划 · All divisions. Needs `session`. */
  all: (options?: CallOptions) => transport.request<RegionEntry[]>({ method: 'GET', path: `/hyregion/hyRegion/all`, ...options }),
  /** 下级行政区划 · Divisions below. Needs `session`. */
  children: (query: RegionChildrenQuery = {}, options?: CallOptions) =>
    transport.request<Region[]>({ method: 'GET', path: `/hyregion/hyRegion/children`, query, ...options }),
});
/** Questions of region as TanStack Query takes them. */
export const createRegionQueries = (transport: Transport) => {
  const api = createRegionApi(transport);
  return {
    /** 全部行政区划 · All divisions. Needs `session`. */
    all: (): QueryOptions<RegionEntry[]> => ({ queryKey: ['region', 'all'], queryFn: ({ signal }) => api.all({ signal }) }),
    /** 下级行政区划 · Divisions below. Needs `session`. */
    children: (query: RegionChildrenQuery = {}): QueryOptions<Region[]> => ({
      queryKey: ['region', 'children', query],
      queryFn: ({ signal }) => api.children(query, { signal }),
    }),
  };
};
