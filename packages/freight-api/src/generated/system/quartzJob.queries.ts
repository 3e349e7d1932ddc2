// Written by scripts/generate.ts from openapi.json; run `npm run generate` instead of editing.
import type { Page, QueryOptions, Transport } from '../../transport.ts';
import type { JobKind, QuartzJob } from '../models.ts';
import type { QuartzJobListQuery, QuartzJobNextRunsQuery } from './quartzJob.ts';
import { createQuartzJobApi } from './quartzJob.ts';
/** Questions of quartzJob as TanStack Query takes them. */
export const createQuartzJobQueries = (transport: Transport) => {
  const api = createQuartzJobApi(transport);
  return {
    /** 可用任务类 · Jobs that may be scheduled. Needs `quartzJob:list`. */
    kinds: (): QueryOptions<JobKind[]> => ({ queryKey: ['quartzJob', 'kinds'], queryFn: ({ signal }) => api.kinds({ signal }) }),
    /** 定时任务列表 · List: Scheduled job. Needs `quartzJob:list`. */
    list: (query: QuartzJobListQuery = {}): QueryOptions<Page<QuartzJob>> => ({
      queryKey: ['quartzJob', 'list', query],
      queryFn: ({ signal }) => api.list(query, { signal }),
    }),
    /** 最近十次执行时间 · The next ten runs of an expression. Needs `quartzJob:list`. */
    nextRuns: (query: QuartzJobNextRunsQuery): QueryOptions<string[]> => ({
      queryKey: ['quartzJob', 'nextRuns', query],
      queryFn: ({ signal }) => api.nextRuns(query, { signal }),
    }),
    /** 定时任务详情 · Get: Scheduled job. Needs `quartzJob:list`. */
    get: (id: string): QueryOptions<QuartzJob> => ({ queryKey: ['quartzJob', 'get', id], queryFn: ({ signal }) => api.get(id, { signal }) }),
  };
};
