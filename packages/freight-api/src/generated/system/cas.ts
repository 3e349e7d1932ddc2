// Written by scripts/generate.ts from openapi.json; run `npm run generate` instead of editing.
import type { CallOptions, Transport } from '../../transport.ts';
import type { DictModel, MenuNode, SavedView, SysDepart, SysUser } from '../models.ts';
export type { DictModel, MenuNode, SavedView, SysDepart, SysUser } from '../models.ts';
/** Body of `validateLogin`. */
export interface CasValidateLogin {
  ticket: string;
  service: string;
}
/** Query of `validateLoginByQuery`. */
export type CasValidateLoginByQueryQuery = {
  ticket: string;
  service: string;
};
const loadSchemas = () => import('./cas.schemas.ts');
/** What the calls of cas take, as schemas for forms; fetched when asked for. */
export const casSchemas = {
  /** Of `validateLogin`. */
  validateLogin: async () => (await loadSchemas()).casValidateLoginInput,
};
/** Calls of cas. */
export const createCasApi = (transport: Transport) => ({
  /** 统一认证登录 · Log in by a central login. Needs `public`. */
  validateLogin: (body: CasValidateLogin, options?: CallOptions) =>
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
    }>({ method: 'POST', path: `/cas/client/validateLogin`, body, ...options }),
  /** 统一认证登录（查询参数） · Log in by a central login, with a query. Needs `public`. */
  validateLoginByQuery: (query: CasValidateLoginByQueryQuery, options?: CallOptions) =>
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
    }>({ method: 'GET', path: `/cas/client/validateLogin`, query, ...options }),
});
