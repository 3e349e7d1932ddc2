// Written by scripts/generate.ts from openapi.json; run `npm run generate` instead of editing.
import type { Page, QueryOptions, Transport } from '../../transport.ts';
import type { Role } from '../models.ts';
import type { RoleCheckRoleCodeQuery, RoleListQuery } from './role.ts';
import { createRoleApi } from './role.ts';
/** Questions of role as TanStack Query takes them. */
export const createRoleQueries = (transport: Transport) => {
  const api = createRoleApi(transport);
  return {
    /** 校验角色编码 · Whether a code is free. Needs `role:list`. */
    checkRoleCode: (query: RoleCheckRoleCodeQuery): QueryOptions<boolean> => ({
      queryKey: ['role', 'checkRoleCode', query],
      queryFn: ({ signal }) => api.checkRoleCode(query, { signal }),
    }),
    /** 角色列表 · List: Role. Needs `role:list`. */
    list: (query: RoleListQuery = {}): QueryOptions<Page<Role>> => ({
      queryKey: ['role', 'list', query],
      queryFn: ({ signal }) => api.list(query, { signal }),
    }),
    /** 角色详情 · Get: Role. Needs `role:list`. */
    get: (id: string): QueryOptions<Role> => ({ queryKey: ['role', 'get', id], queryFn: ({ signal }) => api.get(id, { signal }) }),
    /** 全部角色 · All roles. Needs `role:list`. */
    queryall: (): QueryOptions<Role[]> => ({ queryKey: ['role', 'queryall'], queryFn: ({ signal }) => api.queryall({ signal }) }),
  };
};
