// Written by scripts/generate.ts from openapi.json; run `npm run generate` instead of editing.
import type { Page, QueryOptions, Transport } from '../../transport.ts';
import type { WalletConfig } from '../models.ts';
import type { WalletConfigListQuery } from './walletConfig.ts';
import { createWalletConfigApi } from './walletConfig.ts';
/** Questions of walletConfig as TanStack Query takes them. */
export const createWalletConfigQueries = (transport: Transport) => {
  const api = createWalletConfigApi(transport);
  return {
    /** 钱包配置列表 · List: Payment settings. Needs `walletConfig:list`. */
    list: (query: WalletConfigListQuery = {}): QueryOptions<Page<WalletConfig>> => ({
      queryKey: ['walletConfig', 'list', query],
      queryFn: ({ signal }) => api.list(query, { signal }),
    }),
    /** 钱包配置详情 · Get: Payment settings. Needs `walletConfig:list`. */
    get: (id: string): QueryOptions<WalletConfig> => ({ queryKey: ['walletConfig', 'get', id], queryFn: ({ signal }) => api.get(id, { signal }) }),
  };
};
