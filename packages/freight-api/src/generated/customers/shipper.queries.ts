// Written by scripts/generate.ts from openapi.json; run `npm run generate` instead of editing.
import type { Page, QueryOptions, Transport } from '../../transport.ts';
import type { Shipper } from '../models.ts';
import type { ShipperListQuery } from './shipper.ts';
import { createShipperApi } from './shipper.ts';
/** Questions of shipper as TanStack Query takes them. */
export const createShipperQueries = (transport: Transport) => {
  const api = createShipperApi(transport);
  return {
    /** 托运人列表 · List: Shipper. Needs `shipper:list`. */
    list: (query: ShipperListQuery = {}): QueryOptions<Page<Shipper>> => ({
      queryKey: ['shipper', 'list', query],
      queryFn: ({ signal }) => api.list(query, { signal }),
    }),
    /** 托运人详情 · Get: Shipper. Needs `shipper:list`. */
    get: (id: string): QueryOptions<Shipper> => ({ queryKey: ['shipper', 'get', id], queryFn: ({ signal }) => api.get(id, { signal }) }),
  };
};
