// Written by scripts/generate.ts from openapi.json; run `npm run generate` instead of editing.
import type { QueryOptions, Transport } from '../../transport.ts';
import type { Place, PlaceNear } from '../models.ts';
import type { PlaceNearQuery, PlaceSearchQuery } from './place.ts';
import { createPlaceApi } from './place.ts';
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
