// Written by scripts/generate.ts from openapi.json; run `pnpm generate` instead of editing.
import type { CallOptions, QueryOptions, Transport } from '../../transport.ts';
import type { Driver, Vehicle } from '../models.ts';
export type { Driver, Vehicle } from '../models.ts';
/** Query of `drivers`. */
export type NearestDriversQuery = {
  lng: number;
  lat: number;
  name?: string;
  pageSize?: number;
};
/** Query of `vehicles`. */
export type NearestVehiclesQuery = {
  lng: number;
  lat: number;
  name?: string;
  pageSize?: number;
};
/** Calls of nearest. */
export const createNearestApi = (transport: Transport) => ({
  /** 附近的司机 · Drivers nearby. Needs `driver:list`. */
  drivers: (query: NearestDriversQuery, options?: CallOptions) =>
    transport.request<{
      records: Driver[];
      metres: Record<string, number>;
    }>({ method: 'GET', path: `/hytrack/hyNearest/drivers`, query, ...options }),
  /** 附近的车辆 · Vehicles nearby. Needs `vehicle:list`. */
  vehicles: (query: NearestVehiclesQuery, options?: CallOptions) =>
    transport.request<{
      records: Vehicle[];
      metres: Record<string, number>;
    }>({ method: 'GET', path: `/hytrack/hyNearest/vehicles`, query, ...options }),
});
/** Questions of nearest as TanStack Query takes them. */
export const createNearestQueries = (transport: Transport) => {
  const api = createNearestApi(transport);
  return {
    /** 附近的司机 · Drivers nearby. Needs `driver:list`. */
    drivers: (
      query: NearestDriversQuery,
    ): QueryOptions<{
      records: Driver[];
      metres: Record<string, number>;
    }> => ({ queryKey: ['nearest', 'drivers', query], queryFn: ({ signal }) => api.drivers(query, { signal }) }),
    /** 附近的车辆 · Vehicles nearby. Needs `vehicle:list`. */
    vehicles: (
      query: NearestVehiclesQuery,
    ): QueryOptions<{
      records: Vehicle[];
      metres: Record<string, number>;
    }> => ({ queryKey: ['nearest', 'vehicles', query], queryFn: ({ signal }) => api.vehicles(query, { signal }) }),
  };
};
