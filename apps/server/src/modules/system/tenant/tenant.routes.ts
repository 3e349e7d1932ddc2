import { routes } from '../../../platform/contract/index.ts';
import { tenantContract } from './tenant.contract.ts';
import { enterableTenants } from './tenant.queries.ts';
import { addTenant, choosableTenants, editTenant, listTenants, removeTenant, removeTenants, tenantOfId } from './tenant.service.ts';

/** @source SYS-18 */
export const tenantRoutes = routes(tenantContract, {
  list: (ctx, { query }) => listTenants(ctx, query) as Promise<never>,
  queryById: (ctx, { query }) => tenantOfId(ctx, query.id) as Promise<never>,
  add: (ctx, { body }) => addTenant(ctx, body) as Promise<never>,
  edit: (ctx, { body }) => editTenant(ctx, body) as Promise<never>,
  delete: (ctx, { query }) => removeTenant(ctx, query.id),
  deleteBatch: (ctx, { query }) => removeTenants(ctx, query.ids),
  queryList: (ctx, { query }) => choosableTenants(ctx, query.ids) as Promise<never>,
  getCurrentUserTenant: async (ctx) => ({
    list: await ctx.platform.database.transaction('system', (tx) => enterableTenants(tx, ctx, ctx.actor.userId)),
    tenantId: ctx.actor.tenantId,
  }),
});
