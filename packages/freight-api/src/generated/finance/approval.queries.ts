// Written by scripts/generate.ts from openapi.json; run `npm run generate` instead of editing.
import type { Page, QueryOptions, Transport } from '../../transport.ts';
import type { Approval } from '../models.ts';
import type { ApprovalListQuery, ApprovalStatusCountQuery } from './approval.ts';
import { createApprovalApi } from './approval.ts';
/** Questions of approval as TanStack Query takes them. */
export const createApprovalQueries = (transport: Transport) => {
  const api = createApprovalApi(transport);
  return {
    /** 复核申请列表 · List: Application. Needs `approval:list`. */
    list: (query: ApprovalListQuery = {}): QueryOptions<Page<Approval>> => ({
      queryKey: ['approval', 'list', query],
      queryFn: ({ signal }) => api.list(query, { signal }),
    }),
    /** 复核申请详情 · Get: Application. Needs `approval:list`. */
    get: (id: string): QueryOptions<Approval> => ({ queryKey: ['approval', 'get', id], queryFn: ({ signal }) => api.get(id, { signal }) }),
    /** 状态计数 · Count by status. Needs `approval:list`. */
    statusCount: (query: ApprovalStatusCountQuery = {}): QueryOptions<Record<string, number>> => ({
      queryKey: ['approval', 'statusCount', query],
      queryFn: ({ signal }) => api.statusCount(query, { signal }),
    }),
  };
};
