import { routes } from '../../../platform/contract/index.ts';
import { permissionChoices } from '../permission/permission.service.ts';
import { grantContract } from './grant.contract.ts';
import {
  departPermissions,
  departRules,
  rolePermissions,
  roleRules,
  saveDepartPermissions,
  saveDepartRules,
  saveRolePermissions,
  saveRoleRules,
} from './grant.service.ts';

/** @source SYS-02, SYS-05 */
export const grantRoutes = routes(grantContract, {
  queryTreeList: (ctx) => permissionChoices(ctx, 'slotTitle'),
  queryRolePermission: (ctx, { query }) => rolePermissions(ctx, query.roleId),
  saveRolePermission: (ctx, { body }) => saveRolePermissions(ctx, body.roleId, body),
  roleRules: (ctx, { params }) => roleRules(ctx, params.roleId, params.permissionId) as Promise<never>,
  saveRoleRules: (ctx, { body }) => saveRoleRules(ctx, body.roleId, { permissionId: body.permissionId, dataRuleIds: body.dataRuleIds }),
  queryDepartPermission: (ctx, { query }) => departPermissions(ctx, query.departId),
  saveDepartPermission: (ctx, { body }) => saveDepartPermissions(ctx, body.departId, body),
  departRules: (ctx, { params }) => departRules(ctx, params.departId, params.permissionId) as Promise<never>,
  saveDepartRules: (ctx, { body }) =>
    saveDepartRules(ctx, body.departId, { permissionId: body.permissionId, dataRuleIds: body.dataRuleIds }),
});
