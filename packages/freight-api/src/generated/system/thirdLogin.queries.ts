// Written by scripts/generate.ts from openapi.json; run `npm run generate` instead of editing.
import type { QueryOptions, Transport } from '../../transport.ts';
import type { DictModel, MenuNode, SavedView, SysDepart, SysUser } from '../models.ts';
import { createThirdLoginApi } from './thirdLogin.ts';
/** Questions of thirdLogin as TanStack Query takes them. */
export const createThirdLoginQueries = (transport: Transport) => {
  const api = createThirdLoginApi(transport);
  return {
    /** 我绑定的第三方账号 · Third-party accounts that the user is bound to. Needs `session`. */
    bindings: (): QueryOptions<
      {
        thirdType: 'github' | 'dingtalk' | 'wechat_enterprise';
        realname: string | null;
        createTime: string | null;
      }[]
    > => ({ queryKey: ['thirdLogin', 'bindings'], queryFn: ({ signal }) => api.bindings({ signal }) }),
    /** 第三方登录 · Log in by a third party. Needs `public`. */
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
    }> => ({ queryKey: ['thirdLogin', 'getLoginUser', token], queryFn: ({ signal }) => api.getLoginUser(token, { signal }) }),
  };
};
