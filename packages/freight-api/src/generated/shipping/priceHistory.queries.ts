// Written by scripts/generate.ts from openapi.json; run `npm run generate` instead of editing.
import type { Page, QueryOptions, Transport } from '../../transport.ts';
import type { LaneCurve, PriceHistory } from '../models.ts';
import type { PriceHistoryLaneCurveQuery, PriceHistoryListQuery } from './priceHistory.ts';
import { createPriceHistoryApi } from './priceHistory.ts';
/** Questions of priceHistory as TanStack Query takes them. */
export const createPriceHistoryQueries = (transport: Transport) => {
  const api = createPriceHistoryApi(transport);
  return {
    /** 线路价格曲线 · Price of a lane over time. Needs `price:curve`. */
    laneCurve: (query: PriceHistoryLaneCurveQuery): QueryOptions<LaneCurve> => ({
      queryKey: ['priceHistory', 'laneCurve', query],
      queryFn: ({ signal }) => api.laneCurve(query, { signal }),
    }),
    /** 价格记录列表 · List: Price history. Needs `price:list`. */
    list: (query: PriceHistoryListQuery = {}): QueryOptions<Page<PriceHistory>> => ({
      queryKey: ['priceHistory', 'list', query],
      queryFn: ({ signal }) => api.list(query, { signal }),
    }),
  };
};
