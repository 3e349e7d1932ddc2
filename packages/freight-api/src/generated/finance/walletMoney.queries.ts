// Written by scripts/generate.ts from openapi.json; run `npm run generate` instead of editing.
import type { QueryOptions, Transport } from '../../transport.ts';
import type { WalletCheck } from '../models.ts';
import type { WalletMoneyCheckQuery } from './walletMoney.ts';
import { createWalletMoneyApi } from './walletMoney.ts';
/** Questions of walletMoney as TanStack Query takes them. */
export const createWalletMoneyQueries = (transport: Transport) => {
  const api = createWalletMoneyApi(transport);
  return {
    /** 钱包对账 · Check a wallet. Needs `wallet:check`. */
    check: (query: WalletMoneyCheckQuery): QueryOptions<WalletCheck> => ({
      queryKey: ['walletMoney', 'check', query],
      queryFn: ({ signal }) => api.check(query, { signal }),
    }),
  };
};
