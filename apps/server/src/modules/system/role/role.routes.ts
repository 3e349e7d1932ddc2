import { routes } from '../../../platform/contract/index.ts';
import { resourceHandlers } from '../../../platform/resource/standardHandlers.ts';
import { roleContract } from './role.contract.ts';
import { allRoles, checkRoleCode, roleResource } from './role.resource.ts';

/** @source SYS-02 */
export const roleRoutes = routes(roleContract, {
  ...resourceHandlers(roleResource),
  queryall: (ctx) => allRoles(ctx) as Promise<never>,
  checkRoleCode: (ctx, { query }) => checkRoleCode(ctx, query.roleCode, query.id),
});
