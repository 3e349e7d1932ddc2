// Written by scripts/generate.ts from openapi.json; run `npm run generate` instead of editing.
import type { Page, QueryOptions, Transport } from '../../transport.ts';
import type { ReceiveAddress } from '../models.ts';
import type { ReceiveAddressListQuery } from './receiveAddress.ts';
import { createReceiveAddressApi } from './receiveAddress.ts';
/** Questions of receiveAddress as TanStack Query takes them. */
export const createReceiveAddressQueries = (transport: Transport) => {
  const api = createReceiveAddressApi(transport);
  return {
    /** 收货地址列表 · List: Unloading address. Needs `address:list`. */
    list: (query: ReceiveAddressListQuery = {}): QueryOptions<Page<ReceiveAddress>> => ({
      queryKey: ['receiveAddress', 'list', query],
      queryFn: ({ signal }) => api.list(query, { signal }),
    }),
    /** 收货地址详情 · Get: Unloading address. Needs `address:list`. */
    get: (id: string): QueryOptions<ReceiveAddress> => ({ queryKey: ['receiveAddress', 'get', id], queryFn: ({ signal }) => api.get(id, { signal }) }),
  };
};
