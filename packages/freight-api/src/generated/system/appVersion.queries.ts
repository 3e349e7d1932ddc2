// Written by scripts/generate.ts from openapi.json; run `npm run generate` instead of editing.
import type { Page, QueryOptions, Transport } from '../../transport.ts';
import type { AppVersion, OfferedVersion } from '../models.ts';
import type { AppVersionLatestQuery, AppVersionListQuery } from './appVersion.ts';
import { createAppVersionApi } from './appVersion.ts';
/** Questions of appVersion as TanStack Query takes them. */
export const createAppVersionQueries = (transport: Transport) => {
  const api = createAppVersionApi(transport);
  return {
    /** 最新版本 · The latest versions. Needs `public`. */
    latest: (query: AppVersionLatestQuery = {}): QueryOptions<OfferedVersion[]> => ({
      queryKey: ['appVersion', 'latest', query],
      queryFn: ({ signal }) => api.latest(query, { signal }),
    }),
    /** APP版本列表 · List: App version. Needs `appVersion:list`. */
    list: (query: AppVersionListQuery = {}): QueryOptions<Page<AppVersion>> => ({
      queryKey: ['appVersion', 'list', query],
      queryFn: ({ signal }) => api.list(query, { signal }),
    }),
    /** APP版本详情 · Get: App version. Needs `appVersion:list`. */
    get: (id: string): QueryOptions<AppVersion> => ({ queryKey: ['appVersion', 'get', id], queryFn: ({ signal }) => api.get(id, { signal }) }),
  };
};
