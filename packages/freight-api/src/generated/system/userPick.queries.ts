// Written by scripts/generate.ts from openapi.json; run `npm run generate` instead of editing.
import type { Page, QueryOptions, Transport } from '../../transport.ts';
import type { User } from '../models.ts';
import type { UserPickQueryByIdsQuery, UserPickQueryUserByDepIdQuery, UserPickQueryUserComponentDataQuery } from './userPick.ts';
import { createUserPickApi } from './userPick.ts';
/** Questions of userPick as TanStack Query takes them. */
export const createUserPickQueries = (transport: Transport) => {
  const api = createUserPickApi(transport);
  return {
    /** 按编号查询用户 · People by ids. Needs `session`. */
    queryByIds: (query: UserPickQueryByIdsQuery): QueryOptions<User[]> => ({
      queryKey: ['userPick', 'queryByIds', query],
      queryFn: ({ signal }) => api.queryByIds(query, { signal }),
    }),
    /** 部门及下级部门的用户 · People of a department and of those below. Needs `session`. */
    queryUserByDepId: (query: UserPickQueryUserByDepIdQuery): QueryOptions<User[]> => ({
      queryKey: ['userPick', 'queryUserByDepId', query],
      queryFn: ({ signal }) => api.queryUserByDepId(query, { signal }),
    }),
    /** 选择用户 · People to choose from. Needs `session`. */
    queryUserComponentData: (query: UserPickQueryUserComponentDataQuery = {}): QueryOptions<Page<User>> => ({
      queryKey: ['userPick', 'queryUserComponentData', query],
      queryFn: ({ signal }) => api.queryUserComponentData(query, { signal }),
    }),
  };
};
