import { routes } from '../../../platform/contract/index.ts';
import { addRow, editRow, removeRow } from '../../../platform/resource/writeRows.ts';
import { permissionRuleContract } from './permissionRule.contract.ts';
import { permissionRuleResource, rulesOf } from './permissionRule.resource.ts';

/** @source SYS-04 */
export const permissionRuleRoutes = routes(permissionRuleContract, {
  getPermRuleListByPermId: (ctx, { query }) => rulesOf(ctx, query) as Promise<never>,
  queryPermissionRule: (ctx, { query }) => rulesOf(ctx, query) as Promise<never>,
  addPermissionRule: (ctx, { body }) => addRow(ctx, permissionRuleResource, body) as Promise<never>,
  editPermissionRule: (ctx, { body }) => editRow(ctx, permissionRuleResource, body) as Promise<never>,
  deletePermissionRule: async (ctx, { query }) => {
    await removeRow(ctx, permissionRuleResource, query.id);
    return null;
  },
});
