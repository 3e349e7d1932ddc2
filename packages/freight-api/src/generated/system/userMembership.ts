// Written by scripts/generate.ts from openapi.json; run `npm run generate` instead of editing.
import type { CallOptions, Page, Transport } from '../../transport.ts';
import type { BatchResult, User } from '../models.ts';
export type { User } from '../models.ts';
/** Body of `addSysUserRole`. */
export interface UserMembershipAddSysUserRole {
  roleId: string;
  userIdList: string[];
}
/** Query of `deleteUserInDepart`. */
export type UserMembershipDeleteUserInDepartQuery = {
  depId: string;
  userId: string;
};
/** Query of `deleteUserInDepartBatch`. */
export type UserMembershipDeleteUserInDepartBatchQuery = {
  depId: string;
  userIds: string;
};
/** Query of `deleteUserRole`. */
export type UserMembershipDeleteUserRoleQuery = {
  roleId: string;
  userId: string;
};
/** Query of `deleteUserRoleBatch`. */
export type UserMembershipDeleteUserRoleBatchQuery = {
  roleId: string;
  userIds: string;
};
/** Query of `departUserList`. */
export type UserMembershipDepartUserListQuery = {
  pageNo?: number;
  pageSize?: number;
  column?: string;
  order?: string;
  field?: string;
  superQueryParams?: string;
  superQueryMatchType?: 'and' | 'or';
  sums?: '0' | '1' | 'only';
  exactTotal?: '0' | '1';
  depId?: string;
};
/** Body of `editSysDepartWithUser`. */
export interface UserMembershipEditSysDepartWithUser {
  depId: string;
  userIdList: string[];
}
/** Query of `userRoleList`. */
export type UserMembershipUserRoleListQuery = {
  pageNo?: number;
  pageSize?: number;
  column?: string;
  order?: string;
  field?: string;
  superQueryParams?: string;
  superQueryMatchType?: 'and' | 'or';
  sums?: '0' | '1' | 'only';
  exactTotal?: '0' | '1';
  roleId: string;
};
const loadSchemas = () => import('./userMembership.schemas.ts');
/** What the calls of userMembership take, as schemas for forms; fetched when asked for. */
export const userMembershipSchemas = {
  /** Of `addSysUserRole`. */
  addSysUserRole: async () => (await loadSchemas()).userMembershipAddSysUserRoleInput,
  /** Of `editSysDepartWithUser`. */
  editSysDepartWithUser: async () => (await loadSchemas()).userMembershipEditSysDepartWithUserInput,
};
/** Calls of userMembership. */
export const createUserMembershipApi = (transport: Transport) => ({
  /** 给用户授予角色 · Give a role to people. Needs `role:assign`. */
  addSysUserRole: (body: UserMembershipAddSysUserRole, options?: CallOptions) =>
    transport.request<null>({ method: 'POST', path: `/sys/user/addSysUserRole`, body, ...options }),
  /** 把用户移出部门 · Take a person out of a department. Needs `depart:assign`. */
  deleteUserInDepart: (query: UserMembershipDeleteUserInDepartQuery, options?: CallOptions) =>
    transport.request<null>({ method: 'DELETE', path: `/sys/user/deleteUserInDepart`, query, ...options }),
  /** 批量把用户移出部门 · Take people out of a department. Needs `depart:assign`. */
  deleteUserInDepartBatch: (query: UserMembershipDeleteUserInDepartBatchQuery, options?: CallOptions) =>
    transport.request<BatchResult>({ method: 'DELETE', path: `/sys/user/deleteUserInDepartBatch`, query, ...options }),
  /** 收回用户的角色 · Take a role from a person. Needs `role:assign`. */
  deleteUserRole: (query: UserMembershipDeleteUserRoleQuery, options?: CallOptions) =>
    transport.request<null>({ method: 'DELETE', path: `/sys/user/deleteUserRole`, query, ...options }),
  /** 批量收回用户的角色 · Take a role from people. Needs `role:assign`. */
  deleteUserRoleBatch: (query: UserMembershipDeleteUserRoleBatchQuery, options?: CallOptions) =>
    transport.request<BatchResult>({ method: 'DELETE', path: `/sys/user/deleteUserRoleBatch`, query, ...options }),
  /** 部门下的用户 · People of a department. Needs `user:list`. */
  departUserList: (query: UserMembershipDepartUserListQuery = {}, options?: CallOptions) =>
    transport.request<{
      records: User[];
      total: number;
      size: number;
      current: number;
      pages: number;
      sums?: Record<string, number>;
      sumsTooSlow?: boolean;
      totalEstimated?: boolean;
      hiddenFields?: string[];
    } | null>({ method: 'GET', path: `/sys/user/departUserList`, query, ...options }),
  /** 把用户加入部门 · Put people into a department. Needs `depart:assign`. */
  editSysDepartWithUser: (body: UserMembershipEditSysDepartWithUser, options?: CallOptions) =>
    transport.request<null>({ method: 'POST', path: `/sys/user/editSysDepartWithUser`, body, ...options }),
  /** 角色下的用户 · People of a role. Needs `user:list`. */
  userRoleList: (query: UserMembershipUserRoleListQuery, options?: CallOptions) =>
    transport.request<Page<User>>({ method: 'GET', path: `/sys/user/userRoleList`, query, ...options }),
});
