// Written by scripts/generate.ts from openapi.json; run `npm run generate` instead of editing.
import type { CallOptions, Transport } from '../../transport.ts';
import type { DictModel, MenuNode, SavedView, SysDepart, SysUser } from '../models.ts';
export type { DictModel, MenuNode, SavedView, SysDepart, SysUser } from '../models.ts';
/** Body of `loginBySMS`. */
export interface PhoneLoginLoginBySMS {
  mobile: string;
  captcha: string;
  remember_me?: boolean | null;
}
/** Body of `phoneLogin`. */
export interface PhoneLoginPhoneLogin {
  mobile: string;
  captcha: string;
  remember_me?: boolean | null;
}
/** Body of `sms`. */
export interface PhoneLoginSms {
  mobile: string;
  smsmode: '0' | '1' | '2';
}
const loadSchemas = () => import('./phoneLogin.schemas.ts');
/** What the calls of phoneLogin take, as schemas for forms; fetched when asked for. */
export const phoneLoginSchemas = {
  /** Of `loginBySMS`. */
  loginBySMS: async () => (await loadSchemas()).phoneLoginLoginBySMSInput,
  /** Of `phoneLogin`. */
  phoneLogin: async () => (await loadSchemas()).phoneLoginPhoneLoginInput,
  /** Of `sms`. */
  sms: async () => (await loadSchemas()).phoneLoginSmsInput,
};
/** Calls of phoneLogin. */
export const createPhoneLoginApi = (transport: Transport) => ({
  /** 短信登录 · Log in by a code. Needs `public`. */
  loginBySMS: (body: PhoneLoginLoginBySMS, options?: CallOptions) =>
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
    }>({ method: 'POST', path: `/sys/loginBySMS`, body, ...options }),
  /** 手机号登录 · Log in by phone. Needs `public`. */
  phoneLogin: (body: PhoneLoginPhoneLogin, options?: CallOptions) =>
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
    }>({ method: 'POST', path: `/sys/phoneLogin`, body, ...options }),
  /** 发送短信验证码 · Send a code to a phone. Needs `public`. */
  sms: (body: PhoneLoginSms, options?: CallOptions) => transport.request<null>({ method: 'POST', path: `/sys/sms`, body, ...options }),
});
