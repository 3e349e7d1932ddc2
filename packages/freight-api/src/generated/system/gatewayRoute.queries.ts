// Written by scripts/generate.ts from openapi.json; run `npm run generate` instead of editing.
import type { QueryOptions, Transport } from '../../transport.ts';
import type { GatewayRoute, GatewayRouteDefinition } from '../models.ts';
import { createGatewayRouteApi } from './gatewayRoute.ts';
/** Questions of gatewayRoute as TanStack Query takes them. */
export const createGatewayRouteQueries = (transport: Transport) => {
  const api = createGatewayRouteApi(transport);
  return {
    /** 清除网关缓存 · Nothing is cached: gateways read what is stored. Needs `gatewayRoute:edit`. */
    clearRedis: (): QueryOptions<null> => ({ queryKey: ['gatewayRoute', 'clearRedis'], queryFn: ({ signal }) => api.clearRedis({ signal }) }),
    /** 供网关读取的路由 · Routes as a gateway reads them. Needs `gatewayRoute:serve`. */
    definitions: (): QueryOptions<{
      version: string;
      routes: GatewayRouteDefinition[];
    }> => ({ queryKey: ['gatewayRoute', 'definitions'], queryFn: ({ signal }) => api.definitions({ signal }) }),
    /** 网关路由列表 · All routes of the gateway. Needs `gatewayRoute:list`. */
    list: (): QueryOptions<GatewayRoute[]> => ({ queryKey: ['gatewayRoute', 'list'], queryFn: ({ signal }) => api.list({ signal }) }),
  };
};
