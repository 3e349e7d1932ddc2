// Written by scripts/generate.ts from openapi.json; run `npm run generate` instead of editing.
import type { CallOptions, Transport } from '../../transport.ts';
import type { DictModel, MenuNode, SavedView, SysDepart, SysUser } from '../models.ts';
export type { DictModel, MenuNode, SavedView, SysDepart, SysUser } from '../models.ts';
/** Body of `bind`. */
export interface ThirdLoginBind {
  username: string;
  password: string;
  captcha?: string | null;
  checkKey?: string | number | null;
  token: string;
}
/** Body of `bindOwn`. */
export interface ThirdLoginBindOwn {
  token: string;
}
/** Body of `create`. */
export interface ThirdLoginCreate {
  token: string;
}
/** Query of `release`. */
export type ThirdLoginReleaseQuery = {
  thirdType: 'github' | 'dingtalk' | 'wechat_enterprise';
};
const loadSchemas = () => import('./thirdLogin.schemas.ts');
/** What the calls of thirdLogin take, as schemas for forms; fetched when asked for. */
export const thirdLoginSchemas = {
  /** Of `bind`. */
  bind: async () => (await loadSchemas()).thirdLoginBindInput,
  /** Of `bindOwn`. */
  bindOwn: async () => (await loadSchemas()).thirdLoginBindOwnInput,
  /** Of `create`. */
  create: async () => (await loadSchemas()).thirdLoginCreateInput,
};
/** Calls of thirdLogin. */
export const createThirdLoginApi = (transport: Transport) => ({
  /** 登录并绑定第三方账号 · Log in and bind a third party’s person. Needs `public`. */
  bind: (body: ThirdLoginBind, options?: CallOptions) =>
    transport.request<{
      token: string;
      userInfo: SysUser;
      userType: number;
      cid: string | null;
      departs: SysDepart[];
      multi_depart: number;
      tenantList?: {
        id: number;
        name: string;
      }[];
      sysAllDictItems: Record<string, DictModel[]>;
      need?: ('captcha' | 'password')[];
      rememberId?: string;
      permissions?: {
        menu: MenuNode[];
        auth: {
          action: string;
          type: string | null;
          describe: string;
        }[];
        allAuth: {
          action: string;
          type: string | null;
          describe: string;
          status: string;
        }[];
      };
      savedViews?: SavedView[];
    }>({ method: 'POST', path: `/thirdLogin/user/bind`, body, ...options }),
  /** 绑定第三方账号 · Bind a third-party account. Needs `session`. */
  bindOwn: (body: ThirdLoginBindOwn, options?: CallOptions) => transport.request<null>({ method: 'POST', path: `/thirdLogin/bindings`, body, ...options }),
  /** 我绑定的第三方账号 · Third-party accounts that the user is bound to. Needs `session`. */
  bindings: (options?: CallOptions) =>
    transport.request<
      {
        thirdType: 'github' | 'dingtalk' | 'wechat_enterprise';
        realname: string | null;
        createTime: string | null;
      }[]
    >({ method: 'GET', path: `/thirdLogin/bindings`, ...options }),
  /** 以第三方身份创建账号 · Make an account for a third party’s person. Needs `public`. */
  create: (body: ThirdLoginCreate, options?: CallOptions) =>
    transport.request<{
      token: string;
      userInfo: SysUser;
      userType: number;
      cid: string | null;
      departs: SysDepart[];
      multi_depart: number;
      tenantList?: {
        id: number;
        name: string;
      }[];
      sysAllDictItems: Record<string, DictModel[]>;
      need?: ('captcha' | 'password')[];
      rememberId?: string;
      permissions?: {
        menu: MenuNode[];
        auth: {
          action: string;
          type: string | null;
          describe: string;
        }[];
        allAuth: {
          action: string;
          type: string | null;
          describe: string;
          status: string;
        }[];
      };
      savedViews?: SavedView[];
    }>({ method: 'POST', path: `/thirdLogin/user/create`, body, ...options }),
  /** 第三方登录 · Log in by a third party. Needs `public`. */
  getLoginUser: (token: string, options?: CallOptions) =>
    transport.request<{
      token: string;
      userInfo: SysUser;
      userType: number;
      cid: string | null;
      departs: SysDepart[];
      multi_depart: number;
      tenantList?: {
        id: number;
        name: string;
      }[];
      sysAllDictItems: Record<string, DictModel[]>;
      need?: ('captcha' | 'password')[];
      rememberId?: string;
      permissions?: {
        menu: MenuNode[];
        auth: {
          action: string;
          type: string | null;
          describe: string;
        }[];
        allAuth: {
          action: string;
          type: string | null;
          describe: string;
          status: string;
        }[];
      };
      savedViews?: SavedView[];
    }>({ method: 'GET', path: `/thirdLogin/getLoginUser/${encodeURIComponent(token)}`, ...options }),
  /** 解除第三方账号绑定 · Release a third-party account. Needs `session`. */
  release: (query: ThirdLoginReleaseQuery, options?: CallOptions) =>
    transport.request<null>({ method: 'DELETE', path: `/thirdLogin/bindings`, query, ...options }),
});
