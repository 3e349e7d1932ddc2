// Written by scripts/generate.ts from openapi.json; run `npm run generate` instead of editing.
import type { QueryOptions, Transport } from '../../transport.ts';
import type { NoteEvent } from '../models.ts';
import type { NoteEventListQuery } from './noteEvent.ts';
import { createNoteEventApi } from './noteEvent.ts';
/** Questions of noteEvent as TanStack Query takes them. */
export const createNoteEventQueries = (transport: Transport) => {
  const api = createNoteEventApi(transport);
  return {
    /** 运单时间轴 · Timeline of a waybill. Needs `shipping:timeline`. */
    list: (query: NoteEventListQuery): QueryOptions<NoteEvent[]> => ({
      queryKey: ['noteEvent', 'list', query],
      queryFn: ({ signal }) => api.list(query, { signal }),
    }),
  };
};
