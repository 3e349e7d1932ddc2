// Written by scripts/generate.ts from openapi.json; run `npm run generate` instead of editing.
import type { CallOptions, Page, Transport } from '../../transport.ts';
import type { User } from '../models.ts';
export type { User } from '../models.ts';
/** Query of `queryByIds`. */
export type UserPickQueryByIdsQuery = {
  userIds: string;
};
/** Query of `queryUserByDepId`. */
export type UserPickQueryUserByDepIdQuery = {
  id: string;
  realname?: string;
};
/** Query of `queryUserComponentData`. */
export type UserPickQueryUserComponentDataQuery = {
  pageNo?: number;
  pageSize?: number;
  column?: string;
  order?: string;
  field?: string;
  superQueryParams?: string;
  superQueryMatchType?: 'and' | 'or';
  sums?: '0' | '1' | 'only';
  exactTotal?: '0' | '1';
  departId?: string;
  /** A part of the name or user name, or a whole mobile number. Takes the place of `realname`, which older clients send beside it. */
  keyword?: string;
};
/** Calls of userPick. */
export const createUserPickApi = (transport: Transport) => ({
  /** 按编号查询用户 · People by ids. Needs `session`. */
  queryByIds: (query: UserPickQueryByIdsQuery, options?: CallOptions) =>
    transport.request<User[]>({ method: 'GET', path: `/sys/user/queryByIds`, query, ...options }),
  /** 部门及下级部门的用户 · People of a department and of those below. Needs `session`. */
  queryUserByDepId: (query: UserPickQueryUserByDepIdQuery, options?: CallOptions) =>
    transport.request<User[]>({ method: 'GET', path: `/sys/user/queryUserByDepId`, query, ...options }),
  /** 选择用户 · People to choose from. Needs `session`. */
  queryUserComponentData: (query: UserPickQueryUserComponentDataQuery = {}, options?: CallOptions) =>
    transport.request<Page<User>>({ method: 'GET', path: `/sys/user/queryUserComponentData`, query, ...options }),
});
