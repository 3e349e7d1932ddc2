import { routes } from '../../../platform/contract/index.ts';
import { announcementContract, announcementSendContract } from './announcement.contract.ts';
import { markRead, unreadAnnouncements } from './announcement.service.ts';

export const announcementRoutes = routes(announcementContract, { listByUser: (ctx) => unreadAnnouncements(ctx) });

export const announcementSendRoutes = routes(announcementSendContract, {
  editByAnntIdAndUserId: (ctx, { body }) => markRead(ctx, body.anntId),
});
