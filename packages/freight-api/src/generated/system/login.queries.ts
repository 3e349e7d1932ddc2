// Written by scripts/generate.ts from openapi.json; run `npm run generate` instead of editing.
import type { QueryOptions, Transport } from '../../transport.ts';
import type { DictModel, MenuNode, SavedView, SysDepart, SysUser } from '../models.ts';
import { createLoginApi } from './login.ts';
/** Questions of login as TanStack Query takes them. */
export const createLoginQueries = (transport: Transport) => {
  const api = createLoginApi(transport);
  return {
    /** 验证码图片 · Picture with a code. Needs `public`. */
    randomImage: (key: string): QueryOptions<string> => ({
      queryKey: ['login', 'randomImage', key],
      queryFn: ({ signal }) => api.randomImage(key, { signal }),
    }),
    /** 恢复记住的登录 · Begin a session by a ticket. Needs `public`. */
    remember: (
      id: string,
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
    }> => ({ queryKey: ['login', 'remember', id], queryFn: ({ signal }) => api.remember(id, { signal }) }),
  };
};
