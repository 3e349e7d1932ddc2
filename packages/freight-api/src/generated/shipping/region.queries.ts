// Written by scripts/generate.ts from openapi.json; run `npm run generate` instead of editing.
import type { QueryOptions, Transport } from '../../transport.ts';
import type { Region, RegionEntry, RegionTable } from '../models.ts';
import type { RegionChildrenQuery } from './region.ts';
import { createRegionApi } from './region.ts';
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
    /** 区划表信息 · About the table of divisions. Needs `region:list`. */
    table: (): QueryOptions<RegionTable> => ({ queryKey: ['region', 'table'], queryFn: ({ signal }) => api.table({ signal }) }),
  };
};
