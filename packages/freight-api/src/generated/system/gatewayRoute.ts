// Written by scripts/generate.ts from openapi.json; run `npm run generate` instead of editing.
import type { CallOptions, Transport } from '../../transport.ts';
import type { GatewayRoute, GatewayRouteDefinition } from '../models.ts';
import type { FieldMeta } from '../../metadata.ts';
import { commonFields } from '../commonFields.ts';
export type { GatewayRoute, GatewayRouteDefinition } from '../models.ts';
/** Body of `updateAll`. */
export interface GatewayRouteUpdateAll {
  routes?: string | null;
  router?: {
    id?: string | null;
    version?: number | null;
    name: string;
    uri: string;
    predicates: unknown[] | string;
    filters?: unknown[] | string | null;
    stripPrefix?: number | null;
    retryable?: number | null;
    persist?: number | null;
    showApi?: number | null;
    status?: number | null;
  } | null;
}
/** Fields of Route (路由). */
export const gatewayRouteFields = {
  name: { kind: 'text', label: { zh: '路由名称', en: 'Name' }, maxLength: 100, required: true },
  uri: { kind: 'text', label: { zh: '服务地址', en: 'Address' }, maxLength: 500, required: true },
  predicates: { kind: 'longText', label: { zh: '断言', en: 'Predicates' }, maxLength: 10000, required: true },
  filters: { kind: 'longText', label: { zh: '过滤器', en: 'Filters' }, maxLength: 10000 },
  stripPrefix: { kind: 'integer', label: { zh: '忽略前缀', en: 'Strip prefix' }, minimum: 0, maximum: 20 },
  retryable: { kind: 'dict', label: { zh: '重试', en: 'Retry' }, filter: 'options', sortable: true, dict: 'yn', minimum: 0, maximum: 1 },
  persist: { kind: 'dict', label: { zh: '持久化', en: 'Kept' }, filter: 'options', sortable: true, dict: 'yn', minimum: 0, maximum: 1 },
  showApi: {
    kind: 'dict',
    label: { zh: '在接口文档中展示', en: 'Shown in the documentation' },
    filter: 'options',
    sortable: true,
    dict: 'yn',
    minimum: 0,
    maximum: 1,
  },
  status: { kind: 'dict', label: { zh: '状态', en: 'Status' }, filter: 'options', sortable: true, dict: 'status', minimum: 0, maximum: 1 },
  ...commonFields,
} as const satisfies Record<string, FieldMeta>;
const loadSchemas = () => import('./gatewayRoute.schemas.ts');
/** What the calls of gatewayRoute take, as schemas for forms; fetched when asked for. */
export const gatewayRouteSchemas = {
  /** Of `updateAll`. */
  updateAll: async () => (await loadSchemas()).gatewayRouteUpdateAllInput,
};
/** Calls of gatewayRoute. */
export const createGatewayRouteApi = (transport: Transport) => ({
  /** 清除网关缓存 · Nothing is cached: gateways read what is stored. Needs `gatewayRoute:edit`. */
  clearRedis: (options?: CallOptions) => transport.request<null>({ method: 'GET', path: `/sys/gatewayRoute/clearRedis`, ...options }),
  /** 供网关读取的路由 · Routes as a gateway reads them. Needs `gatewayRoute:serve`. */
  definitions: (options?: CallOptions) =>
    transport.request<{
      version: string;
      routes: GatewayRouteDefinition[];
    }>({ method: 'GET', path: `/sys/gatewayRoute/definitions`, ...options }),
  /** 删除网关路由 · Remove a route. Needs `gatewayRoute:delete`. */
  removeOne: (id: string, options?: CallOptions) => transport.request<null>({ method: 'DELETE', path: `/sys/gatewayRoute/delete`, query: { id }, ...options }),
  /** 网关路由列表 · All routes of the gateway. Needs `gatewayRoute:list`. */
  list: (options?: CallOptions) => transport.request<GatewayRoute[]>({ method: 'GET', path: `/sys/gatewayRoute/list`, ...options }),
  /** 保存网关路由 · Store one route, or replace all. Needs `gatewayRoute:edit`. */
  updateAll: (body: GatewayRouteUpdateAll, options?: CallOptions) =>
    transport.request<null>({ method: 'POST', path: `/sys/gatewayRoute/updateAll`, body, ...options }),
});
