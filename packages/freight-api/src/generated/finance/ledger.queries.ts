// Written by scripts/generate.ts from openapi.json; run `npm run generate` instead of editing.
import type { Page, QueryOptions, Transport } from '../../transport.ts';
import type { LedgerBalance, TrialBalance } from '../models.ts';
import type { LedgerAccountsQuery, LedgerTrialBalanceQuery } from './ledger.ts';
import { createLedgerApi } from './ledger.ts';
/** Questions of ledger as TanStack Query takes them. */
export const createLedgerQueries = (transport: Transport) => {
  const api = createLedgerApi(transport);
  return {
    /** 科目明细余额 · Accounts. Needs `ledger:list`. */
    accounts: (query: LedgerAccountsQuery): QueryOptions<Page<LedgerBalance>> => ({
      queryKey: ['ledger', 'accounts', query],
      queryFn: ({ signal }) => api.accounts(query, { signal }),
    }),
    /** 科目余额表 · Trial balance. Needs `ledger:list`. */
    trialBalance: (query: LedgerTrialBalanceQuery): QueryOptions<TrialBalance> => ({
      queryKey: ['ledger', 'trialBalance', query],
      queryFn: ({ signal }) => api.trialBalance(query, { signal }),
    }),
  };
};
