// Written by scripts/generate.ts from openapi.json; run `npm run generate` instead of editing.
import type { Page, QueryOptions, Transport } from '../../transport.ts';
import type { BindableCard, ThirdAccount } from '../models.ts';
import type { ThirdAccountCardsQuery, ThirdAccountListQuery } from './thirdAccount.ts';
import { createThirdAccountApi } from './thirdAccount.ts';
/** Questions of thirdAccount as TanStack Query takes them. */
export const createThirdAccountQueries = (transport: Transport) => {
  const api = createThirdAccountApi(transport);
  return {
    /** 可绑定的账户 · What may be bound. Needs `thirdAccount:bindCard`. */
    cards: (query: ThirdAccountCardsQuery): QueryOptions<BindableCard[]> => ({
      queryKey: ['thirdAccount', 'cards', query],
      queryFn: ({ signal }) => api.cards(query, { signal }),
    }),
    /** 第三方支付账户列表 · List: Account at an institution. Needs `thirdAccount:list`. */
    list: (query: ThirdAccountListQuery = {}): QueryOptions<Page<ThirdAccount>> => ({
      queryKey: ['thirdAccount', 'list', query],
      queryFn: ({ signal }) => api.list(query, { signal }),
    }),
    /** 第三方支付账户详情 · Get: Account at an institution. Needs `thirdAccount:list`. */
    get: (id: string): QueryOptions<ThirdAccount> => ({ queryKey: ['thirdAccount', 'get', id], queryFn: ({ signal }) => api.get(id, { signal }) }),
  };
};
