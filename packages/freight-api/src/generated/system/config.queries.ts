// Written by scripts/generate.ts from openapi.json; run `npm run generate` instead of editing.
import type { Page, QueryOptions, Transport } from '../../transport.ts';
import type { Config } from '../models.ts';
import type { ConfigListQuery } from './config.ts';
import { createConfigApi } from './config.ts';
/** Questions of config as TanStack Query takes them. */
export const createConfigQueries = (transport: Transport) => {
  const api = createConfigApi(transport);
  return {
    /** 公开参数 · Public values. Needs `public`. */
    cfg: (): QueryOptions<Record<string, string | number | null>> => ({ queryKey: ['config', 'cfg'], queryFn: ({ signal }) => api.cfg({ signal }) }),
    /** 参数列表 · List: Configuration value. Needs `config:list`. */
    list: (query: ConfigListQuery = {}): QueryOptions<Page<Config>> => ({
      queryKey: ['config', 'list', query],
      queryFn: ({ signal }) => api.list(query, { signal }),
    }),
    /** 参数详情 · Get: Configuration value. Needs `config:list`. */
    get: (id: string): QueryOptions<Config> => ({ queryKey: ['config', 'get', id], queryFn: ({ signal }) => api.get(id, { signal }) }),
  };
};
