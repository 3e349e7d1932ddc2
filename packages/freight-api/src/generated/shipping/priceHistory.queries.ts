// Written by scripts/generate.ts from openapi.json; run `npm run generate` instead of editing.
import type { ListQuery, Page, QueryOptions, Transport } from '../../transport.ts';
import type { PriceHistory } from '../models.ts';
import { createPriceHistoryApi } from './priceHistory.ts';
/** Questions of priceHistory as TanStack Query takes them. */
export const createPriceHistoryQueries = (transport: Transport) => {
  const api = createPriceHistoryApi(transport);
  return {
    /** 价格记录列表 · List: Price history. Needs `price:list`. */
    list: (query: ListQuery = {}): QueryOptions<Page<PriceHistory>> => ({
      queryKey: ['priceHistory', 'list', query],
      queryFn: ({ signal }) => api.list(query, { signal }),
    }),
  };
};
