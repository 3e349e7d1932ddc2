// Written by scripts/generate.ts from openapi.json; run `npm run generate` instead of editing.
import type { Page, QueryOptions, Transport } from '../../transport.ts';
import type { QuartzRun } from '../models.ts';
import type { QuartzRunListQuery } from './quartzRun.ts';
import { createQuartzRunApi } from './quartzRun.ts';
/** Questions of quartzRun as TanStack Query takes them. */
export const createQuartzRunQueries = (transport: Transport) => {
  const api = createQuartzRunApi(transport);
  return {
    /** 执行记录列表 · List: Run. Needs `quartzJob:list`. */
    list: (query: QuartzRunListQuery = {}): QueryOptions<Page<QuartzRun>> => ({
      queryKey: ['quartzRun', 'list', query],
      queryFn: ({ signal }) => api.list(query, { signal }),
    }),
  };
};
