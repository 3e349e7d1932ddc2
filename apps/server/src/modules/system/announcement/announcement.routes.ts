import { routes } from '../../../platform/contract/index.ts';
import { resourceHandlers } from '../../../platform/resource/standardHandlers.ts';
import {
  announcementContract,
  announcementReaderContract,
  announcementSendContract,
  receivedAnnouncementContract,
} from './announcement.contract.ts';
import { announcementReaders } from './announcementReaders.ts';
import { announcementResource } from './announcement.resource.ts';
import {
  announcementFor,
  bringBack,
  markAllRead,
  markRead,
  receivedAnnouncement,
  receivedAnnouncements,
  removeAllReceived,
  removeReceived,
  setReadFlag,
  unreadAnnouncements,
} from './announcement.service.ts';
import { publishAnnouncement, revokeAnnouncement, sendTo, tellAgain } from './publish.service.ts';

/** @source SYS-07 */
export const announcementRoutes = routes(announcementContract, {
  ...resourceHandlers(announcementResource),
  queryById: (ctx, { query }) => announcementFor(ctx, query.id) as Promise<never>,
  doReleaseData: (ctx, { query }) => publishAnnouncement(ctx, query.id),
  doReovkeData: (ctx, { query }) => revokeAnnouncement(ctx, query.id),
  syncNotic: (ctx, { query }) => tellAgain(ctx, query.anntId),
  listByUser: (ctx) => unreadAnnouncements(ctx) as Promise<never>,
});

/** @source SYS-07 */
export const announcementReaderRoutes = routes(announcementReaderContract, {
  list: (ctx, { query }) => announcementReaders(ctx, query) as Promise<never>,
});

export const announcementSendRoutes = routes(announcementSendContract, {
  editByAnntIdAndUserId: (ctx, { body }) => markRead(ctx, body.anntId),
  readAll: (ctx) => markAllRead(ctx),
});

/** @source NOTI-02, SYS-08 */
export const receivedAnnouncementRoutes = routes(receivedAnnouncementContract, {
  list: (ctx, { query }) => receivedAnnouncements(ctx, query) as Promise<never>,
  queryById: (ctx, { query }) => receivedAnnouncement(ctx, query.id) as Promise<never>,
  add: (ctx, { body: { anntId, userId, readFlag } }) =>
    userId && userId !== ctx.actor.userId ? sendTo(ctx, anntId, userId) : bringBack(ctx, anntId, readFlag ?? '0'),
  edit: (ctx, { body }) => setReadFlag(ctx, body.id, body.readFlag),
  delete: (ctx, { query }) => removeReceived(ctx, query.id),
  deleteBatch: (ctx, { query }) => removeAllReceived(ctx, query.ids),
});
