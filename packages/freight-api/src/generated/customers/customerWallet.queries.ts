// Written by scripts/generate.ts from openapi.json; run `npm run generate` instead of editing.
import type { Page, QueryOptions, Transport } from '../../transport.ts';
import type { CustomerWallet, WalletTotals } from '../models.ts';
import type { CustomerWalletListQuery, CustomerWalletOfCustomerQuery } from './customerWallet.ts';
import { createCustomerWalletApi } from './customerWallet.ts';
/** Questions of customerWallet as TanStack Query takes them. */
export const createCustomerWalletQueries = (transport: Transport) => {
  const api = createCustomerWalletApi(transport);
  return {
    /** 客户钱包列表 · List: Customer wallet. Needs `wallet:list`. */
    list: (query: CustomerWalletListQuery = {}): QueryOptions<Page<CustomerWallet>> => ({
      queryKey: ['customerWallet', 'list', query],
      queryFn: ({ signal }) => api.list(query, { signal }),
    }),
    /** 客户的钱包 · Wallets of a customer. Needs `customer:wallet`. */
    ofCustomer: (query: CustomerWalletOfCustomerQuery): QueryOptions<Page<CustomerWallet>> => ({
      queryKey: ['customerWallet', 'ofCustomer', query],
      queryFn: ({ signal }) => api.ofCustomer(query, { signal }),
    }),
    /** 客户钱包详情 · Get: Customer wallet. Needs `wallet:list`. */
    get: (id: string): QueryOptions<CustomerWallet> => ({ queryKey: ['customerWallet', 'get', id], queryFn: ({ signal }) => api.get(id, { signal }) }),
    /** 钱包汇总 · Totals of wallets. Needs `wallet:list`. */
    summary: (): QueryOptions<WalletTotals> => ({ queryKey: ['customerWallet', 'summary'], queryFn: ({ signal }) => api.summary({ signal }) }),
  };
};
