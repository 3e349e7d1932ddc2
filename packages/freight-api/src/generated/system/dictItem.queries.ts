// Written by scripts/generate.ts from openapi.json; run `npm run generate` instead of editing.
import type { Page, QueryOptions, Transport } from '../../transport.ts';
import type { DictItem } from '../models.ts';
import type { DictItemDictItemCheckQuery, DictItemListQuery } from './dictItem.ts';
import { createDictItemApi } from './dictItem.ts';
/** Questions of dictItem as TanStack Query takes them. */
export const createDictItemQueries = (transport: Transport) => {
  const api = createDictItemApi(transport);
  return {
    /** 校验字典项值 · Check that a value is free in its dictionary. Needs `dict:list`. */
    dictItemCheck: (query: DictItemDictItemCheckQuery): QueryOptions<null> => ({
      queryKey: ['dictItem', 'dictItemCheck', query],
      queryFn: ({ signal }) => api.dictItemCheck(query, { signal }),
    }),
    /** 字典项列表 · List: Dictionary item. Needs `dict:list`. */
    list: (query: DictItemListQuery = {}): QueryOptions<Page<DictItem>> => ({
      queryKey: ['dictItem', 'list', query],
      queryFn: ({ signal }) => api.list(query, { signal }),
    }),
    /** 字典项详情 · Get: Dictionary item. Needs `dict:list`. */
    get: (id: string): QueryOptions<DictItem> => ({ queryKey: ['dictItem', 'get', id], queryFn: ({ signal }) => api.get(id, { signal }) }),
  };
};
