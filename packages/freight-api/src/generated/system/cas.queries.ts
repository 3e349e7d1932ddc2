// Written by scripts/generate.ts from openapi.json; run `npm run generate` instead of editing.
import type { QueryOptions, Transport } from '../../transport.ts';
import type { DictModel, MenuNode, SavedView, SysDepart, SysUser } from '../models.ts';
import type { CasValidateLoginByQueryQuery } from './cas.ts';
import { createCasApi } from './cas.ts';
/** Questions of cas as TanStack Query takes them. */
export const createCasQueries = (transport: Transport) => {
  const api = createCasApi(transport);
  return {
    /** 统一认证登录（查询参数） · Log in by a central login, with a query. Needs `public`. */
    validateLoginByQuery: (
      query: CasValidateLoginByQueryQuery,
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
    }> => ({ queryKey: ['cas', 'validateLoginByQuery', query], queryFn: ({ signal }) => api.validateLoginByQuery(query, { signal }) }),
  };
};
