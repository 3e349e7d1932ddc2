// Written by scripts/generate.ts from openapi.json; run `npm run generate` instead of editing.
import type { Page, QueryOptions, Transport } from '../../transport.ts';
import type { BankCard, BankChoice, OwnCardHolder } from '../models.ts';
import type { BankCardListQuery, BankCardRecogniseQuery } from './bankCard.ts';
import { createBankCardApi } from './bankCard.ts';
/** Questions of bankCard as TanStack Query takes them. */
export const createBankCardQueries = (transport: Transport) => {
  const api = createBankCardApi(transport);
  return {
    /** 银行卡列表 · List: Bank card. Needs `bankCard:list`. */
    list: (query: BankCardListQuery = {}): QueryOptions<Page<BankCard>> => ({
      queryKey: ['bankCard', 'list', query],
      queryFn: ({ signal }) => api.list(query, { signal }),
    }),
    /** 本方持卡主体 · Whose cards the actor binds. Needs `bankCard:own`. */
    own: (): QueryOptions<OwnCardHolder> => ({ queryKey: ['bankCard', 'own'], queryFn: ({ signal }) => api.own({ signal }) }),
    /** 银行卡详情 · Get: Bank card. Needs `bankCard:list`. */
    get: (id: string): QueryOptions<BankCard> => ({ queryKey: ['bankCard', 'get', id], queryFn: ({ signal }) => api.get(id, { signal }) }),
    /** 识别银行 · The bank of a card. Needs `bankCard:list`. */
    recognise: (query: BankCardRecogniseQuery): QueryOptions<BankChoice | null> => ({
      queryKey: ['bankCard', 'recognise', query],
      queryFn: ({ signal }) => api.recognise(query, { signal }),
    }),
  };
};
