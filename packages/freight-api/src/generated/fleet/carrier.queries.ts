// Written by scripts/generate.ts from openapi.json; run `npm run generate` instead of editing.
import type { Page, QueryOptions, Transport } from '../../transport.ts';
import type { Carrier, Driver, Vehicle } from '../models.ts';
import type { CarrierDriversQuery, CarrierListQuery, CarrierVehiclesQuery } from './carrier.ts';
import { createCarrierApi } from './carrier.ts';
/** Questions of carrier as TanStack Query takes them. */
export const createCarrierQueries = (transport: Transport) => {
  const api = createCarrierApi(transport);
  return {
    /** 承运商的司机 · Drivers of a carrier. Needs `carrier:drivers`. */
    drivers: (query: CarrierDriversQuery): QueryOptions<Page<Driver>> => ({
      queryKey: ['carrier', 'drivers', query],
      queryFn: ({ signal }) => api.drivers(query, { signal }),
    }),
    /** 承运商列表 · List: Carrier. Needs `carrier:list`. */
    list: (query: CarrierListQuery = {}): QueryOptions<Page<Carrier>> => ({
      queryKey: ['carrier', 'list', query],
      queryFn: ({ signal }) => api.list(query, { signal }),
    }),
    /** 承运商详情 · Get: Carrier. Needs `carrier:list`. */
    get: (id: string): QueryOptions<Carrier> => ({ queryKey: ['carrier', 'get', id], queryFn: ({ signal }) => api.get(id, { signal }) }),
    /** 承运商的车辆 · Vehicles of a carrier. Needs `carrier:vehicles`. */
    vehicles: (query: CarrierVehiclesQuery): QueryOptions<Page<Vehicle>> => ({
      queryKey: ['carrier', 'vehicles', query],
      queryFn: ({ signal }) => api.vehicles(query, { signal }),
    }),
  };
};
