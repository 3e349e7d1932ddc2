// Written by scripts/generate.ts from openapi.json; run `npm run generate` instead of editing.
import type { Page, QueryOptions, Transport } from '../../transport.ts';
import type { TrackNote } from '../models.ts';
import type { TrackNoteListQuery } from './trackNote.ts';
import { createTrackNoteApi } from './trackNote.ts';
/** Questions of trackNote as TanStack Query takes them. */
export const createTrackNoteQueries = (transport: Transport) => {
  const api = createTrackNoteApi(transport);
  return {
    /** 运单轨迹列表 · List: Track of a waybill. Needs `shipping:track`. */
    list: (query: TrackNoteListQuery = {}): QueryOptions<Page<TrackNote>> => ({
      queryKey: ['trackNote', 'list', query],
      queryFn: ({ signal }) => api.list(query, { signal }),
    }),
  };
};
