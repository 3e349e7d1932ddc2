// Written by scripts/generate.ts from openapi.json; run `pnpm generate` instead of editing.
import type { CallOptions, QueryOptions, Transport } from '../../transport.ts';
import type { DictModel, SysDepart, SysUser } from '../models.ts';
export type { DictModel, SysDepart, SysUser } from '../models.ts';
/** Calls of thirdLogin. */
export const createThirdLoginApi = (transport: Transport) => ({
  /** 第三方登录 · Sign in by a third party. Needs `public`. */
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
    }>({ method: 'GET', path: `/thirdLogin/getLoginUser/${encodeURIComponent(token)}`, ...options }),
});
/** Questions of thirdLogin as TanStack Query takes them. */
export const createThirdLoginQueries = (transport: Transport) => {
  const api = createThirdLoginApi(transport);
  return {
    /** 第三方登录 · Sign in by a third party. Needs `public`. */
    getLoginUser: (
      token: string,
    ): QueryOptions<{
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
    }> => ({ queryKey: ['thirdLogin', 'getLoginUser', token], queryFn: ({ signal }) => api.getLoginUser(token, { signal }) }),
  };
};
