// Written by scripts/generate.ts from openapi.json; run `npm run generate` instead of editing.
import type { Page, QueryOptions, Transport } from '../../transport.ts';
import type { OfflineAccount } from '../models.ts';
import type { OfflineAccountListQuery } from './offlineAccount.ts';
import { createOfflineAccountApi } from './offlineAccount.ts';
/** Questions of offlineAccount as TanStack Query takes them. */
export const createOfflineAccountQueries = (transport: Transport) => {
  const api = createOfflineAccountApi(transport);
  return {
    /** 线下账户列表 · List: Offline account. Needs `offlineAccount:list`. */
    list: (query: OfflineAccountListQuery = {}): QueryOptions<Page<OfflineAccount>> => ({
      queryKey: ['offlineAccount', 'list', query],
      queryFn: ({ signal }) => api.list(query, { signal }),
    }),
    /** 线下账户详情 · Get: Offline account. Needs `offlineAccount:list`. */
    get: (id: string): QueryOptions<OfflineAccount> => ({ queryKey: ['offlineAccount', 'get', id], queryFn: ({ signal }) => api.get(id, { signal }) }),
  };
};
