// Written by scripts/generate.ts from openapi.json; run `npm run generate` instead of editing.
import type { QueryOptions, Transport } from '../../transport.ts';
import type { PermissionChoice, PermissionRule } from '../models.ts';
import type { GrantQueryDepartPermissionQuery, GrantQueryRolePermissionQuery } from './grant.ts';
import { createGrantApi } from './grant.ts';
/** Questions of grant as TanStack Query takes them. */
export const createGrantQueries = (transport: Transport) => {
  const api = createGrantApi(transport);
  return {
    /** 部门的数据规则 · Data rules that a department has on an entry. Needs `depart:list`. */
    departRules: (
      permissionId: string,
      departId: string,
    ): QueryOptions<{
      datarule: PermissionRule[];
      drChecked?: string;
    }> => ({ queryKey: ['grant', 'departRules', permissionId, departId], queryFn: ({ signal }) => api.departRules(permissionId, departId, { signal }) }),
    /** 部门的菜单权限 · What a department is given. Needs `depart:list`. */
    queryDepartPermission: (query: GrantQueryDepartPermissionQuery): QueryOptions<string[]> => ({
      queryKey: ['grant', 'queryDepartPermission', query],
      queryFn: ({ signal }) => api.queryDepartPermission(query, { signal }),
    }),
    /** 角色的菜单权限 · What a role is given. Needs `role:list`. */
    queryRolePermission: (query: GrantQueryRolePermissionQuery): QueryOptions<string[]> => ({
      queryKey: ['grant', 'queryRolePermission', query],
      queryFn: ({ signal }) => api.queryRolePermission(query, { signal }),
    }),
    /** 授权菜单树 · Tree of what may be given. Needs `role:list`. */
    queryTreeList: (): QueryOptions<{
      treeList: PermissionChoice[];
      ids: string[];
    }> => ({ queryKey: ['grant', 'queryTreeList'], queryFn: ({ signal }) => api.queryTreeList({ signal }) }),
    /** 角色的数据规则 · Data rules that a role has on an entry. Needs `role:list`. */
    roleRules: (
      permissionId: string,
      roleId: string,
    ): QueryOptions<{
      datarule: PermissionRule[];
      drChecked?: string;
    }> => ({ queryKey: ['grant', 'roleRules', permissionId, roleId], queryFn: ({ signal }) => api.roleRules(permissionId, roleId, { signal }) }),
  };
};
