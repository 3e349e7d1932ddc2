// Written by scripts/generate.ts from openapi.json; run `npm run generate` instead of editing.
import type { Page, QueryOptions, Transport } from '../../transport.ts';
import type { Estimate, LanePrice, Order, PriceHistory } from '../models.ts';
import type { OrderCopyQuery, OrderEstimateQuery, OrderLanePriceQuery, OrderListQuery, OrderPriceLogQuery, OrderStatusCountQuery } from './order.ts';
import { createOrderApi } from './order.ts';
/** Questions of order as TanStack Query takes them. */
export const createOrderQueries = (transport: Transport) => {
  const api = createOrderApi(transport);
  return {
    /** 复制 · Copy. Needs `order:copy`. */
    copy: (query: OrderCopyQuery): QueryOptions<Order> => ({ queryKey: ['order', 'copy', query], queryFn: ({ signal }) => api.copy(query, { signal }) }),
    /** 运费试算 · Estimate. Needs `order:list`. */
    estimate: (query: OrderEstimateQuery): QueryOptions<Estimate> => ({
      queryKey: ['order', 'estimate', query],
      queryFn: ({ signal }) => api.estimate(query, { signal }),
    }),
    /** 线路行情 · Prices of a lane. Needs `order:list`. */
    lanePrice: (query: OrderLanePriceQuery): QueryOptions<LanePrice> => ({
      queryKey: ['order', 'lanePrice', query],
      queryFn: ({ signal }) => api.lanePrice(query, { signal }),
    }),
    /** 订单列表 · List: Order. Needs `order:list`. */
    list: (query: OrderListQuery = {}): QueryOptions<Page<Order>> => ({
      queryKey: ['order', 'list', query],
      queryFn: ({ signal }) => api.list(query, { signal }),
    }),
    /** 价格记录 · Price history. Needs `order:priceLog`. */
    priceLog: (query: OrderPriceLogQuery): QueryOptions<Page<PriceHistory>> => ({
      queryKey: ['order', 'priceLog', query],
      queryFn: ({ signal }) => api.priceLog(query, { signal }),
    }),
    /** 订单详情 · Get: Order. Needs `order:list`. */
    get: (id: string): QueryOptions<Order> => ({ queryKey: ['order', 'get', id], queryFn: ({ signal }) => api.get(id, { signal }) }),
    /** 状态计数 · Count by status. Needs `order:list`. */
    statusCount: (query: OrderStatusCountQuery = {}): QueryOptions<Record<string, number>> => ({
      queryKey: ['order', 'statusCount', query],
      queryFn: ({ signal }) => api.statusCount(query, { signal }),
    }),
  };
};
