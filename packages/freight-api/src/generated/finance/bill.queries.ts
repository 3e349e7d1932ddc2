// Written by scripts/generate.ts from openapi.json; run `npm run generate` instead of editing.
import type { Page, QueryOptions, Transport } from '../../transport.ts';
import type { Bill, BillItem, BillReceipt, NoteBill, Payment } from '../models.ts';
import type { BillCandidatesQuery, BillItemsQuery, BillListQuery, BillPaymentsQuery, BillReceiptsQuery, BillStatusCountQuery } from './bill.ts';
import { createBillApi } from './bill.ts';
/** Questions of bill as TanStack Query takes them. */
export const createBillQueries = (transport: Transport) => {
  const api = createBillApi(transport);
  return {
    /** 可出账运单 · Waybills to bill. Needs `bill:create`. */
    candidates: (query: BillCandidatesQuery): QueryOptions<Page<NoteBill>> => ({
      queryKey: ['bill', 'candidates', query],
      queryFn: ({ signal }) => api.candidates(query, { signal }),
    }),
    /** 账单明细 · Waybills of a bill. Needs `bill:view`. */
    items: (query: BillItemsQuery): QueryOptions<Page<BillItem>> => ({
      queryKey: ['bill', 'items', query],
      queryFn: ({ signal }) => api.items(query, { signal }),
    }),
    /** 账单列表 · List: Bill. Needs `bill:list`. */
    list: (query: BillListQuery = {}): QueryOptions<Page<Bill>> => ({
      queryKey: ['bill', 'list', query],
      queryFn: ({ signal }) => api.list(query, { signal }),
    }),
    /** 付款记录 · Payments. Needs `bill:view`. */
    payments: (query: BillPaymentsQuery): QueryOptions<Page<Payment>> => ({
      queryKey: ['bill', 'payments', query],
      queryFn: ({ signal }) => api.payments(query, { signal }),
    }),
    /** 账单详情 · Get: Bill. Needs `bill:list`. */
    get: (id: string): QueryOptions<Bill> => ({ queryKey: ['bill', 'get', id], queryFn: ({ signal }) => api.get(id, { signal }) }),
    /** 收款记录 · Receipts. Needs `bill:view`. */
    receipts: (query: BillReceiptsQuery): QueryOptions<Page<BillReceipt>> => ({
      queryKey: ['bill', 'receipts', query],
      queryFn: ({ signal }) => api.receipts(query, { signal }),
    }),
    /** 状态计数 · Count by status. Needs `bill:list`. */
    statusCount: (query: BillStatusCountQuery = {}): QueryOptions<Record<string, number>> => ({
      queryKey: ['bill', 'statusCount', query],
      queryFn: ({ signal }) => api.statusCount(query, { signal }),
    }),
  };
};
