// Written by scripts/generate.ts from openapi.json; run `npm run generate` instead of editing.
import type { Page, QueryOptions, Transport } from '../../transport.ts';
import type { Prepay, PrepayTerms } from '../models.ts';
import type { PrepayListQuery, PrepayStatusCountQuery, PrepayTermsQuery } from './prepay.ts';
import { createPrepayApi } from './prepay.ts';
/** Questions of prepay as TanStack Query takes them. */
export const createPrepayQueries = (transport: Transport) => {
  const api = createPrepayApi(transport);
  return {
    /** 预付单列表 · List: Prepayment. Needs `prepay:list`. */
    list: (query: PrepayListQuery = {}): QueryOptions<Page<Prepay>> => ({
      queryKey: ['prepay', 'list', query],
      queryFn: ({ signal }) => api.list(query, { signal }),
    }),
    /** 预付单详情 · Get: Prepayment. Needs `prepay:list`. */
    get: (id: string): QueryOptions<Prepay> => ({ queryKey: ['prepay', 'get', id], queryFn: ({ signal }) => api.get(id, { signal }) }),
    /** 状态计数 · Count by status. Needs `prepay:list`. */
    statusCount: (query: PrepayStatusCountQuery = {}): QueryOptions<Record<string, number>> => ({
      queryKey: ['prepay', 'statusCount', query],
      queryFn: ({ signal }) => api.statusCount(query, { signal }),
    }),
    /** 可预付金额 · What may be prepaid. Needs `prepay:apply`. */
    terms: (query: PrepayTermsQuery): QueryOptions<PrepayTerms> => ({
      queryKey: ['prepay', 'terms', query],
      queryFn: ({ signal }) => api.terms(query, { signal }),
    }),
  };
};
