// Written by scripts/generate.ts from openapi.json; run `npm run generate` instead of editing.
import type { Page, QueryOptions, Transport } from '../../transport.ts';
import type { AccountBalances, AccountRecord, AccountStatement, PayeeBalances } from '../models.ts';
import type { AccountRecordBalancesQuery, AccountRecordListQuery, AccountRecordStatementQuery, AccountRecordSummaryQuery } from './accountRecord.ts';
import { createAccountRecordApi } from './accountRecord.ts';
/** Questions of accountRecord as TanStack Query takes them. */
export const createAccountRecordQueries = (transport: Transport) => {
  const api = createAccountRecordApi(transport);
  return {
    /** 期初期末余额 · Opening and closing balance. Needs `accountRecord:list`. */
    balances: (query: AccountRecordBalancesQuery = {}): QueryOptions<AccountBalances> => ({
      queryKey: ['accountRecord', 'balances', query],
      queryFn: ({ signal }) => api.balances(query, { signal }),
    }),
    /** 账户流水 · Account records. Needs `accountRecord:list`. */
    list: (query: AccountRecordListQuery = {}): QueryOptions<Page<AccountRecord>> => ({
      queryKey: ['accountRecord', 'list', query],
      queryFn: ({ signal }) => api.list(query, { signal }),
    }),
    /** 月度对账单 · Statement of a month. Needs `accountRecord:export`. */
    statement: (query: AccountRecordStatementQuery): QueryOptions<AccountStatement> => ({
      queryKey: ['accountRecord', 'statement', query],
      queryFn: ({ signal }) => api.statement(query, { signal }),
    }),
    /** 账户余额 · Balances. Needs `accountRecord:list`. */
    summary: (query: AccountRecordSummaryQuery): QueryOptions<PayeeBalances> => ({
      queryKey: ['accountRecord', 'summary', query],
      queryFn: ({ signal }) => api.summary(query, { signal }),
    }),
  };
};
