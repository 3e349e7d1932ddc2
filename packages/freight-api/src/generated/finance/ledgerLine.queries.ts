// Written by scripts/generate.ts from openapi.json; run `npm run generate` instead of editing.
import type { Page, QueryOptions, Transport } from '../../transport.ts';
import type { LedgerLine } from '../models.ts';
import type { LedgerLineListQuery } from './ledgerLine.ts';
import { createLedgerLineApi } from './ledgerLine.ts';
/** Questions of ledgerLine as TanStack Query takes them. */
export const createLedgerLineQueries = (transport: Transport) => {
  const api = createLedgerLineApi(transport);
  return {
    /** 总账分录 · Ledger lines. Needs `ledger:list`. */
    list: (query: LedgerLineListQuery = {}): QueryOptions<Page<LedgerLine>> => ({
      queryKey: ['ledgerLine', 'list', query],
      queryFn: ({ signal }) => api.list(query, { signal }),
    }),
  };
};
