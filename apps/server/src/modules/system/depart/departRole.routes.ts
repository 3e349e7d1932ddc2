import { routes } from '../../../platform/contract/index.ts';
import { resourceHandlers } from '../../../platform/resource/standardHandlers.ts';
import { departPermissionResource } from './departPermission.resource.ts';
import { departPermissionContract, departRoleContract } from './departRole.contract.ts';
import { departRoleResource } from './departRole.resource.ts';
import {
  assignDepartRoles,
  departRoleChoices,
  departRolePermissions,
  departRoleRules,
  departRolesOfUser,
  rolesOfDepart,
  saveDepartRolePermissions,
  saveDepartRoleRules,
} from './departRole.service.ts';

/** @source SYS-05 */
export const departRoleRoutes = routes(departRoleContract, {
  ...resourceHandlers(departRoleResource),
  getDeptRoleList: (ctx, { query }) => rolesOfDepart(ctx, query.departId) as Promise<never>,
  getDeptRoleByUserId: (ctx, { query }) => departRolesOfUser(ctx, query.userId, query.departId),
  deptRoleUserAdd: (ctx, { body }) => assignDepartRoles(ctx, body),
  departRoleRules: (ctx, { params }) => departRoleRules(ctx, params) as Promise<never>,
  saveDepartRoleRules: (ctx, { body }) =>
    saveDepartRoleRules(ctx, body.roleId, { permissionId: body.permissionId, dataRuleIds: body.dataRuleIds }),
});

/** @source SYS-05 */
export const departPermissionRoutes = routes(departPermissionContract, {
  ...resourceHandlers(departPermissionResource),
  queryTreeListForDeptRole: (ctx, { query }) => departRoleChoices(ctx, query.departId),
  queryDeptRolePermission: (ctx, { query }) => departRolePermissions(ctx, query.roleId),
  saveDeptRolePermission: (ctx, { body }) => saveDepartRolePermissions(ctx, body.roleId, body),
});
