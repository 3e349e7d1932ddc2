// Written by scripts/generate.ts from openapi.json; run `npm run generate` instead of editing.
import type { Page, QueryOptions, Transport } from '../../transport.ts';
import type { Log } from '../models.ts';
import type { LogListQuery } from './log.ts';
import { createLogApi } from './log.ts';
/** Questions of log as TanStack Query takes them. */
export const createLogQueries = (transport: Transport) => {
  const api = createLogApi(transport);
  return {
    /** 日志列表 · List: Log. Needs `log:list`. */
    list: (query: LogListQuery = {}): QueryOptions<Page<Log>> => ({ queryKey: ['log', 'list', query], queryFn: ({ signal }) => api.list(query, { signal }) }),
  };
};
