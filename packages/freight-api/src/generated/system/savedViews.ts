// Written by scripts/generate.ts from openapi.json; run `npm run generate` instead of editing.
import type { CallOptions, Transport } from '../../transport.ts';
import type { SavedView } from '../models.ts';
export type { SavedView } from '../models.ts';
/** Body of `add`. */
export interface SavedViewsAdd {
  listKey: string;
  permission: string;
  name: string;
  params: Record<string, string>;
  scope: 'user' | 'depart' | 'tenant';
  orgCode?: string | null;
  isDefault: '0' | '1';
}
/** Body of `edit`. */
export interface SavedViewsEdit {
  id: string;
  version?: number;
  name?: string;
  params?: Record<string, string>;
  scope?: 'user' | 'depart' | 'tenant';
  orgCode?: string | null;
  isDefault?: '0' | '1';
}
/** Query of `list`. */
export type SavedViewsListQuery = {
  listKey?: string;
};
const loadSchemas = () => import('./savedViews.schemas.ts');
/** What the calls of savedViews take, as schemas for forms; fetched when asked for. */
export const savedViewsSchemas = {
  /** Of `add`. */
  add: async () => (await loadSchemas()).savedViewsAddInput,
  /** Of `edit`. */
  edit: async () => (await loadSchemas()).savedViewsEditInput,
};
/** Calls of savedViews. */
export const createSavedViewsApi = (transport: Transport) => ({
  /** 保存视图 · Save a view. Needs `session`. */
  add: (body: SavedViewsAdd, options?: CallOptions) => transport.request<SavedView>({ method: 'POST', path: `/sys/savedView/add`, body, ...options }),
  /** 删除视图 · Remove a view. Needs `session`. */
  removeOne: (id: string, options?: CallOptions) => transport.request<null>({ method: 'DELETE', path: `/sys/savedView/delete`, query: { id }, ...options }),
  /** 共享列表视图 · Share views of lists. Needs `savedView:share`. */
  departs: (options?: CallOptions) =>
    transport.request<
      {
        orgCode: string;
        departName: string;
        /** Code of the department above; null where a view cannot be shared with that one. */
        parentCode: string | null;
      }[]
    >({ method: 'GET', path: `/sys/savedView/departs`, ...options }),
  /** 修改视图 · Change a view. Needs `session`. */
  edit: (body: SavedViewsEdit, options?: CallOptions) => transport.request<SavedView>({ method: 'PUT', path: `/sys/savedView/edit`, body, ...options }),
  /** 我能看到的视图 · Views that the user sees. Needs `session`. */
  list: (query: SavedViewsListQuery = {}, options?: CallOptions) =>
    transport.request<SavedView[]>({ method: 'GET', path: `/sys/savedView/list`, query, ...options }),
});
