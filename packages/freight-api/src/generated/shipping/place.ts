// Written by scripts/generate.ts from openapi.json; run `npm run generate` instead of editing.
import type { CallOptions, QueryOptions, Transport } from '../../transport.ts';
import type { Place, PlaceNear } from '../models.ts';
export type { Place, PlaceNear } from '../models.ts';
/** Query of `near`. */
export type PlaceNearQuery = {
  lng: number;
  lat: number;
};
/** Query of `search`. */
export type PlaceSearchQuery = {
  keyword: string;
};
/** Calls of place. */
export const createPlaceApi = (transport: Transport) => ({
  /** 坐标所在区县 · The division of a point. Needs `session`. */
  near: (query: PlaceNearQuery, options?: CallOptions) => transport.request<PlaceNear>({ method: 'GET', path: `/hyregion/hyRegion/near`, query, ...options }),
  /** 搜索地点 · Search places. Needs `session`. */
  search: (query: PlaceSearchQuery, options?: CallOptions) =>
    transport.request<Place[]>({ method: 'GET', path: `/hyregion/hyRegion/search`, query, ...options }),
});
/** Questions of place as TanStack Query takes them. */
export const createPlaceQueries = (transport: Transport) => {
  const api = createPlaceApi(transport);
  return {
    /** 坐标所在区县 · The division of a point. Needs `session`. */
    near: (query: PlaceNearQuery): QueryOptions<PlaceNear> => ({ queryKey: ['place', 'near', query], queryFn: ({ signal }) => api.near(query, { signal }) }),
    /** 搜索地点 · Search places. Needs `session`. */
    search: (query: PlaceSearchQuery): QueryOptions<Place[]> => ({
      queryKey: ['place', 'search', query],
      queryFn: ({ signal }) => api.search(query, { signal }),
    }),
  };
};
