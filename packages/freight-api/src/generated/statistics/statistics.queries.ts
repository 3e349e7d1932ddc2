// Written by scripts/generate.ts from openapi.json; run `npm run generate` instead of editing.
import type { QueryOptions, Transport } from '../../transport.ts';
import type { Statistics } from '../models.ts';
import type { StatisticsCollectionQuery, StatisticsFreightQuery, StatisticsMileageQuery, StatisticsOrdersQuery, StatisticsPersonQuery } from './statistics.ts';
import { createStatisticsApi } from './statistics.ts';
/** Questions of statistics as TanStack Query takes them. */
export const createStatisticsQueries = (transport: Transport) => {
  const api = createStatisticsApi(transport);
  return {
    /** 收款统计 · Collection. Needs `statistics:list`. */
    collection: (query: StatisticsCollectionQuery): QueryOptions<Statistics> => ({
      queryKey: ['statistics', 'collection', query],
      queryFn: ({ signal }) => api.collection(query, { signal }),
    }),
    /** 运费统计 · Freight. Needs `statistics:list`. */
    freight: (query: StatisticsFreightQuery): QueryOptions<Statistics> => ({
      queryKey: ['statistics', 'freight', query],
      queryFn: ({ signal }) => api.freight(query, { signal }),
    }),
    /** 里程统计 · Mileage. Needs `statistics:list`. */
    mileage: (query: StatisticsMileageQuery): QueryOptions<Statistics> => ({
      queryKey: ['statistics', 'mileage', query],
      queryFn: ({ signal }) => api.mileage(query, { signal }),
    }),
    /** 订单统计 · Orders. Needs `statistics:list`. */
    orders: (query: StatisticsOrdersQuery): QueryOptions<Statistics> => ({
      queryKey: ['statistics', 'orders', query],
      queryFn: ({ signal }) => api.orders(query, { signal }),
    }),
    /** 全员统计 · People. Needs `statistics:list`. */
    person: (query: StatisticsPersonQuery): QueryOptions<Statistics> => ({
      queryKey: ['statistics', 'person', query],
      queryFn: ({ signal }) => api.person(query, { signal }),
    }),
  };
};
