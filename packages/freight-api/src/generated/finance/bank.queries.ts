// Written by scripts/generate.ts from openapi.json; run `npm run generate` instead of editing.
import type { Page, QueryOptions, Transport } from '../../transport.ts';
import type { Bank, BankChoice } from '../models.ts';
import type { BankListQuery, BankRecogniseQuery } from './bank.ts';
import { createBankApi } from './bank.ts';
/** Questions of bank as TanStack Query takes them. */
export const createBankQueries = (transport: Transport) => {
  const api = createBankApi(transport);
  return {
    /** 可选银行 · Banks to choose from. Needs `session`. */
    choices: (): QueryOptions<BankChoice[]> => ({ queryKey: ['bank', 'choices'], queryFn: ({ signal }) => api.choices({ signal }) }),
    /** 银行列表 · List: Bank. Needs `bank:list`. */
    list: (query: BankListQuery = {}): QueryOptions<Page<Bank>> => ({
      queryKey: ['bank', 'list', query],
      queryFn: ({ signal }) => api.list(query, { signal }),
    }),
    /** 银行详情 · Get: Bank. Needs `bank:list`. */
    get: (id: string): QueryOptions<Bank> => ({ queryKey: ['bank', 'get', id], queryFn: ({ signal }) => api.get(id, { signal }) }),
    /** 识别银行 · The bank of a card. Needs `session`. */
    recognise: (query: BankRecogniseQuery): QueryOptions<BankChoice | null> => ({
      queryKey: ['bank', 'recognise', query],
      queryFn: ({ signal }) => api.recognise(query, { signal }),
    }),
  };
};
