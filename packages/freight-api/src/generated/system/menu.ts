// Written by scripts/generate.ts from openapi.json; run `npm run generate` instead of editing.
import type { CallOptions, Transport } from '../../transport.ts';
import type { MenuNode } from '../models.ts';
export type { MenuNode } from '../models.ts';
/** Calls of menu. */
export const createMenuApi = (transport: Transport) => ({
  /** 当前用户的菜单与权限 · Menu and permissions of the user. Needs `session`. */
  getUserPermissionByToken: (options?: CallOptions) =>
    transport.request<{
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
    }>({ method: 'GET', path: `/sys/permission/getUserPermissionByToken`, ...options }),
});
