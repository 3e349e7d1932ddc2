// Written by scripts/generate.ts from openapi.json; run `npm run generate` instead of editing.
import type { QueryOptions, Transport } from '../../transport.ts';
import type { PendingCounts } from '../models.ts';
import { createPendingCountsApi } from './pendingCounts.ts';
/** Questions of pendingCounts as TanStack Query takes them. */
export const createPendingCountsQueries = (transport: Transport) => {
  const api = createPendingCountsApi(transport);
  return {
    /** 待办数 · Pending counts. Needs `session`. */
    getDsXx: (): QueryOptions<PendingCounts> => ({ queryKey: ['pendingCounts', 'getDsXx'], queryFn: ({ signal }) => api.getDsXx({ signal }) }),
  };
};
