// Written by scripts/generate.ts from openapi.json; run `npm run generate` instead of editing.
import type { Page, QueryOptions, Transport } from '../../transport.ts';
import type { SendAddress } from '../models.ts';
import type { SendAddressListQuery } from './sendAddress.ts';
import { createSendAddressApi } from './sendAddress.ts';
/** Questions of sendAddress as TanStack Query takes them. */
export const createSendAddressQueries = (transport: Transport) => {
  const api = createSendAddressApi(transport);
  return {
    /** 发货地址列表 · List: Loading address. Needs `address:list`. */
    list: (query: SendAddressListQuery = {}): QueryOptions<Page<SendAddress>> => ({
      queryKey: ['sendAddress', 'list', query],
      queryFn: ({ signal }) => api.list(query, { signal }),
    }),
    /** 发货地址详情 · Get: Loading address. Needs `address:list`. */
    get: (id: string): QueryOptions<SendAddress> => ({ queryKey: ['sendAddress', 'get', id], queryFn: ({ signal }) => api.get(id, { signal }) }),
  };
};
