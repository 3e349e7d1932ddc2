import { routes } from '../../../platform/contract/index.ts';
import { announcementContract, announcementSendContract, receivedAnnouncementContract } from './announcement.contract.ts';
import { announcementFor, markAllRead, markRead, receivedAnnouncements, unreadAnnouncements } from './announcement.service.ts';

export const announcementRoutes = routes(announcementContract, {
  listByUser: (ctx) => unreadAnnouncements(ctx),
  queryById: (ctx, { query }) => announcementFor(ctx, query.id),
});

export const announcementSendRoutes = routes(announcementSendContract, {
  editByAnntIdAndUserId: (ctx, { body }) => markRead(ctx, body.anntId),
  readAll: (ctx) => markAllRead(ctx),
});

/** @source NOTI-02, SYS-08 */
export const receivedAnnouncementRoutes = routes(receivedAnnouncementContract, {
  list: (ctx, { query }) => receivedAnnouncements(ctx, query) as Promise<never>,
});
