// Written by scripts/generate.ts from openapi.json; run `npm run generate` instead of editing.
import type { Page, QueryOptions, Transport } from '../../transport.ts';
import type { SensitiveLook } from '../models.ts';
import type { SensitiveLookListQuery } from './sensitiveLook.ts';
import { createSensitiveLookApi } from './sensitiveLook.ts';
/** Questions of sensitiveLook as TanStack Query takes them. */
export const createSensitiveLookQueries = (transport: Transport) => {
  const api = createSensitiveLookApi(transport);
  return {
    /** 敏感信息查看列表 · List: Look at sensitive data. Needs `log:list`. */
    list: (query: SensitiveLookListQuery = {}): QueryOptions<Page<SensitiveLook>> => ({
      queryKey: ['sensitiveLook', 'list', query],
      queryFn: ({ signal }) => api.list(query, { signal }),
    }),
  };
};
