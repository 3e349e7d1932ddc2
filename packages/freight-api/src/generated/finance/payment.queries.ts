// Written by scripts/generate.ts from openapi.json; run `npm run generate` instead of editing.
import type { Page, QueryOptions, Transport } from '../../transport.ts';
import type { PayableNote, Payment, PaymentReceipt } from '../models.ts';
import type { PaymentFailNoticesQuery, PaymentListQuery, PaymentPayableListQuery, PaymentReceiptQuery, PaymentStatusCountQuery } from './payment.ts';
import { createPaymentApi } from './payment.ts';
/** Questions of payment as TanStack Query takes them. */
export const createPaymentQueries = (transport: Transport) => {
  const api = createPaymentApi(transport);
  return {
    /** 付款失败通知 · Failed payments. Needs `pay:notice`. */
    failNotices: (query: PaymentFailNoticesQuery = {}): QueryOptions<Page<Payment>> => ({
      queryKey: ['payment', 'failNotices', query],
      queryFn: ({ signal }) => api.failNotices(query, { signal }),
    }),
    /** 付款单列表 · List: Payment. Needs `pay:list`. */
    list: (query: PaymentListQuery = {}): QueryOptions<Page<Payment>> => ({
      queryKey: ['payment', 'list', query],
      queryFn: ({ signal }) => api.list(query, { signal }),
    }),
    /** 待付款运单 · Waybills to pay. Needs `pay:list`. */
    payableList: (query: PaymentPayableListQuery = {}): QueryOptions<Page<PayableNote>> => ({
      queryKey: ['payment', 'payableList', query],
      queryFn: ({ signal }) => api.payableList(query, { signal }),
    }),
    /** 付款单详情 · Get: Payment. Needs `pay:list`. */
    get: (id: string): QueryOptions<Payment> => ({ queryKey: ['payment', 'get', id], queryFn: ({ signal }) => api.get(id, { signal }) }),
    /** 电子回单 · Receipt of the bank. Needs `pay:receipt`. */
    receipt: (query: PaymentReceiptQuery): QueryOptions<PaymentReceipt> => ({
      queryKey: ['payment', 'receipt', query],
      queryFn: ({ signal }) => api.receipt(query, { signal }),
    }),
    /** 状态计数 · Count by status. Needs `pay:list`. */
    statusCount: (query: PaymentStatusCountQuery = {}): QueryOptions<Record<string, number>> => ({
      queryKey: ['payment', 'statusCount', query],
      queryFn: ({ signal }) => api.statusCount(query, { signal }),
    }),
  };
};
