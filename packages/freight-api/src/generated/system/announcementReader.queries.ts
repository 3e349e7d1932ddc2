// Written by scripts/generate.ts from openapi.json; run `npm run generate` instead of editing.
import type { Page, QueryOptions, Transport } from '../../transport.ts';
import type { AnnouncementReader } from '../models.ts';
import type { AnnouncementReaderListQuery } from './announcementReader.ts';
import { createAnnouncementReaderApi } from './announcementReader.ts';
/** Questions of announcementReader as TanStack Query takes them. */
export const createAnnouncementReaderQueries = (transport: Transport) => {
  const api = createAnnouncementReaderApi(transport);
  return {
    /** 公告阅读情况 · Who has read an announcement. Needs `announcement:list`. */
    list: (query: AnnouncementReaderListQuery = {}): QueryOptions<Page<AnnouncementReader>> => ({
      queryKey: ['announcementReader', 'list', query],
      queryFn: ({ signal }) => api.list(query, { signal }),
    }),
  };
};
