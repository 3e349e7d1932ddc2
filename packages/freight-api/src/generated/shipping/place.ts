// Written by scripts/generate.ts from openapi.json; run `npm run generate` instead of editing.
import type { CallOptions, Transport } from '../../transport.ts';
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
