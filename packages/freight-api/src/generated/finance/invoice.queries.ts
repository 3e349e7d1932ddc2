// Written by scripts/generate.ts from openapi.json; run `npm run generate` instead of editing.
import type { Page, QueryOptions, Transport } from '../../transport.ts';
import type { Invoice, InvoiceItem } from '../models.ts';
import type { InvoiceItemsQuery, InvoiceListQuery, InvoiceStatusCountQuery } from './invoice.ts';
import { createInvoiceApi } from './invoice.ts';
/** Questions of invoice as TanStack Query takes them. */
export const createInvoiceQueries = (transport: Transport) => {
  const api = createInvoiceApi(transport);
  return {
    /** 发票运单明细 · Waybills of an invoice. Needs `invoice:items`. */
    items: (query: InvoiceItemsQuery): QueryOptions<Page<InvoiceItem>> => ({
      queryKey: ['invoice', 'items', query],
      queryFn: ({ signal }) => api.items(query, { signal }),
    }),
    /** 发票列表 · List: Invoice. Needs `invoice:list`. */
    list: (query: InvoiceListQuery = {}): QueryOptions<Page<Invoice>> => ({
      queryKey: ['invoice', 'list', query],
      queryFn: ({ signal }) => api.list(query, { signal }),
    }),
    /** 发票详情 · Get: Invoice. Needs `invoice:list`. */
    get: (id: string): QueryOptions<Invoice> => ({ queryKey: ['invoice', 'get', id], queryFn: ({ signal }) => api.get(id, { signal }) }),
    /** 状态计数 · Count by status. Needs `invoice:list`. */
    statusCount: (query: InvoiceStatusCountQuery = {}): QueryOptions<Record<string, number>> => ({
      queryKey: ['invoice', 'statusCount', query],
      queryFn: ({ signal }) => api.statusCount(query, { signal }),
    }),
  };
};
