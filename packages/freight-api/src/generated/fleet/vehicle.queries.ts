// Written by scripts/generate.ts from openapi.json; run `npm run generate` instead of editing.
import type { Page, QueryOptions, Transport } from '../../transport.ts';
import type { LastPosition, Vehicle } from '../models.ts';
import type { VehicleExpiringQuery, VehicleLastPositionQuery, VehicleListQuery, VehicleStatusCountQuery } from './vehicle.ts';
import { createVehicleApi } from './vehicle.ts';
/** Questions of vehicle as TanStack Query takes them. */
export const createVehicleQueries = (transport: Transport) => {
  const api = createVehicleApi(transport);
  return {
    /** 证件即将到期的车辆 · Vehicles with expiring certificates. Needs `vehicle:list`. */
    expiring: (query: VehicleExpiringQuery = {}): QueryOptions<Page<Vehicle>> => ({
      queryKey: ['vehicle', 'expiring', query],
      queryFn: ({ signal }) => api.expiring(query, { signal }),
    }),
    /** 最近位置 · Last position. Needs `vehicle:track`. */
    lastPosition: (query: VehicleLastPositionQuery): QueryOptions<LastPosition> => ({
      queryKey: ['vehicle', 'lastPosition', query],
      queryFn: ({ signal }) => api.lastPosition(query, { signal }),
    }),
    /** 车辆列表 · List: Vehicle. Needs `vehicle:list`. */
    list: (query: VehicleListQuery = {}): QueryOptions<Page<Vehicle>> => ({
      queryKey: ['vehicle', 'list', query],
      queryFn: ({ signal }) => api.list(query, { signal }),
    }),
    /** 车辆详情 · Get: Vehicle. Needs `vehicle:list`. */
    get: (id: string): QueryOptions<Vehicle> => ({ queryKey: ['vehicle', 'get', id], queryFn: ({ signal }) => api.get(id, { signal }) }),
    /** 状态计数 · Count by status. Needs `vehicle:list`. */
    statusCount: (query: VehicleStatusCountQuery = {}): QueryOptions<Record<string, number>> => ({
      queryKey: ['vehicle', 'statusCount', query],
      queryFn: ({ signal }) => api.statusCount(query, { signal }),
    }),
  };
};
