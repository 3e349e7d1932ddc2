// Written by scripts/generate.ts from openapi.json; run `npm run generate` instead of editing.
import type { Page, QueryOptions, Transport } from '../../transport.ts';
import type { DriverChoice, VehicleChoice } from '../models.ts';
import type { NearestDriversQuery, NearestVehiclesQuery } from './nearest.ts';
import { createNearestApi } from './nearest.ts';
/** Questions of nearest as TanStack Query takes them. */
export const createNearestQueries = (transport: Transport) => {
  const api = createNearestApi(transport);
  return {
    /** 可派司机 · Drivers to send. Needs `driver:list`. */
    drivers: (query: NearestDriversQuery = {}): QueryOptions<Page<DriverChoice>> => ({
      queryKey: ['nearest', 'drivers', query],
      queryFn: ({ signal }) => api.drivers(query, { signal }),
    }),
    /** 可派车辆 · Vehicles to send. Needs `vehicle:list`. */
    vehicles: (query: NearestVehiclesQuery = {}): QueryOptions<Page<VehicleChoice>> => ({
      queryKey: ['nearest', 'vehicles', query],
      queryFn: ({ signal }) => api.vehicles(query, { signal }),
    }),
  };
};
