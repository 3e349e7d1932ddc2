// Written by scripts/generate.ts from openapi.json; run `npm run generate` instead of editing.
import type { QueryOptions, Transport } from '../../transport.ts';
import type { TreeSelect } from '../models.ts';
import type { TreeLookupLoadTreeDataQuery } from './treeLookup.ts';
import { createTreeLookupApi } from './treeLookup.ts';
/** Questions of treeLookup as TanStack Query takes them. */
export const createTreeLookupQueries = (transport: Transport) => {
  const api = createTreeLookupApi(transport);
  return {
    /** 树形下拉数据 · Nodes of a tree control. Needs `session`. */
    loadTreeData: (query: TreeLookupLoadTreeDataQuery): QueryOptions<TreeSelect[]> => ({
      queryKey: ['treeLookup', 'loadTreeData', query],
      queryFn: ({ signal }) => api.loadTreeData(query, { signal }),
    }),
  };
};
