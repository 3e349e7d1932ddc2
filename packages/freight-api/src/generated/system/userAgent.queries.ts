// Written by scripts/generate.ts from openapi.json; run `npm run generate` instead of editing.
import type { Page, QueryOptions, Transport } from '../../transport.ts';
import type { UserAgent } from '../models.ts';
import type { UserAgentListQuery, UserAgentQueryByUserNameQuery } from './userAgent.ts';
import { createUserAgentApi } from './userAgent.ts';
/** Questions of userAgent as TanStack Query takes them. */
export const createUserAgentQueries = (transport: Transport) => {
  const api = createUserAgentApi(transport);
  return {
    /** 用户代理人设置列表 · List: Stand-in. Needs `userAgent:list`. */
    list: (query: UserAgentListQuery = {}): QueryOptions<Page<UserAgent>> => ({
      queryKey: ['userAgent', 'list', query],
      queryFn: ({ signal }) => api.list(query, { signal }),
    }),
    /** 用户代理人设置详情 · Get: Stand-in. Needs `userAgent:list`. */
    get: (id: string): QueryOptions<UserAgent> => ({ queryKey: ['userAgent', 'get', id], queryFn: ({ signal }) => api.get(id, { signal }) }),
    /** 用户的代理人 · The stand-in of a user. Needs `userAgent:list`. */
    queryByUserName: (query: UserAgentQueryByUserNameQuery): QueryOptions<UserAgent> => ({
      queryKey: ['userAgent', 'queryByUserName', query],
      queryFn: ({ signal }) => api.queryByUserName(query, { signal }),
    }),
  };
};
