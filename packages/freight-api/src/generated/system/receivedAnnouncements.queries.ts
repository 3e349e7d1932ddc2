// Written by scripts/generate.ts from openapi.json; run `npm run generate` instead of editing.
import type { Page, QueryOptions, Transport } from '../../transport.ts';
import type { ReceivedAnnouncement } from '../models.ts';
import type { ReceivedAnnouncementsListQuery } from './receivedAnnouncements.ts';
import { createReceivedAnnouncementsApi } from './receivedAnnouncements.ts';
/** Questions of receivedAnnouncements as TanStack Query takes them. */
export const createReceivedAnnouncementsQueries = (transport: Transport) => {
  const api = createReceivedAnnouncementsApi(transport);
  return {
    /** 我的消息 · Announcements of the user. Needs `session`. */
    list: (query: ReceivedAnnouncementsListQuery = {}): QueryOptions<Page<ReceivedAnnouncement>> => ({
      queryKey: ['receivedAnnouncements', 'list', query],
      queryFn: ({ signal }) => api.list(query, { signal }),
    }),
    /** 我的消息详情 · One message of the user. Needs `session`. */
    get: (id: string): QueryOptions<ReceivedAnnouncement> => ({
      queryKey: ['receivedAnnouncements', 'get', id],
      queryFn: ({ signal }) => api.get(id, { signal }),
    }),
  };
};
