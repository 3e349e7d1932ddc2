import { routes } from '../../../platform/contract/index.ts';
import { gatewayRouteContract } from './gatewayRoute.contract.ts';
import { gatewayRoutes, removeRoute, routeDefinitions, updateRoutes } from './gatewayRoute.service.ts';

/** @source SYS-16 */
export const gatewayRouteRoutes = routes(gatewayRouteContract, {
  list: (ctx) => gatewayRoutes(ctx) as Promise<never>,
  updateAll: (ctx, { body }) => updateRoutes(ctx, body),
  delete: (ctx, { query }) => removeRoute(ctx, query.id),
  clearRedis: () => null,
  definitions: (ctx) => routeDefinitions(ctx),
});
