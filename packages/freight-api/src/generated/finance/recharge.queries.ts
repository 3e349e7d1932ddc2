// Written by scripts/generate.ts from openapi.json; run `npm run generate` instead of editing.
import type { Page, QueryOptions, Transport } from '../../transport.ts';
import type { BankLine, ReceiveAccount, ReceiveThirdAccount, Recharge } from '../models.ts';
import type {
  RechargeListQuery,
  RechargeReceiveAccountsQuery,
  RechargeStatusCountQuery,
  RechargeThirdAccountsQuery,
  RechargeUnmatchedQuery,
} from './recharge.ts';
import { createRechargeApi } from './recharge.ts';
/** Questions of recharge as TanStack Query takes them. */
export const createRechargeQueries = (transport: Transport) => {
  const api = createRechargeApi(transport);
  return {
    /** 充值单列表 · List: Top-up. Needs `recharge:list`. */
    list: (query: RechargeListQuery = {}): QueryOptions<Page<Recharge>> => ({
      queryKey: ['recharge', 'list', query],
      queryFn: ({ signal }) => api.list(query, { signal }),
    }),
    /** 充值单详情 · Get: Top-up. Needs `recharge:list`. */
    get: (id: string): QueryOptions<Recharge> => ({ queryKey: ['recharge', 'get', id], queryFn: ({ signal }) => api.get(id, { signal }) }),
    /** 收款账户 · Accounts to send money to. Needs `recharge:add`. */
    receiveAccounts: (query: RechargeReceiveAccountsQuery): QueryOptions<ReceiveAccount[]> => ({
      queryKey: ['recharge', 'receiveAccounts', query],
      queryFn: ({ signal }) => api.receiveAccounts(query, { signal }),
    }),
    /** 状态计数 · Count by status. Needs `recharge:list`. */
    statusCount: (query: RechargeStatusCountQuery = {}): QueryOptions<Record<string, number>> => ({
      queryKey: ['recharge', 'statusCount', query],
      queryFn: ({ signal }) => api.statusCount(query, { signal }),
    }),
    /** 收款第三方账户 · Accounts at institutions to send money to. Needs `recharge:add`. */
    thirdAccounts: (query: RechargeThirdAccountsQuery): QueryOptions<ReceiveThirdAccount[]> => ({
      queryKey: ['recharge', 'thirdAccounts', query],
      queryFn: ({ signal }) => api.thirdAccounts(query, { signal }),
    }),
    /** 未匹配的银行到账 · Receipts that nothing is booked for. Needs `recharge:match`. */
    unmatched: (query: RechargeUnmatchedQuery): QueryOptions<BankLine[]> => ({
      queryKey: ['recharge', 'unmatched', query],
      queryFn: ({ signal }) => api.unmatched(query, { signal }),
    }),
  };
};
