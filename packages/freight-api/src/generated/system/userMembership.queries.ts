// Written by scripts/generate.ts from openapi.json; run `npm run generate` instead of editing.
import type { Page, QueryOptions, Transport } from '../../transport.ts';
import type { User } from '../models.ts';
import type { UserMembershipDepartUserListQuery, UserMembershipUserRoleListQuery } from './userMembership.ts';
import { createUserMembershipApi } from './userMembership.ts';
/** Questions of userMembership as TanStack Query takes them. */
export const createUserMembershipQueries = (transport: Transport) => {
  const api = createUserMembershipApi(transport);
  return {
    /** 部门下的用户 · People of a department. Needs `user:list`. */
    departUserList: (
      query: UserMembershipDepartUserListQuery = {},
    ): QueryOptions<{
      records: User[];
      total: number;
      size: number;
      current: number;
      pages: number;
      sums?: Record<string, number>;
      sumsTooSlow?: boolean;
      totalEstimated?: boolean;
      hiddenFields?: string[];
    } | null> => ({ queryKey: ['userMembership', 'departUserList', query], queryFn: ({ signal }) => api.departUserList(query, { signal }) }),
    /** 角色下的用户 · People of a role. Needs `user:list`. */
    userRoleList: (query: UserMembershipUserRoleListQuery): QueryOptions<Page<User>> => ({
      queryKey: ['userMembership', 'userRoleList', query],
      queryFn: ({ signal }) => api.userRoleList(query, { signal }),
    }),
  };
};
