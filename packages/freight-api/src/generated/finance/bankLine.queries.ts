// Written by scripts/generate.ts from openapi.json; run `npm run generate` instead of editing.
import type { Page, QueryOptions, Transport } from '../../transport.ts';
import type { BankLine, BankReconciliation, LedgerLine } from '../models.ts';
import type { BankLineCandidatesQuery, BankLineListQuery, BankLineStatusCountQuery, BankLineSummaryQuery, BankLineUnmatchedBooksQuery } from './bankLine.ts';
import { createBankLineApi } from './bankLine.ts';
/** Questions of bankLine as TanStack Query takes them. */
export const createBankLineQueries = (transport: Transport) => {
  const api = createBankLineApi(transport);
  return {
    /** 可匹配的账面分录 · Lines of the books that fit. Needs `platformAccount:reconcile`. */
    candidates: (query: BankLineCandidatesQuery): QueryOptions<LedgerLine[]> => ({
      queryKey: ['bankLine', 'candidates', query],
      queryFn: ({ signal }) => api.candidates(query, { signal }),
    }),
    /** 银行流水列表 · List: Bank statement line. Needs `bankLine:list`. */
    list: (query: BankLineListQuery = {}): QueryOptions<Page<BankLine>> => ({
      queryKey: ['bankLine', 'list', query],
      queryFn: ({ signal }) => api.list(query, { signal }),
    }),
    /** 银行流水详情 · Get: Bank statement line. Needs `bankLine:list`. */
    get: (id: string): QueryOptions<BankLine> => ({ queryKey: ['bankLine', 'get', id], queryFn: ({ signal }) => api.get(id, { signal }) }),
    /** 状态计数 · Count by status. Needs `bankLine:list`. */
    statusCount: (query: BankLineStatusCountQuery = {}): QueryOptions<Record<string, number>> => ({
      queryKey: ['bankLine', 'statusCount', query],
      queryFn: ({ signal }) => api.statusCount(query, { signal }),
    }),
    /** 对账汇总 · Reconciliation. Needs `bankLine:list`. */
    summary: (query: BankLineSummaryQuery): QueryOptions<BankReconciliation> => ({
      queryKey: ['bankLine', 'summary', query],
      queryFn: ({ signal }) => api.summary(query, { signal }),
    }),
    /** 账面未达 · Lines of the books without one of the bank. Needs `bankLine:list`. */
    unmatchedBooks: (query: BankLineUnmatchedBooksQuery): QueryOptions<Page<LedgerLine>> => ({
      queryKey: ['bankLine', 'unmatchedBooks', query],
      queryFn: ({ signal }) => api.unmatchedBooks(query, { signal }),
    }),
  };
};
