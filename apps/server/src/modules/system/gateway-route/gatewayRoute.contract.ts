import { z } from 'zod';
import { label } from '@tarmac/freight-api/rules';
import { contract, entity, Id, integer, longText, numberCode, text } from '../../../platform/contract/index.ts';

const Item = z.object({ name: z.string(), args: z.array(z.string()) }).meta({ id: 'GatewayRouteItem' });
/** Shown and typed as lines, sent as items. */
const items = (zh: string, { en, description }: { en: string; description: string }) =>
  z.array(Item).meta({ ...longText(label(zh, en), { max: 10_000 }).meta(), description });

/** A route of an API gateway. @source SYS-16, jeecg-wire 3.11 */
const GatewayRoute = entity('gatewayRoute', {
  label: label('路由', 'Route'),
  required: {
    name: text(label('路由名称', 'Name'), { max: 100 }),
    uri: text(label('服务地址', 'Address'), {
      max: 500,
      description: 'http or https, neither this machine nor a link-local place; or lb:// and the name of a service.',
    }),
    predicates: items('断言', {
      en: 'Predicates',
      description: 'When the route is taken: `{name, args}` of the predicates that a gateway knows.',
    }),
  },
  optional: {
    filters: items('过滤器', { en: 'Filters', description: 'What is changed on the way: `{name, args}`.' }),
    stripPrefix: integer(label('忽略前缀', 'Strip prefix'), { max: 20, description: 'How many leading parts of the path are left out.' }),
    retryable: numberCode('yn', { label: label('重试', 'Retry'), range: [0, 1] }),
    persist: numberCode('yn', { label: label('持久化', 'Kept'), range: [0, 1] }),
    showApi: numberCode('yn', { label: label('在接口文档中展示', 'Shown in the documentation'), range: [0, 1] }),
    status: numberCode('status', { label: label('状态', 'Status'), range: [0, 1], description: '1 served to gateways, 0 kept.' }),
  },
  computed: {},
});

const given = z.array(z.unknown()).max(50);
/** Clients of the 2.4 line send such a list as JSON text. */
const givenAsText = z.string().max(20_000);
const mark = z.coerce.number().int().min(0).max(1).nullish();

/** A route as clients send it; what it is given is read by the service. */
export const RouteInput = z.object({
  id: Id.nullish(),
  /** What was read; absent overwrites, as stock clients do. */
  version: z.int().nullish(),
  name: z.string().trim().min(1).max(100),
  uri: z.string().trim().min(1).max(500),
  predicates: z.union([given.min(1), givenAsText]),
  filters: z.union([given, givenAsText]).nullish(),
  stripPrefix: z.coerce.number().int().min(0).max(20).nullish(),
  retryable: mark,
  persist: mark,
  showApi: mark,
  status: mark,
});
export type RouteInput = z.output<typeof RouteInput>;

const Definition = z
  .object({
    id: z.string(),
    uri: z.string(),
    order: z.int(),
    predicates: z.array(z.object({ name: z.string(), args: z.record(z.string(), z.string()) })),
    filters: z.array(z.object({ name: z.string(), args: z.record(z.string(), z.string()) })),
    metadata: z.object({ name: z.string() }),
  })
  .meta({ id: 'GatewayRouteDefinition' });

/** @source SYS-16, jeecg-wire 3.11 */
export const gatewayRouteContract = contract('/sys/gatewayRoute', {
  about: { domain: 'system', name: 'gatewayRoute', entity: GatewayRoute },
  endpoints: {
    list: {
      method: 'GET',
      path: '/list',
      permission: 'gatewayRoute:list',
      summary: label('网关路由列表', 'All routes of the gateway'),
      reply: z.array(GatewayRoute.row),
    },
    updateAll: {
      method: 'POST',
      path: '/updateAll',
      permission: 'gatewayRoute:edit',
      summary: label('保存网关路由', 'Store one route, or replace all'),
      body: z.object({
        /** JSON text of a list: it takes the place of all routes. */
        routes: z.string().max(500_000).nullish(),
        /** One route: stored under its id, or added without one. */
        router: RouteInput.nullish(),
      }),
      reply: z.null(),
      message: '操作成功！',
      errors: ['InvalidInput', 'Conflict'],
    },
    delete: {
      method: 'DELETE',
      path: '/delete',
      permission: 'gatewayRoute:delete',
      summary: label('删除网关路由', 'Remove a route'),
      query: z.object({ id: Id }),
      reply: z.null(),
      message: '删除成功！',
      errors: ['NotFound'],
    },
    clearRedis: {
      method: 'GET',
      path: '/clearRedis',
      permission: 'gatewayRoute:edit',
      summary: label('清除网关缓存', 'Nothing is cached: gateways read what is stored'),
      reply: z.null(),
      message: '清除成功！',
    },
    definitions: {
      method: 'GET',
      path: '/definitions',
      permission: 'gatewayRoute:serve',
      summary: label('供网关读取的路由', 'Routes as a gateway reads them'),
      reply: z.object({
        /** Changes with the routes: a gateway that has it already is up to date. */
        version: z.string(),
        routes: z.array(Definition),
      }),
    },
  },
});
