// Written by scripts/generate.ts from openapi.json; run `npm run generate` instead of editing.
import type { QueryOptions, Transport } from '../../transport.ts';
import type { PermissionChoice, PermissionTree } from '../models.ts';
import type { PermissionGetSystemSubmenuBatchQuery, PermissionGetSystemSubmenuQuery, PermissionQueryListAsyncQuery } from './permission.ts';
import { createPermissionApi } from './permission.ts';
/** Questions of permission as TanStack Query takes them. */
export const createPermissionQueries = (transport: Transport) => {
  const api = createPermissionApi(transport);
  return {
    /** 一级菜单 · Menus of the first level. Needs `permission:list`. */
    getSystemMenuList: (): QueryOptions<PermissionTree[]> => ({
      queryKey: ['permission', 'getSystemMenuList'],
      queryFn: ({ signal }) => api.getSystemMenuList({ signal }),
    }),
    /** 子菜单 · What lies right below a menu. Needs `permission:list`. */
    getSystemSubmenu: (query: PermissionGetSystemSubmenuQuery): QueryOptions<PermissionTree[]> => ({
      queryKey: ['permission', 'getSystemSubmenu', query],
      queryFn: ({ signal }) => api.getSystemSubmenu(query, { signal }),
    }),
    /** 多个菜单的子菜单 · What lies right below several menus. Needs `permission:list`. */
    getSystemSubmenuBatch: (query: PermissionGetSystemSubmenuBatchQuery): QueryOptions<Record<string, PermissionTree[]>> => ({
      queryKey: ['permission', 'getSystemSubmenuBatch', query],
      queryFn: ({ signal }) => api.getSystemSubmenuBatch(query, { signal }),
    }),
    /** 菜单列表 · All menus and buttons. Needs `permission:list`. */
    list: (): QueryOptions<PermissionTree[]> => ({ queryKey: ['permission', 'list'], queryFn: ({ signal }) => api.list({ signal }) }),
    /** 逐级菜单选择 · Menus to choose from, level by level. Needs `permission:list`. */
    queryListAsync: (query: PermissionQueryListAsyncQuery = {}): QueryOptions<PermissionChoice[]> => ({
      queryKey: ['permission', 'queryListAsync', query],
      queryFn: ({ signal }) => api.queryListAsync(query, { signal }),
    }),
    /** 菜单选择树 · Menus to choose from. Needs `permission:list`. */
    queryTreeList: (): QueryOptions<{
      treeList: PermissionChoice[];
      ids: string[];
    }> => ({ queryKey: ['permission', 'queryTreeList'], queryFn: ({ signal }) => api.queryTreeList({ signal }) }),
  };
};
