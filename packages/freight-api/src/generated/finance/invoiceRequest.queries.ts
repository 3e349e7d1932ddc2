// Written by scripts/generate.ts from openapi.json; run `npm run generate` instead of editing.
import type { Page, QueryOptions, Transport } from '../../transport.ts';
import type { InvoiceRequest, InvoiceRequestItem, InvoiceRequestTitle, NoteInvoice } from '../models.ts';
import type {
  InvoiceRequestCandidatesQuery,
  InvoiceRequestItemsQuery,
  InvoiceRequestListQuery,
  InvoiceRequestStatusCountQuery,
  InvoiceRequestTitleQuery,
} from './invoiceRequest.ts';
import { createInvoiceRequestApi } from './invoiceRequest.ts';
/** Questions of invoiceRequest as TanStack Query takes them. */
export const createInvoiceRequestQueries = (transport: Transport) => {
  const api = createInvoiceRequestApi(transport);
  return {
    /** 可开票运单 · Waybills to invoice. Needs `requestBill:apply`. */
    candidates: (query: InvoiceRequestCandidatesQuery = {}): QueryOptions<Page<NoteInvoice>> => ({
      queryKey: ['invoiceRequest', 'candidates', query],
      queryFn: ({ signal }) => api.candidates(query, { signal }),
    }),
    /** 开票申请明细 · Waybills of a request. Needs `requestBill:view`. */
    items: (query: InvoiceRequestItemsQuery): QueryOptions<Page<InvoiceRequestItem>> => ({
      queryKey: ['invoiceRequest', 'items', query],
      queryFn: ({ signal }) => api.items(query, { signal }),
    }),
    /** 开票申请列表 · List: Invoice request. Needs `requestBill:list`. */
    list: (query: InvoiceRequestListQuery = {}): QueryOptions<Page<InvoiceRequest>> => ({
      queryKey: ['invoiceRequest', 'list', query],
      queryFn: ({ signal }) => api.list(query, { signal }),
    }),
    /** 开票申请详情 · Get: Invoice request. Needs `requestBill:list`. */
    get: (id: string): QueryOptions<InvoiceRequest> => ({ queryKey: ['invoiceRequest', 'get', id], queryFn: ({ signal }) => api.get(id, { signal }) }),
    /** 状态计数 · Count by status. Needs `requestBill:list`. */
    statusCount: (query: InvoiceRequestStatusCountQuery = {}): QueryOptions<Record<string, number>> => ({
      queryKey: ['invoiceRequest', 'statusCount', query],
      queryFn: ({ signal }) => api.statusCount(query, { signal }),
    }),
    /** 开票资料 · Invoice data. Needs `requestBill:apply`. */
    title: (query: InvoiceRequestTitleQuery): QueryOptions<InvoiceRequestTitle> => ({
      queryKey: ['invoiceRequest', 'title', query],
      queryFn: ({ signal }) => api.title(query, { signal }),
    }),
  };
};
