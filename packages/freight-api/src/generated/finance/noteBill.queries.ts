// Written by scripts/generate.ts from openapi.json; run `npm run generate` instead of editing.
import type { Page, QueryOptions, Transport } from '../../transport.ts';
import type { NoteBill } from '../models.ts';
import type { NoteBillListQuery } from './noteBill.ts';
import { createNoteBillApi } from './noteBill.ts';
/** Questions of noteBill as TanStack Query takes them. */
export const createNoteBillQueries = (transport: Transport) => {
  const api = createNoteBillApi(transport);
  return {
    /** 运单账单 · Accounts of waybills. Needs `bill:view`. */
    list: (query: NoteBillListQuery = {}): QueryOptions<Page<NoteBill>> => ({
      queryKey: ['noteBill', 'list', query],
      queryFn: ({ signal }) => api.list(query, { signal }),
    }),
  };
};
