// Written by scripts/generate.ts from openapi.json; run `npm run generate` instead of editing.
import type { QueryOptions, Transport } from '../../transport.ts';
import type { SavedView } from '../models.ts';
import type { SavedViewsListQuery } from './savedViews.ts';
import { createSavedViewsApi } from './savedViews.ts';
/** Questions of savedViews as TanStack Query takes them. */
export const createSavedViewsQueries = (transport: Transport) => {
  const api = createSavedViewsApi(transport);
  return {
    /** 共享列表视图 · Share views of lists. Needs `savedView:share`. */
    departs: (): QueryOptions<
      {
        orgCode: string;
        departName: string;
        /** Code of the department above; null where a view cannot be shared with that one. */
        parentCode: string | null;
      }[]
    > => ({ queryKey: ['savedViews', 'departs'], queryFn: ({ signal }) => api.departs({ signal }) }),
    /** 我能看到的视图 · Views that the user sees. Needs `session`. */
    list: (query: SavedViewsListQuery = {}): QueryOptions<SavedView[]> => ({
      queryKey: ['savedViews', 'list', query],
      queryFn: ({ signal }) => api.list(query, { signal }),
    }),
  };
};
