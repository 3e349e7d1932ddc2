// Written by scripts/generate.ts from openapi.json; run `pnpm generate` instead of editing.
import type { CallOptions, QueryOptions, Transport } from '../../transport.ts';
import type { Announcement } from '../models.ts';
export type { Announcement } from '../models.ts';
/** Calls of announcements. */
export const createAnnouncementsApi = (transport: Transport) => ({
  /** 我的未读公告 · Unread announcements of the user. Needs `session`. */
  listByUser: (options?: CallOptions) =>
    transport.request<{
      sysMsgList: Announcement[];
      sysMsgTotal: number;
      anntMsgList: Announcement[];
      anntMsgTotal: number;
    }>({ method: 'GET', path: `/sys/annountCement/listByUser`, ...options }),
  /** 公告详情 · An announcement for the user. Needs `session`. */
  get: (id: string, options?: CallOptions) =>
    transport.request<Announcement>({ method: 'GET', path: `/sys/annountCement/queryById`, query: { id }, ...options }),
});
/** Questions of announcements as TanStack Query takes them. */
export const createAnnouncementsQueries = (transport: Transport) => {
  const api = createAnnouncementsApi(transport);
  return {
    /** 我的未读公告 · Unread announcements of the user. Needs `session`. */
    listByUser: (): QueryOptions<{
      sysMsgList: Announcement[];
      sysMsgTotal: number;
      anntMsgList: Announcement[];
      anntMsgTotal: number;
    }> => ({ queryKey: ['announcements', 'listByUser'], queryFn: ({ signal }) => api.listByUser({ signal }) }),
    /** 公告详情 · An announcement for the user. Needs `session`. */
    get: (id: string): QueryOptions<Announcement> => ({ queryKey: ['announcements', 'get', id], queryFn: ({ signal }) => api.get(id, { signal }) }),
  };
};
