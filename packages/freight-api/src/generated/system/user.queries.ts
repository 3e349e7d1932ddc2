// Written by scripts/generate.ts from openapi.json; run `npm run generate` instead of editing.
import type { Page, QueryOptions, Transport } from '../../transport.ts';
import type { User } from '../models.ts';
import type { UserCheckOnlyUserQuery, UserListQuery, UserQueryUserRoleByUerIdQuery, UserQueryUserRoleQuery, UserUserDepartListQuery } from './user.ts';
import { createUserApi } from './user.ts';
/** Questions of user as TanStack Query takes them. */
export const createUserQueries = (transport: Transport) => {
  const api = createUserApi(transport);
  return {
    /** 校验账号、手机号、邮箱是否可用 · Whether a user name, phone or e-mail is free. Needs `optional`. */
    checkOnlyUser: (query: UserCheckOnlyUserQuery = {}): QueryOptions<boolean> => ({
      queryKey: ['user', 'checkOnlyUser', query],
      queryFn: ({ signal }) => api.checkOnlyUser(query, { signal }),
    }),
    /** 生成用户编号 · A fresh id. Needs `user:add`. */
    generateUserId: (): QueryOptions<string> => ({ queryKey: ['user', 'generateUserId'], queryFn: ({ signal }) => api.generateUserId({ signal }) }),
    /** 用户列表 · List: User. Needs `user:list`. */
    list: (query: UserListQuery = {}): QueryOptions<Page<User>> => ({
      queryKey: ['user', 'list', query],
      queryFn: ({ signal }) => api.list(query, { signal }),
    }),
    /** 用户详情 · Get: User. Needs `user:list`. */
    get: (id: string): QueryOptions<User> => ({ queryKey: ['user', 'get', id], queryFn: ({ signal }) => api.get(id, { signal }) }),
    /** 用户的角色 · Roles of a user. Needs `user:list`. */
    queryUserRole: (query: UserQueryUserRoleQuery = {}): QueryOptions<string[]> => ({
      queryKey: ['user', 'queryUserRole', query],
      queryFn: ({ signal }) => api.queryUserRole(query, { signal }),
    }),
    /** 用户的角色 · Roles of a user. Needs `user:list`. */
    queryUserRoleByUerId: (query: UserQueryUserRoleByUerIdQuery = {}): QueryOptions<string[]> => ({
      queryKey: ['user', 'queryUserRoleByUerId', query],
      queryFn: ({ signal }) => api.queryUserRoleByUerId(query, { signal }),
    }),
    /** 用户回收站 · Removed users. Needs `user:recycle`. */
    recycleBin: (): QueryOptions<User[]> => ({ queryKey: ['user', 'recycleBin'], queryFn: ({ signal }) => api.recycleBin({ signal }) }),
    /** 用户的部门 · Departments of a user. Needs `user:list`. */
    userDepartList: (
      query: UserUserDepartListQuery,
    ): QueryOptions<
      {
        key: string;
        value: string;
        title: string;
        children: null[];
      }[]
    > => ({ queryKey: ['user', 'userDepartList', query], queryFn: ({ signal }) => api.userDepartList(query, { signal }) }),
  };
};
