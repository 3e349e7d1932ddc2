import { routes } from '../../../platform/contract/index.ts';
import { newId } from '../../../platform/db/newId.ts';
import { resourceHandlers } from '../../../platform/resource/standardHandlers.ts';
import { addToDepart, departChoices, departUsers, removeAllFromDepart, removeFromDepart } from './departMembers.service.ts';
import { purgeUsers, recycleBin, restoreUsers } from './recycleBin.service.ts';
import { guestContract } from './guest.contract.ts';
import { listGuests, setGuestRoles } from './guest.service.ts';
import { addToRole, removeAllFromRole, removeFromRole, roleUsers, userRoles } from './roleMembers.service.ts';
import { membershipContract, userContract } from './user.contract.ts';
import { userResource } from './user.resource.ts';
import { addUser, checkOnlyUser, editUser, freezeUsers, removeUser, removeUsers, resetPassword } from './user.service.ts';
import { userAgentContract } from './userAgent.contract.ts';
import { agentOf, userAgentResource } from './userAgent.service.ts';
import { addressBookContract, userPickContract } from './userPick.contract.ts';
import { addressBook, peopleBelow, peopleByIds, userComponentData } from './userPick.service.ts';

/** @source SYS-01 */
export const userRoutes = routes(userContract, {
  ...resourceHandlers(userResource),
  add: (ctx, { body }) => addUser(ctx, body) as Promise<never>,
  edit: (ctx, { body }) => editUser(ctx, body) as Promise<never>,
  delete: (ctx, { query }) => removeUser(ctx, query.id),
  deleteBatch: (ctx, { query }) => removeUsers(ctx, query.ids),
  frozenBatch: (ctx, { body }) => freezeUsers(ctx, body.ids, body.status),
  changePassword: (ctx, { body }) => resetPassword(ctx, body),
  queryUserRole: (ctx, { query }) => userRoles(ctx, query.userid ?? query.userId),
  queryUserRoleByUerId: (ctx, { query }) => userRoles(ctx, query.userid ?? query.userId),
  userDepartList: (ctx, { query }) => departChoices(ctx, query.userId),
  checkOnlyUser: (ctx, { query }) => checkOnlyUser(ctx, query),
  generateUserId: () => newId(),
  recycleBin: (ctx) => recycleBin(ctx) as Promise<never>,
  putRecycleBin: (ctx, { body }) => restoreUsers(ctx, body.userIds),
  deleteRecycleBin: (ctx, { query }) => purgeUsers(ctx, query.userIds),
});

/** @source SYS-03, SYS-05 */
export const membershipRoutes = routes(membershipContract, {
  userRoleList: (ctx, { query: { roleId, ...query } }) => roleUsers(ctx, roleId, query) as Promise<never>,
  addSysUserRole: (ctx, { body }) => addToRole(ctx, body.roleId, body.userIdList),
  deleteUserRole: (ctx, { query }) => removeFromRole(ctx, query.roleId, query.userId),
  deleteUserRoleBatch: (ctx, { query }) => removeAllFromRole(ctx, query.roleId, query.userIds),
  departUserList: (ctx, { query: { depId, ...query } }) => departUsers(ctx, depId, query) as Promise<never>,
  editSysDepartWithUser: (ctx, { body }) => addToDepart(ctx, body.depId, body.userIdList),
  deleteUserInDepart: (ctx, { query }) => removeFromDepart(ctx, query.depId, query.userId),
  deleteUserInDepartBatch: (ctx, { query }) => removeAllFromDepart(ctx, query.depId, query.userIds),
});

/** @source SYS-18 */
export const guestRoutes = routes(guestContract, {
  list: (ctx, { query }) => listGuests(ctx, query) as Promise<never>,
  setRoles: (ctx, { body }) => setGuestRoles(ctx, body.id, body.selectedroles),
});

/** @source SYS-01 */
export const userAgentRoutes = routes(userAgentContract, {
  ...resourceHandlers(userAgentResource),
  queryByUserName: (ctx, { query }) => agentOf(ctx, query.userName) as Promise<never>,
});

/** @source SYS-19 */
export const userPickRoutes = routes(userPickContract, {
  queryUserComponentData: (ctx, { query }) => userComponentData(ctx, query) as Promise<never>,
  queryUserByDepId: (ctx, { query }) => peopleBelow(ctx, query.id, query.realname) as Promise<never>,
  queryByIds: (ctx, { query }) => peopleByIds(ctx, query.userIds) as Promise<never>,
});

/** @source SYS-19, jeecg-wire 3.15 */
export const addressBookRoutes = routes(addressBookContract, { list: (ctx, { query }) => addressBook(ctx, query) as Promise<never> });
