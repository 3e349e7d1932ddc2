// Written by scripts/generate.ts from openapi.json; run `npm run generate` instead of editing.
import type { CallOptions, Transport } from '../../transport.ts';
import type { DictModel, MenuNode, SavedView, SysDepart, SysUser } from '../models.ts';
export type { DictModel, MenuNode, SavedView, SysDepart, SysUser } from '../models.ts';
/** Body of `checkCaptcha`. */
export interface LoginCheckCaptcha {
  captcha?: string | null;
  checkKey?: string | number | null;
}
/** Body of `customerlogin`. */
export interface LoginCustomerlogin {
  username: string;
  password: string;
  captcha?: string | null;
  checkKey?: string | number | null;
  remember_me?: boolean | null;
}
/** Body of `login`. */
export interface LoginLogin {
  username: string;
  password: string;
  captcha?: string | null;
  checkKey?: string | number | null;
  remember_me?: boolean | null;
}
/** Body of `loginByUsername`. */
export interface LoginLoginByUsername {
  username: string;
  password: string;
  captcha?: string | null;
  checkKey?: string | number | null;
  remember_me?: boolean | null;
}
/** Body of `mLogin`. */
export interface LoginMLogin {
  username: string;
  password: string;
  captcha?: string | null;
  checkKey?: string | number | null;
  remember_me?: boolean | null;
}
const loadSchemas = () => import('./login.schemas.ts');
/** What the calls of login take, as schemas for forms; fetched when asked for. */
export const loginSchemas = {
  /** Of `checkCaptcha`. */
  checkCaptcha: async () => (await loadSchemas()).loginCheckCaptchaInput,
  /** Of `customerlogin`. */
  customerlogin: async () => (await loadSchemas()).loginCustomerloginInput,
  /** Of `login`. */
  login: async () => (await loadSchemas()).loginLoginInput,
  /** Of `loginByUsername`. */
  loginByUsername: async () => (await loadSchemas()).loginLoginByUsernameInput,
  /** Of `mLogin`. */
  mLogin: async () => (await loadSchemas()).loginMLoginInput,
};
/** Calls of login. */
export const createLoginApi = (transport: Transport) => ({
  /** 校验验证码 · Check a code. Needs `public`. */
  checkCaptcha: (body: LoginCheckCaptcha, options?: CallOptions) => transport.request<null>({ method: 'POST', path: `/sys/checkCaptcha`, body, ...options }),
  /** 客户登录 · Log in as a customer. Needs `public`. */
  customerlogin: (body: LoginCustomerlogin, options?: CallOptions) =>
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
    }>({ method: 'POST', path: `/sys/customerlogin`, body, ...options }),
  /** 登录 · Log in. Needs `public`. */
  login: (body: LoginLogin, options?: CallOptions) =>
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
    }>({ method: 'POST', path: `/sys/login`, body, ...options }),
  /** 用户名登录 · Log in by user name. Needs `public`. */
  loginByUsername: (body: LoginLoginByUsername, options?: CallOptions) =>
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
    }>({ method: 'POST', path: `/sys/loginByUsername`, body, ...options }),
  /** 退出登录 · Sign out. Needs `public`. */
  logout: (options?: CallOptions) => transport.request<null>({ method: 'POST', path: `/sys/logout`, ...options }),
  /** 移动端登录 · Log in from an app. Needs `public`. */
  mLogin: (body: LoginMLogin, options?: CallOptions) =>
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
    }>({ method: 'POST', path: `/sys/mLogin`, body, ...options }),
  /** 验证码图片 · Picture with a code. Needs `public`. */
  randomImage: (key: string, options?: CallOptions) =>
    transport.request<string>({ method: 'GET', path: `/sys/randomImage/${encodeURIComponent(key)}`, ...options }),
  /** 恢复记住的登录 · Begin a session by a ticket. Needs `public`. */
  remember: (id: string, options?: CallOptions) =>
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
    }>({ method: 'GET', path: `/sys/remember/${encodeURIComponent(id)}`, ...options }),
});
