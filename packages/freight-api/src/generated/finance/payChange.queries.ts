// Written by scripts/generate.ts from openapi.json; run `npm run generate` instead of editing.
import type { Page, QueryOptions, Transport } from '../../transport.ts';
import type { PayChange } from '../models.ts';
import type { PayChangeListQuery, PayChangeStatusCountQuery } from './payChange.ts';
import { createPayChangeApi } from './payChange.ts';
/** Questions of payChange as TanStack Query takes them. */
export const createPayChangeQueries = (transport: Transport) => {
  const api = createPayChangeApi(transport);
  return {
    /** 支付变更列表 · List: Payment change. Needs `payChange:list`. */
    list: (query: PayChangeListQuery = {}): QueryOptions<Page<PayChange>> => ({
      queryKey: ['payChange', 'list', query],
      queryFn: ({ signal }) => api.list(query, { signal }),
    }),
    /** 支付变更详情 · Get: Payment change. Needs `payChange:list`. */
    get: (id: string): QueryOptions<PayChange> => ({ queryKey: ['payChange', 'get', id], queryFn: ({ signal }) => api.get(id, { signal }) }),
    /** 状态计数 · Count by status. Needs `payChange:list`. */
    statusCount: (query: PayChangeStatusCountQuery = {}): QueryOptions<Record<string, number>> => ({
      queryKey: ['payChange', 'statusCount', query],
      queryFn: ({ signal }) => api.statusCount(query, { signal }),
    }),
  };
};
