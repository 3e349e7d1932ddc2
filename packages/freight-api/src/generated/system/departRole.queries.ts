// Written by scripts/generate.ts from openapi.json; run `npm run generate` instead of editing.
import type { Page, QueryOptions, Transport } from '../../transport.ts';
import type { DepartRole, DepartRoleUser, PermissionRule } from '../models.ts';
import type { DepartRoleGetDeptRoleByUserIdQuery, DepartRoleGetDeptRoleListQuery, DepartRoleListQuery } from './departRole.ts';
import { createDepartRoleApi } from './departRole.ts';
/** Questions of departRole as TanStack Query takes them. */
export const createDepartRoleQueries = (transport: Transport) => {
  const api = createDepartRoleApi(transport);
  return {
    /** 部门角色的数据规则 · Data rules that a department role has on an entry. Needs `departRole:list`. */
    departRoleRules: (
      permissionId: string,
      departId: string,
      roleId: string,
    ): QueryOptions<{
      datarule: PermissionRule[];
      drChecked?: string;
    }> => ({
      queryKey: ['departRole', 'departRoleRules', permissionId, departId, roleId],
      queryFn: ({ signal }) => api.departRoleRules(permissionId, departId, roleId, { signal }),
    }),
    /** 用户的部门角色 · Department roles of a person. Needs `departRole:list`. */
    getDeptRoleByUserId: (query: DepartRoleGetDeptRoleByUserIdQuery): QueryOptions<DepartRoleUser[]> => ({
      queryKey: ['departRole', 'getDeptRoleByUserId', query],
      queryFn: ({ signal }) => api.getDeptRoleByUserId(query, { signal }),
    }),
    /** 部门的角色 · Roles of a department. Needs `departRole:list`. */
    getDeptRoleList: (query: DepartRoleGetDeptRoleListQuery): QueryOptions<DepartRole[]> => ({
      queryKey: ['departRole', 'getDeptRoleList', query],
      queryFn: ({ signal }) => api.getDeptRoleList(query, { signal }),
    }),
    /** 部门角色列表 · List: Department role. Needs `departRole:list`. */
    list: (query: DepartRoleListQuery = {}): QueryOptions<Page<DepartRole>> => ({
      queryKey: ['departRole', 'list', query],
      queryFn: ({ signal }) => api.list(query, { signal }),
    }),
    /** 部门角色详情 · Get: Department role. Needs `departRole:list`. */
    get: (id: string): QueryOptions<DepartRole> => ({ queryKey: ['departRole', 'get', id], queryFn: ({ signal }) => api.get(id, { signal }) }),
  };
};
