// Written by scripts/generate.ts from openapi.json; run `npm run generate` instead of editing.
import type { Page, QueryOptions, Transport } from '../../transport.ts';
import type { LedgerMonth } from '../models.ts';
import type { LedgerMonthListQuery } from './ledgerMonth.ts';
import { createLedgerMonthApi } from './ledgerMonth.ts';
/** Questions of ledgerMonth as TanStack Query takes them. */
export const createLedgerMonthQueries = (transport: Transport) => {
  const api = createLedgerMonthApi(transport);
  return {
    /** 会计期间 · Accounting months. Needs `ledger:list`. */
    list: (query: LedgerMonthListQuery = {}): QueryOptions<Page<LedgerMonth>> => ({
      queryKey: ['ledgerMonth', 'list', query],
      queryFn: ({ signal }) => api.list(query, { signal }),
    }),
  };
};
