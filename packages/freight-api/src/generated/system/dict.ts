// Written by scripts/generate.ts from openapi.json; run `pnpm generate` instead of editing.
import type { CallOptions, ListQuery, Page, QueryOptions, Transport } from '../../transport.ts';
import type { Dict, DictAdd, DictEdit } from '../models.ts';
import type { FieldMeta } from '../../metadata.ts';
export type { Dict, DictAdd, DictEdit } from '../models.ts';
/** Fields of Dictionary (数据字典). */
export const dictFields = {
  dictName: { kind: 'text', label: { zh: '字典名称', en: 'Name' }, filter: 'text', sortable: true, maxLength: 100, required: true },
  dictCode: { kind: 'text', label: { zh: '字典编号', en: 'Code' }, filter: 'text', sortable: true, maxLength: 64, required: true },
  dictNameEn: { kind: 'text', label: { zh: '英文名称', en: 'English name' }, maxLength: 100 },
  description: { kind: 'text', label: { zh: '描述', en: 'Description' }, maxLength: 255 },
  type: { kind: 'integer', label: { zh: '值类型', en: 'Kind of value' }, minimum: 0, maximum: 1 },
  isProtected: { kind: 'integer', label: { zh: '受保护', en: 'Protected' }, minimum: 0, readOnly: true },
  createBy: { kind: 'text', label: { zh: '创建人', en: 'Created by' }, maxLength: 50, readOnly: true },
  createTime: { kind: 'dateTime', label: { zh: '创建时间', en: 'Created at' }, filter: 'range', sortable: true, readOnly: true },
  updateBy: { kind: 'text', label: { zh: '更新人', en: 'Updated by' }, maxLength: 50, readOnly: true },
  updateTime: { kind: 'dateTime', label: { zh: '更新时间', en: 'Updated at' }, filter: 'range', sortable: true, readOnly: true },
  sysOrgCode: { kind: 'text', label: { zh: '所属部门', en: 'Department' }, maxLength: 64, readOnly: true },
} as const satisfies Record<string, FieldMeta>;
const loadSchemas = () => import('./dict.schemas.ts');
/** What the calls of dict take, as schemas for forms; fetched when asked for. */
export const dictSchemas = {
  /** Of `add`. */
  add: async () => (await loadSchemas()).dictAddInput,
  /** Of `edit`. */
  edit: async () => (await loadSchemas()).dictEditInput,
};
/** Calls of dict. */
export const createDictApi = (transport: Transport) => ({
  /** What `add` and `edit` take, for forms. */
  schemas: {
    add: async () => (await loadSchemas()).dictAddInput,
    edit: async () => (await loadSchemas()).dictEditInput,
  },
  /** 新增数据字典 · Add: Dictionary. Needs `dict:add`. */
  add: (body: DictAdd, options?: CallOptions) => transport.request<Dict>({ method: 'POST', path: `/sys/dict/add`, body, ...options }),
  /** 编辑数据字典 · Edit: Dictionary. Needs `dict:edit`. */
  edit: (body: DictEdit, options?: CallOptions) => transport.request<Dict>({ method: 'PUT', path: `/sys/dict/edit`, body, ...options }),
  /** 数据字典列表 · List: Dictionary. Needs `dict:list`. */
  list: (query: ListQuery = {}, options?: CallOptions) => transport.request<Page<Dict>>({ method: 'GET', path: `/sys/dict/list`, query, ...options }),
  /** 数据字典详情 · Get: Dictionary. Needs `dict:list`. */
  get: (id: string, options?: CallOptions) => transport.request<Dict>({ method: 'GET', path: `/sys/dict/queryById`, query: { id }, ...options }),
});
/** Questions of dict as TanStack Query takes them. */
export const createDictQueries = (transport: Transport) => {
  const api = createDictApi(transport);
  return {
    /** 数据字典列表 · List: Dictionary. Needs `dict:list`. */
    list: (query: ListQuery = {}): QueryOptions<Page<Dict>> => ({ queryKey: ['dict', 'list', query], queryFn: ({ signal }) => api.list(query, { signal }) }),
    /** 数据字典详情 · Get: Dictionary. Needs `dict:list`. */
    get: (id: string): QueryOptions<Dict> => ({ queryKey: ['dict', 'get', id], queryFn: ({ signal }) => api.get(id, { signal }) }),
  };
};
