import { routes } from '../../../platform/contract/index.ts';
import { userSettingContract } from './userSetting.contract.ts';
import {
  editOwnProfile,
  endOwnSession,
  ownProfile,
  ownSessions,
  readDetailView,
  readNotification,
  setDetailView,
  setNotification,
} from './userSetting.service.ts';

/** @source GEN-01 */
export const userSettingRoutes = routes(userSettingContract, {
  profile: (ctx) => ownProfile(ctx) as Promise<never>,
  editProfile: (ctx, { body }) => editOwnProfile(ctx, body) as Promise<never>,
  notification: (ctx) => readNotification(ctx),
  setNotification: (ctx, { body }) => setNotification(ctx, body),
  detailView: (ctx) => readDetailView(ctx),
  setDetailView: (ctx, { body }) => setDetailView(ctx, body),
  sessions: (ctx) => ownSessions(ctx),
  endSession: (ctx, { query }) => endOwnSession(ctx, query.id),
});
