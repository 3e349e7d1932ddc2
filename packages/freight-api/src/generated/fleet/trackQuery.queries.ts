// Written by scripts/generate.ts from openapi.json; run `npm run generate` instead of editing.
import type { Page, QueryOptions, Transport } from '../../transport.ts';
import type { Track, TrackQuery } from '../models.ts';
import type { TrackQueryListQuery, TrackQueryOfNoteQuery, TrackQueryOfVehicleQuery, TrackQueryReplayQuery } from './trackQuery.ts';
import { createTrackQueryApi } from './trackQuery.ts';
/** Questions of trackQuery as TanStack Query takes them. */
export const createTrackQueryQueries = (transport: Transport) => {
  const api = createTrackQueryApi(transport);
  return {
    /** 轨迹查询列表 · List: Track query. Needs `track:list`. */
    list: (query: TrackQueryListQuery = {}): QueryOptions<Page<TrackQuery>> => ({
      queryKey: ['trackQuery', 'list', query],
      queryFn: ({ signal }) => api.list(query, { signal }),
    }),
    /** 运单轨迹 · Track of a waybill. Needs `shipping:track`. */
    ofNote: (query: TrackQueryOfNoteQuery): QueryOptions<Track> => ({
      queryKey: ['trackQuery', 'ofNote', query],
      queryFn: ({ signal }) => api.ofNote(query, { signal }),
    }),
    /** 车辆轨迹 · Track of a vehicle. Needs `vehicle:track`. */
    ofVehicle: (query: TrackQueryOfVehicleQuery): QueryOptions<Track> => ({
      queryKey: ['trackQuery', 'ofVehicle', query],
      queryFn: ({ signal }) => api.ofVehicle(query, { signal }),
    }),
    /** 轨迹查询详情 · Get: Track query. Needs `track:list`. */
    get: (id: string): QueryOptions<TrackQuery> => ({ queryKey: ['trackQuery', 'get', id], queryFn: ({ signal }) => api.get(id, { signal }) }),
    /** 查看轨迹 · See a track. Needs `track:view`. */
    replay: (query: TrackQueryReplayQuery): QueryOptions<Track> => ({
      queryKey: ['trackQuery', 'replay', query],
      queryFn: ({ signal }) => api.replay(query, { signal }),
    }),
  };
};
