// Written by scripts/generate.ts from openapi.json; run `npm run generate` instead of editing.
import type { Page, QueryOptions, Transport } from '../../transport.ts';
import type { LedgerLine, PlatformAccount } from '../models.ts';
import type { PlatformAccountListQuery, PlatformAccountRecordsQuery } from './platformAccount.ts';
import { createPlatformAccountApi } from './platformAccount.ts';
/** Questions of platformAccount as TanStack Query takes them. */
export const createPlatformAccountQueries = (transport: Transport) => {
  const api = createPlatformAccountApi(transport);
  return {
    /** 平台账户列表 · List: Platform account. Needs `platformAccount:list`. */
    list: (query: PlatformAccountListQuery = {}): QueryOptions<Page<PlatformAccount>> => ({
      queryKey: ['platformAccount', 'list', query],
      queryFn: ({ signal }) => api.list(query, { signal }),
    }),
    /** 平台账户详情 · Get: Platform account. Needs `platformAccount:list`. */
    get: (id: string): QueryOptions<PlatformAccount> => ({ queryKey: ['platformAccount', 'get', id], queryFn: ({ signal }) => api.get(id, { signal }) }),
    /** 平台账户流水 · Records of a platform account. Needs `platformAccount:record`. */
    records: (query: PlatformAccountRecordsQuery): QueryOptions<Page<LedgerLine>> => ({
      queryKey: ['platformAccount', 'records', query],
      queryFn: ({ signal }) => api.records(query, { signal }),
    }),
  };
};
