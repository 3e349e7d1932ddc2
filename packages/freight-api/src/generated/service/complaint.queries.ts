// Written by scripts/generate.ts from openapi.json; run `npm run generate` instead of editing.
import type { Page, QueryOptions, Transport } from '../../transport.ts';
import type { Complaint } from '../models.ts';
import type { ComplaintListQuery, ComplaintStatusCountQuery } from './complaint.ts';
import { createComplaintApi } from './complaint.ts';
/** Questions of complaint as TanStack Query takes them. */
export const createComplaintQueries = (transport: Transport) => {
  const api = createComplaintApi(transport);
  return {
    /** 投诉列表 · List: Complaint. Needs `complaint:list`. */
    list: (query: ComplaintListQuery = {}): QueryOptions<Page<Complaint>> => ({
      queryKey: ['complaint', 'list', query],
      queryFn: ({ signal }) => api.list(query, { signal }),
    }),
    /** 投诉详情 · Get: Complaint. Needs `complaint:list`. */
    get: (id: string): QueryOptions<Complaint> => ({ queryKey: ['complaint', 'get', id], queryFn: ({ signal }) => api.get(id, { signal }) }),
    /** 状态计数 · Count by status. Needs `complaint:list`. */
    statusCount: (query: ComplaintStatusCountQuery = {}): QueryOptions<Record<string, number>> => ({
      queryKey: ['complaint', 'statusCount', query],
      queryFn: ({ signal }) => api.statusCount(query, { signal }),
    }),
  };
};
