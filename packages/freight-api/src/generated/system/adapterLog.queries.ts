// Written by scripts/generate.ts from openapi.json; run `npm run generate` instead of editing.
import type { Page, QueryOptions, Transport } from '../../transport.ts';
import type { AdapterLog } from '../models.ts';
import type { AdapterLogListQuery } from './adapterLog.ts';
import { createAdapterLogApi } from './adapterLog.ts';
/** Questions of adapterLog as TanStack Query takes them. */
export const createAdapterLogQueries = (transport: Transport) => {
  const api = createAdapterLogApi(transport);
  return {
    /** 外部调用日志列表 · List: Call of a service. Needs `adapterLog:list`. */
    list: (query: AdapterLogListQuery = {}): QueryOptions<Page<AdapterLog>> => ({
      queryKey: ['adapterLog', 'list', query],
      queryFn: ({ signal }) => api.list(query, { signal }),
    }),
    /** 外部调用日志详情 · Get: Call of a service. Needs `adapterLog:list`. */
    get: (id: string): QueryOptions<AdapterLog> => ({ queryKey: ['adapterLog', 'get', id], queryFn: ({ signal }) => api.get(id, { signal }) }),
  };
};
