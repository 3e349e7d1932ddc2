// Written by scripts/generate.ts from openapi.json; run `npm run generate` instead of editing.
import type { CallOptions, Transport } from '../../transport.ts';
import type { PermissionChoice, PermissionRule } from '../models.ts';
export type { PermissionChoice, PermissionRule } from '../models.ts';
/** Query of `queryDepartPermission`. */
export type GrantQueryDepartPermissionQuery = {
  departId: string;
};
/** Query of `queryRolePermission`. */
export type GrantQueryRolePermissionQuery = {
  roleId: string;
};
/** Body of `saveDepartPermission`. */
export interface GrantSaveDepartPermission {
  departId: string;
  permissionIds: string;
  lastpermissionIds?: string | null;
}
/** Body of `saveDepartRules`. */
export interface GrantSaveDepartRules {
  permissionId: string;
  departId: string;
  dataRuleIds: string;
}
/** Body of `saveRolePermission`. */
export interface GrantSaveRolePermission {
  roleId: string;
  permissionIds: string;
  lastpermissionIds?: string | null;
}
/** Body of `saveRoleRules`. */
export interface GrantSaveRoleRules {
  permissionId: string;
  roleId: string;
  dataRuleIds: string;
}
const loadSchemas = () => import('./grant.schemas.ts');
/** What the calls of grant take, as schemas for forms; fetched when asked for. */
export const grantSchemas = {
  /** Of `saveDepartPermission`. */
  saveDepartPermission: async () => (await loadSchemas()).grantSaveDepartPermissionInput,
  /** Of `saveDepartRules`. */
  saveDepartRules: async () => (await loadSchemas()).grantSaveDepartRulesInput,
  /** Of `saveRolePermission`. */
  saveRolePermission: async () => (await loadSchemas()).grantSaveRolePermissionInput,
  /** Of `saveRoleRules`. */
  saveRoleRules: async () => (await loadSchemas()).grantSaveRoleRulesInput,
};
/** Calls of grant. */
export const createGrantApi = (transport: Transport) => ({
  /** 部门的数据规则 · Data rules that a department has on an entry. Needs `depart:list`. */
  departRules: (permissionId: string, departId: string, options?: CallOptions) =>
    transport.request<{
      datarule: PermissionRule[];
      drChecked?: string;
    }>({ method: 'GET', path: `/sys/sysDepartPermission/datarule/${encodeURIComponent(permissionId)}/${encodeURIComponent(departId)}`, ...options }),
  /** 部门的菜单权限 · What a department is given. Needs `depart:list`. */
  queryDepartPermission: (query: GrantQueryDepartPermissionQuery, options?: CallOptions) =>
    transport.request<string[]>({ method: 'GET', path: `/sys/permission/queryDepartPermission`, query, ...options }),
  /** 角色的菜单权限 · What a role is given. Needs `role:list`. */
  queryRolePermission: (query: GrantQueryRolePermissionQuery, options?: CallOptions) =>
    transport.request<string[]>({ method: 'GET', path: `/sys/permission/queryRolePermission`, query, ...options }),
  /** 授权菜单树 · Tree of what may be given. Needs `role:list`. */
  queryTreeList: (options?: CallOptions) =>
    transport.request<{
      treeList: PermissionChoice[];
      ids: string[];
    }>({ method: 'GET', path: `/sys/role/queryTreeList`, ...options }),
  /** 角色的数据规则 · Data rules that a role has on an entry. Needs `role:list`. */
  roleRules: (permissionId: string, roleId: string, options?: CallOptions) =>
    transport.request<{
      datarule: PermissionRule[];
      drChecked?: string;
    }>({ method: 'GET', path: `/sys/role/datarule/${encodeURIComponent(permissionId)}/${encodeURIComponent(roleId)}`, ...options }),
  /** 保存部门的菜单权限 · Give a department menus and buttons. Needs `depart:authorize`. */
  saveDepartPermission: (body: GrantSaveDepartPermission, options?: CallOptions) =>
    transport.request<null>({ method: 'POST', path: `/sys/permission/saveDepartPermission`, body, ...options }),
  /** 保存部门的数据规则 · Give a department data rules on an entry. Needs `depart:authorize`. */
  saveDepartRules: (body: GrantSaveDepartRules, options?: CallOptions) =>
    transport.request<null>({ method: 'POST', path: `/sys/sysDepartPermission/datarule`, body, ...options }),
  /** 保存角色的菜单权限 · Give a role menus and buttons. Needs `role:authorize`. */
  saveRolePermission: (body: GrantSaveRolePermission, options?: CallOptions) =>
    transport.request<null>({ method: 'POST', path: `/sys/permission/saveRolePermission`, body, ...options }),
  /** 保存角色的数据规则 · Give a role data rules on an entry. Needs `role:authorize`. */
  saveRoleRules: (body: GrantSaveRoleRules, options?: CallOptions) => transport.request<null>({ method: 'POST', path: `/sys/role/datarule`, body, ...options }),
});
