// Written by scripts/generate.ts from openapi.json; run `npm run generate` instead of editing.
import type { Page, QueryOptions, Transport } from '../../transport.ts';
import type { PayFile, Payment } from '../models.ts';
import type { PayFileListQuery, PayFilePaymentsQuery, PayFileWaitingQuery } from './payFile.ts';
import { createPayFileApi } from './payFile.ts';
/** Questions of payFile as TanStack Query takes them. */
export const createPayFileQueries = (transport: Transport) => {
  const api = createPayFileApi(transport);
  return {
    /** 付款文件列表 · List: Payment file. Needs `payFile:list`. */
    list: (query: PayFileListQuery = {}): QueryOptions<Page<PayFile>> => ({
      queryKey: ['payFile', 'list', query],
      queryFn: ({ signal }) => api.list(query, { signal }),
    }),
    /** 文件中的付款 · Payments of a file. Needs `payFile:list`. */
    payments: (query: PayFilePaymentsQuery): QueryOptions<Page<Payment>> => ({
      queryKey: ['payFile', 'payments', query],
      queryFn: ({ signal }) => api.payments(query, { signal }),
    }),
    /** 付款文件详情 · Get: Payment file. Needs `payFile:list`. */
    get: (id: string): QueryOptions<PayFile> => ({ queryKey: ['payFile', 'get', id], queryFn: ({ signal }) => api.get(id, { signal }) }),
    /** 待生成文件的付款 · Payments that wait for a file. Needs `payFile:list`. */
    waiting: (query: PayFileWaitingQuery = {}): QueryOptions<Page<Payment>> => ({
      queryKey: ['payFile', 'waiting', query],
      queryFn: ({ signal }) => api.waiting(query, { signal }),
    }),
  };
};
