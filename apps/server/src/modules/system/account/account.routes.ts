import { routes } from '../../../platform/contract/index.ts';
import { accountContract } from './account.contract.ts';
import { currentDeparts, selectDepart, updatePassword } from './account.service.ts';

export const accountRoutes = routes(accountContract, {
  getCurrentUserDeparts: (ctx) => currentDeparts(ctx),
  selectDepart: (ctx, { body }) => selectDepart(ctx, body),
  updatePassword: (ctx, { body }) => updatePassword(ctx, body),
  getUserSectionInfoByToken: ({ actor }) => ({
    sysUserId: actor.userId,
    sysUserCode: actor.username,
    sysUserName: actor.realname,
    sysOrgCode: actor.orgCode,
  }),
});
