// Written by scripts/generate.ts from openapi.json; run `npm run generate` instead of editing.
import type { CallOptions, Transport } from '../../transport.ts';
import type { TreeSelect } from '../models.ts';
export type { TreeSelect } from '../models.ts';
/** Query of `loadTreeData`. */
export type TreeLookupLoadTreeDataQuery = {
  tableName: string;
  text: string;
  code: string;
  pidField: string;
  hasChildField?: '' | string;
  pid: string;
  condition?: string;
};
/** Calls of treeLookup. */
export const createTreeLookupApi = (transport: Transport) => ({
  /** 树形下拉数据 · Nodes of a tree control. Needs `session`. */
  loadTreeData: (query: TreeLookupLoadTreeDataQuery, options?: CallOptions) =>
    transport.request<TreeSelect[]>({ method: 'GET', path: `/sys/dict/loadTreeData`, query, ...options }),
});
