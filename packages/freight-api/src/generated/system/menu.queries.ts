// Written by scripts/generate.ts from openapi.json; run `npm run generate` instead of editing.
import type { QueryOptions, Transport } from '../../transport.ts';
import type { MenuNode } from '../models.ts';
import { createMenuApi } from './menu.ts';
/** Questions of menu as TanStack Query takes them. */
export const createMenuQueries = (transport: Transport) => {
  const api = createMenuApi(transport);
  return {
    /** 当前用户的菜单与权限 · Menu and permissions of the user. Needs `session`. */
    getUserPermissionByToken: (): QueryOptions<{
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
    }> => ({ queryKey: ['menu', 'getUserPermissionByToken'], queryFn: ({ signal }) => api.getUserPermissionByToken({ signal }) }),
  };
};
