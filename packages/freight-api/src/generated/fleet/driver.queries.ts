// Written by scripts/generate.ts from openapi.json; run `npm run generate` instead of editing.
import type { Page, QueryOptions, Transport } from '../../transport.ts';
import type { BoundVehicle, Driver } from '../models.ts';
import type { DriverBoundVehiclesQuery, DriverExpiringQuery, DriverListQuery, DriverStatusCountQuery } from './driver.ts';
import { createDriverApi } from './driver.ts';
/** Questions of driver as TanStack Query takes them. */
export const createDriverQueries = (transport: Transport) => {
  const api = createDriverApi(transport);
  return {
    /** 已绑定车辆 · Bound vehicles. Needs `driver:list`. */
    boundVehicles: (query: DriverBoundVehiclesQuery): QueryOptions<BoundVehicle[]> => ({
      queryKey: ['driver', 'boundVehicles', query],
      queryFn: ({ signal }) => api.boundVehicles(query, { signal }),
    }),
    /** 证件即将到期的司机 · Drivers with expiring certificates. Needs `driver:list`. */
    expiring: (query: DriverExpiringQuery = {}): QueryOptions<Page<Driver>> => ({
      queryKey: ['driver', 'expiring', query],
      queryFn: ({ signal }) => api.expiring(query, { signal }),
    }),
    /** 司机列表 · List: Driver. Needs `driver:list`. */
    list: (query: DriverListQuery = {}): QueryOptions<Page<Driver>> => ({
      queryKey: ['driver', 'list', query],
      queryFn: ({ signal }) => api.list(query, { signal }),
    }),
    /** 司机详情 · Get: Driver. Needs `driver:list`. */
    get: (id: string): QueryOptions<Driver> => ({ queryKey: ['driver', 'get', id], queryFn: ({ signal }) => api.get(id, { signal }) }),
    /** 状态计数 · Count by status. Needs `driver:list`. */
    statusCount: (query: DriverStatusCountQuery = {}): QueryOptions<Record<string, number>> => ({
      queryKey: ['driver', 'statusCount', query],
      queryFn: ({ signal }) => api.statusCount(query, { signal }),
    }),
  };
};
