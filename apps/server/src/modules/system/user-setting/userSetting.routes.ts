import { routes } from '../../../platform/contract/index.ts';
import { userSettingContract } from './userSetting.contract.ts';
import { editOwnProfile, endOwnSession, ownProfile, ownSessions, readNotification, setNotification } from './userSetting.service.ts';

/** @source GEN-01 */
export const userSettingRoutes = routes(userSettingContract, {
  profile: (ctx) => ownProfile(ctx) as Promise<never>,
  editProfile: (ctx, { body }) => editOwnProfile(ctx, body) as Promise<never>,
  notification: (ctx) => readNotification(ctx),
  setNotification: (ctx, { body }) => setNotification(ctx, body),
  sessions: (ctx) => ownSessions(ctx),
  endSession: (ctx, { query }) => endOwnSession(ctx, query.id),
});
