import { defineResource } from '@tarmac/admin-kit/resource';
import { createGatewayRouteApi, type GatewayRoute, gatewayRouteFields } from '@tarmac/freight-api/system';
import { pageOfAll } from '../../../shared/api/pageOfAll.ts';
import { client } from '../../../shared/session/session.ts';
import { gatewayTexts as texts } from './gatewayTexts.ts';
import { itemsOf, linesOf } from './routeLines.ts';

/** Calls of the gateway's routes. */
export const gatewayApi = createGatewayRouteApi(client);

/** A route with its predicates and filters as lines. */
export type RouteRow = Omit<GatewayRoute, 'predicates' | 'filters'> & { predicates: string; filters: string };

type Input = Partial<RouteRow>;

// A form sends what was changed; the wire takes a whole route.
const save = async (input: Input) => {
  const stored = input.id ? (await gatewayApi.list()).find(({ id }) => id === input.id) : undefined;
  const { predicates, filters, ...rest } = input;
  await gatewayApi.updateAll({
    router: {
      ...(stored === undefined ? {} : { ...stored, predicates: stored.predicates ?? [] }),
      ...rest,
      ...(predicates === undefined && stored !== undefined ? {} : { predicates: itemsOf(predicates) }),
      ...(filters === undefined && stored !== undefined ? {} : { filters: itemsOf(filters) }),
    } as never,
  });
};

/** Routes of an API gateway. @source SYS-16 */
export const gatewayRoute = defineResource<RouteRow>()({
  label: texts.route,
  api: {
    // The wire gives all of them at once.
    list: async (query, options) => {
      const routes = await gatewayApi.list(options);
      const records = routes.map((route) => ({ ...route, predicates: linesOf(route.predicates), filters: linesOf(route.filters) }));
      return pageOfAll(records, query);
    },
    add: (input: Input) => save(input),
    edit: (input: Input) => save(input),
    remove: async (ids, options) => {
      for (const id of ids) await gatewayApi.removeOne(id, options);
    },
  },
  permission: 'gatewayRoute',
  titleField: 'name',
  schemas: {},
  fields: { ...gatewayRouteFields, status: { ...gatewayRouteFields.status, default: 1, sortable: false } },
});
