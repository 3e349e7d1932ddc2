// Written by scripts/generate.ts from openapi.json; run `npm run generate` instead of editing.
import type { Page, QueryOptions, Transport } from '../../transport.ts';
import type { Announcement } from '../models.ts';
import type { AnnouncementDoReleaseDataQuery, AnnouncementDoReovkeDataQuery, AnnouncementListQuery, AnnouncementSyncNoticQuery } from './announcement.ts';
import { createAnnouncementApi } from './announcement.ts';
/** Questions of announcement as TanStack Query takes them. */
export const createAnnouncementQueries = (transport: Transport) => {
  const api = createAnnouncementApi(transport);
  return {
    /** 发布公告 · Publish an announcement. Needs `announcement:publish`. */
    doReleaseData: (query: AnnouncementDoReleaseDataQuery): QueryOptions<null> => ({
      queryKey: ['announcement', 'doReleaseData', query],
      queryFn: ({ signal }) => api.doReleaseData(query, { signal }),
    }),
    /** 撤销公告 · Withdraw an announcement. Needs `announcement:publish`. */
    doReovkeData: (query: AnnouncementDoReovkeDataQuery): QueryOptions<null> => ({
      queryKey: ['announcement', 'doReovkeData', query],
      queryFn: ({ signal }) => api.doReovkeData(query, { signal }),
    }),
    /** 系统通告列表 · List: Announcement. Needs `announcement:list`. */
    list: (query: AnnouncementListQuery = {}): QueryOptions<Page<Announcement>> => ({
      queryKey: ['announcement', 'list', query],
      queryFn: ({ signal }) => api.list(query, { signal }),
    }),
    /** 我的未读公告 · Unread announcements of the user. Needs `session`. */
    listByUser: (): QueryOptions<{
      sysMsgList: Announcement[];
      sysMsgTotal: number;
      anntMsgList: Announcement[];
      anntMsgTotal: number;
    }> => ({ queryKey: ['announcement', 'listByUser'], queryFn: ({ signal }) => api.listByUser({ signal }) }),
    /** 公告详情 · An announcement for the user. Needs `session`. */
    get: (id: string): QueryOptions<Announcement> => ({ queryKey: ['announcement', 'get', id], queryFn: ({ signal }) => api.get(id, { signal }) }),
    /** 重新推送公告 · Notify the readers again. Needs `session`. */
    syncNotic: (query: AnnouncementSyncNoticQuery = {}): QueryOptions<null> => ({
      queryKey: ['announcement', 'syncNotic', query],
      queryFn: ({ signal }) => api.syncNotic(query, { signal }),
    }),
  };
};
