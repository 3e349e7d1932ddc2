// Written by scripts/generate.ts from openapi.json; run `npm run generate` instead of editing.
import type { Page, QueryOptions, Transport } from '../../transport.ts';
import type { LocalMail } from '../models.ts';
import type { LocalMailListQuery } from './localMail.ts';
import { createLocalMailApi } from './localMail.ts';
/** Questions of localMail as TanStack Query takes them. */
export const createLocalMailQueries = (transport: Transport) => {
  const api = createLocalMailApi(transport);
  return {
    /** 本地信箱 · Local mail box. Needs `message:viewMail`. */
    list: (query: LocalMailListQuery = {}): QueryOptions<Page<LocalMail>> => ({
      queryKey: ['localMail', 'list', query],
      queryFn: ({ signal }) => api.list(query, { signal }),
    }),
    /** 本地邮件 · A local mail. Needs `message:viewMail`. */
    get: (id: string): QueryOptions<LocalMail> => ({ queryKey: ['localMail', 'get', id], queryFn: ({ signal }) => api.get(id, { signal }) }),
  };
};
