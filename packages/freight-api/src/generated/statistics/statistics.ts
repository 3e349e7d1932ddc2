// Written by scripts/generate.ts from openapi.json; run `npm run generate` instead of editing.
import type { CallOptions, DownloadedFile, Transport } from '../../transport.ts';
import type { Statistics } from '../models.ts';
export type { Statistics } from '../models.ts';
/** Query of `collection`. */
export type StatisticsCollectionQuery = {
  from: string;
  to: string;
  step?: 'day' | 'week' | 'month';
  compare?: '0' | '1';
  companyId?: string;
  customerId?: string;
  agentId?: string;
  by?: 'payee' | 'payeeType' | 'bank' | 'time';
};
/** Query of `exportXls`. */
export type StatisticsExportXlsQuery = {
  from: string;
  to: string;
  step?: 'day' | 'week' | 'month';
  compare?: '0' | '1';
  companyId?: string;
  customerId?: string;
  agentId?: string;
  name: 'collection' | 'mileage' | 'orders' | 'person' | 'freight';
  by?: string;
};
/** Query of `freight`. */
export type StatisticsFreightQuery = {
  from: string;
  to: string;
  step?: 'day' | 'week' | 'month';
  compare?: '0' | '1';
  companyId?: string;
  customerId?: string;
  agentId?: string;
  by?: 'company' | 'customer' | 'agent' | 'time';
};
/** Query of `mileage`. */
export type StatisticsMileageQuery = {
  from: string;
  to: string;
  step?: 'day' | 'week' | 'month';
  compare?: '0' | '1';
  companyId?: string;
  customerId?: string;
  agentId?: string;
  by?: 'vehicle' | 'driver' | 'lane' | 'time';
};
/** Query of `orders`. */
export type StatisticsOrdersQuery = {
  from: string;
  to: string;
  step?: 'day' | 'week' | 'month';
  compare?: '0' | '1';
  companyId?: string;
  customerId?: string;
  agentId?: string;
  by?: 'customer' | 'cargo' | 'lane' | 'status' | 'time';
};
/** Query of `person`. */
export type StatisticsPersonQuery = {
  from: string;
  to: string;
  step?: 'day' | 'week' | 'month';
  compare?: '0' | '1';
  companyId?: string;
  customerId?: string;
  agentId?: string;
  by?: 'salesperson' | 'dispatcher' | 'auditor' | 'driver' | 'captain' | 'customerUser';
};
/** Calls of statistics. */
export const createStatisticsApi = (transport: Transport) => ({
  /** 收款统计 · Collection. Needs `statistics:list`. */
  collection: (query: StatisticsCollectionQuery, options?: CallOptions) =>
    transport.request<Statistics>({ method: 'GET', path: `/statistics/hyStatistics/collection`, query, ...options }),
  /** 导出统计 · Export statistics. Needs `statistics:export`. */
  export: (query: StatisticsExportXlsQuery, options?: CallOptions) =>
    transport.request<DownloadedFile>({ method: 'GET', path: `/statistics/hyStatistics/exportXls`, query, content: 'file', ...options }),
  /** 运费统计 · Freight. Needs `statistics:list`. */
  freight: (query: StatisticsFreightQuery, options?: CallOptions) =>
    transport.request<Statistics>({ method: 'GET', path: `/statistics/hyStatistics/freight`, query, ...options }),
  /** 里程统计 · Mileage. Needs `statistics:list`. */
  mileage: (query: StatisticsMileageQuery, options?: CallOptions) =>
    transport.request<Statistics>({ method: 'GET', path: `/statistics/hyStatistics/mileage`, query, ...options }),
  /** 订单统计 · Orders. Needs `statistics:list`. */
  orders: (query: StatisticsOrdersQuery, options?: CallOptions) =>
    transport.request<Statistics>({ method: 'GET', path: `/statistics/hyStatistics/orders`, query, ...options }),
  /** 全员统计 · People. Needs `statistics:list`. */
  person: (query: StatisticsPersonQuery, options?: CallOptions) =>
    transport.request<Statistics>({ method: 'GET', path: `/statistics/hyStatistics/person`, query, ...options }),
});
