// Written by scripts/generate.ts from openapi.json; run `npm run generate` instead of editing.
import type { CallOptions, Transport } from '../../transport.ts';
import type { SysDepart, SysUser } from '../models.ts';
export type { SysDepart, SysUser } from '../models.ts';
/** Body of `selectDepart`. */
export interface AccountSelectDepart {
  orgCode: string;
  username?: string | null;
}
/** Body of `updatePassword`. */
export interface AccountUpdatePassword {
  username?: string | null;
  oldpassword?: string | null;
  password?: string | null;
  confirmpassword?: string | null;
}
const loadSchemas = () => import('./account.schemas.ts');
/** What the calls of account take, as schemas for forms; fetched when asked for. */
export const accountSchemas = {
  /** Of `selectDepart`. */
  selectDepart: async () => (await loadSchemas()).accountSelectDepartInput,
  /** Of `updatePassword`. */
  updatePassword: async () => (await loadSchemas()).accountUpdatePasswordInput,
};
/** Calls of account. */
export const createAccountApi = (transport: Transport) => ({
  /** 当前用户的部门 · Departments of the user. Needs `session`. */
  getCurrentUserDeparts: (options?: CallOptions) =>
    transport.request<{
      list: SysDepart[];
      orgCode: string | null;
    }>({ method: 'GET', path: `/sys/user/getCurrentUserDeparts`, ...options }),
  /** 当前用户概要 · The user in short. Needs `session`. */
  getUserSectionInfoByToken: (options?: CallOptions) =>
    transport.request<{
      sysUserId: string;
      sysUserCode: string;
      sysUserName: string;
      sysOrgCode: string | null;
    }>({ method: 'GET', path: `/sys/user/getUserSectionInfoByToken`, ...options }),
  /** 选择登录部门 · Choose the department. Needs `session`. */
  selectDepart: (body: AccountSelectDepart, options?: CallOptions) =>
    transport.request<{
      userInfo: SysUser;
    }>({ method: 'PUT', path: `/sys/selectDepart`, body, ...options }),
  /** 修改密码 · Change the password. Needs `session`. */
  updatePassword: (body: AccountUpdatePassword, options?: CallOptions) =>
    transport.request<null>({ method: 'PUT', path: `/sys/user/updatePassword`, body, ...options }),
});
