// Written by scripts/generate.ts from openapi.json; run `npm run generate` instead of editing.
import type { Page, QueryOptions, Transport } from '../../transport.ts';
import type { DepartPermission, PermissionChoice } from '../models.ts';
import type {
  DepartPermissionListQuery,
  DepartPermissionQueryDeptRolePermissionQuery,
  DepartPermissionQueryTreeListForDeptRoleQuery,
} from './departPermission.ts';
import { createDepartPermissionApi } from './departPermission.ts';
/** Questions of departPermission as TanStack Query takes them. */
export const createDepartPermissionQueries = (transport: Transport) => {
  const api = createDepartPermissionApi(transport);
  return {
    /** 部门权限列表 · List: Permission of a department. Needs `departPermission:list`. */
    list: (query: DepartPermissionListQuery = {}): QueryOptions<Page<DepartPermission>> => ({
      queryKey: ['departPermission', 'list', query],
      queryFn: ({ signal }) => api.list(query, { signal }),
    }),
    /** 部门权限详情 · Get: Permission of a department. Needs `departPermission:list`. */
    get: (id: string): QueryOptions<DepartPermission> => ({ queryKey: ['departPermission', 'get', id], queryFn: ({ signal }) => api.get(id, { signal }) }),
    /** 部门角色的菜单权限 · What a department role is given. Needs `departRole:list`. */
    queryDeptRolePermission: (query: DepartPermissionQueryDeptRolePermissionQuery): QueryOptions<string[]> => ({
      queryKey: ['departPermission', 'queryDeptRolePermission', query],
      queryFn: ({ signal }) => api.queryDeptRolePermission(query, { signal }),
    }),
    /** 部门角色授权菜单树 · Tree of what the roles of a department may be given. Needs `departRole:list`. */
    queryTreeListForDeptRole: (
      query: DepartPermissionQueryTreeListForDeptRoleQuery,
    ): QueryOptions<{
      treeList: PermissionChoice[];
      ids: string[];
    }> => ({ queryKey: ['departPermission', 'queryTreeListForDeptRole', query], queryFn: ({ signal }) => api.queryTreeListForDeptRole(query, { signal }) }),
  };
};
