import { routes } from '../../../platform/contract/index.ts';
import { announcementContract, announcementSendContract } from './announcement.contract.ts';
import { announcementFor, markAllRead, markRead, receivedAnnouncements, unreadAnnouncements } from './announcement.service.ts';

export const announcementRoutes = routes(announcementContract, {
  listByUser: (ctx) => unreadAnnouncements(ctx),
  queryById: (ctx, { query }) => announcementFor(ctx, query.id),
});

export const announcementSendRoutes = routes(announcementSendContract, {
  editByAnntIdAndUserId: (ctx, { body }) => markRead(ctx, body.anntId),
  getMyAnnouncementSend: (ctx, { query }) => receivedAnnouncements(ctx, query),
  readAll: (ctx) => markAllRead(ctx),
});
