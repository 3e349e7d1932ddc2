// Written by scripts/generate.ts from openapi.json; run `npm run generate` instead of editing.
import type { QueryOptions, Transport } from '../../transport.ts';
import type { Statistics } from '../models.ts';
import type { StatOrdersFiguresQuery } from './statOrders.ts';
import { createStatOrdersApi } from './statOrders.ts';
/** Questions of statOrders as TanStack Query takes them. */
export const createStatOrdersQueries = (transport: Transport) => {
  const api = createStatOrdersApi(transport);
  return {
    /** 订单统计 · Orders. Needs `statistics:list`. */
    figures: (query: StatOrdersFiguresQuery): QueryOptions<Statistics> => ({
      queryKey: ['statOrders', 'figures', query],
      queryFn: ({ signal }) => api.figures(query, { signal }),
    }),
  };
};
