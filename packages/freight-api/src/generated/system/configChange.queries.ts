// Written by scripts/generate.ts from openapi.json; run `npm run generate` instead of editing.
import type { Page, QueryOptions, Transport } from '../../transport.ts';
import type { ConfigChange } from '../models.ts';
import type { ConfigChangeListQuery } from './configChange.ts';
import { createConfigChangeApi } from './configChange.ts';
/** Questions of configChange as TanStack Query takes them. */
export const createConfigChangeQueries = (transport: Transport) => {
  const api = createConfigChangeApi(transport);
  return {
    /** 参数变更列表 · List: Change of configuration. Needs `config:list`. */
    list: (query: ConfigChangeListQuery = {}): QueryOptions<Page<ConfigChange>> => ({
      queryKey: ['configChange', 'list', query],
      queryFn: ({ signal }) => api.list(query, { signal }),
    }),
  };
};
