// Written by scripts/generate.ts from openapi.json; run `npm run generate` instead of editing.
import type { Page, QueryOptions, Transport } from '../../transport.ts';
import type { Violation } from '../models.ts';
import type { ViolationListQuery, ViolationStatusCountQuery } from './violation.ts';
import { createViolationApi } from './violation.ts';
/** Questions of violation as TanStack Query takes them. */
export const createViolationQueries = (transport: Transport) => {
  const api = createViolationApi(transport);
  return {
    /** 违规记录列表 · List: Violation. Needs `violation:list`. */
    list: (query: ViolationListQuery = {}): QueryOptions<Page<Violation>> => ({
      queryKey: ['violation', 'list', query],
      queryFn: ({ signal }) => api.list(query, { signal }),
    }),
    /** 违规记录详情 · Get: Violation. Needs `violation:list`. */
    get: (id: string): QueryOptions<Violation> => ({ queryKey: ['violation', 'get', id], queryFn: ({ signal }) => api.get(id, { signal }) }),
    /** 状态计数 · Count by status. Needs `violation:list`. */
    statusCount: (query: ViolationStatusCountQuery = {}): QueryOptions<Record<string, number>> => ({
      queryKey: ['violation', 'statusCount', query],
      queryFn: ({ signal }) => api.statusCount(query, { signal }),
    }),
  };
};
