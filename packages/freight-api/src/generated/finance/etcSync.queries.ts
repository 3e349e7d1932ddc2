// Written by scripts/generate.ts from openapi.json; run `npm run generate` instead of editing.
import type { Page, QueryOptions, Transport } from '../../transport.ts';
import type { EtcInvoice, EtcSync } from '../models.ts';
import type { EtcSyncInvoicesQuery, EtcSyncListQuery, EtcSyncStatusCountQuery } from './etcSync.ts';
import { createEtcSyncApi } from './etcSync.ts';
/** Questions of etcSync as TanStack Query takes them. */
export const createEtcSyncQueries = (transport: Transport) => {
  const api = createEtcSyncApi(transport);
  return {
    /** 通行费发票 · Toll invoices. Needs `etc:invoices`. */
    invoices: (query: EtcSyncInvoicesQuery): QueryOptions<Page<EtcInvoice>> => ({
      queryKey: ['etcSync', 'invoices', query],
      queryFn: ({ signal }) => api.invoices(query, { signal }),
    }),
    /** ETC同步列表 · List: Toll report. Needs `etc:list`. */
    list: (query: EtcSyncListQuery = {}): QueryOptions<Page<EtcSync>> => ({
      queryKey: ['etcSync', 'list', query],
      queryFn: ({ signal }) => api.list(query, { signal }),
    }),
    /** ETC同步详情 · Get: Toll report. Needs `etc:list`. */
    get: (id: string): QueryOptions<EtcSync> => ({ queryKey: ['etcSync', 'get', id], queryFn: ({ signal }) => api.get(id, { signal }) }),
    /** 状态计数 · Count by status. Needs `etc:list`. */
    statusCount: (query: EtcSyncStatusCountQuery = {}): QueryOptions<Record<string, number>> => ({
      queryKey: ['etcSync', 'statusCount', query],
      queryFn: ({ signal }) => api.statusCount(query, { signal }),
    }),
  };
};
