// Written by scripts/generate.ts from openapi.json; run `npm run generate` instead of editing.
import type { CallOptions, ListQuery, Page, Transport } from '../../transport.ts';
import type { BatchResult, DictItem, DictItemAdd, DictItemEdit } from '../models.ts';
import type { FieldMeta } from '../../metadata.ts';
import { commonFields } from '../commonFields.ts';
export type { DictItem, DictItemAdd, DictItemEdit } from '../models.ts';
/** Query of `dictItemCheck`. */
export type DictItemDictItemCheckQuery = {
  dictId: string;
  itemValue: string;
  id?: string;
};
/** Query of `list`: filters by field. */
export type DictItemListQuery = ListQuery<'id' | 'createTime' | 'updateTime' | 'dictId' | 'itemText' | 'itemValue' | 'status'>;
/** Fields of Dictionary item (字典项). */
export const dictItemFields = {
  dictId: { kind: 'reference', label: { zh: '字典', en: 'Dictionary' }, filter: 'equals', reference: 'dict', required: true },
  itemText: { kind: 'text', label: { zh: '名称', en: 'Text' }, filter: 'text', maxLength: 100, required: true },
  itemValue: { kind: 'text', label: { zh: '数据值', en: 'Value' }, filter: 'text', maxLength: 100, required: true },
  itemTextEn: { kind: 'text', label: { zh: '英文名称', en: 'English text' }, maxLength: 100 },
  description: { kind: 'text', label: { zh: '描述', en: 'Description' }, maxLength: 255 },
  sortOrder: { kind: 'integer', label: { zh: '排序', en: 'Sort order' }, sortable: true, minimum: 1, maximum: 9999 },
  status: { kind: 'dict', label: { zh: '状态', en: 'Status' }, filter: 'options', sortable: true, dict: 'dict_item_status', minimum: 0, maximum: 1 },
  ...commonFields,
} as const satisfies Record<string, FieldMeta>;
const loadSchemas = () => import('./dictItem.schemas.ts');
/** What the calls of dictItem take, as schemas for forms; fetched when asked for. */
export const dictItemSchemas = {
  /** Of `add`. */
  add: async () => (await loadSchemas()).dictItemAddInput,
  /** Of `edit`. */
  edit: async () => (await loadSchemas()).dictItemEditInput,
};
/** Calls of dictItem. */
export const createDictItemApi = (transport: Transport) => ({
  /** `add` and `edit` take `checkOnly`. */
  checkable: true,
  /** What `add` and `edit` take, for forms. */
  schemas: {
    add: async () => (await loadSchemas()).dictItemAddInput,
    edit: async () => (await loadSchemas()).dictItemEditInput,
  },
  /** `list` takes several orders. */
  severalOrders: true,
  /** 新增字典项 · Add: Dictionary item. Needs `dict:add`. */
  add: (body: DictItemAdd, options?: CallOptions) => transport.request<DictItem>({ method: 'POST', path: `/sys/dictItem/add`, body, ...options }),
  /** 删除字典项 · Delete: Dictionary item. Needs `dict:delete`. */
  removeOne: (id: string, options?: CallOptions) => transport.request<null>({ method: 'DELETE', path: `/sys/dictItem/delete`, query: { id }, ...options }),
  /** 批量删除字典项 · Delete several: Dictionary item. Needs `dict:delete`. */
  remove: (ids: readonly string[], options?: CallOptions) =>
    transport.request<BatchResult>({ method: 'DELETE', path: `/sys/dictItem/deleteBatch`, query: { ids: ids.join(',') }, ...options }),
  /** 校验字典项值 · Check that a value is free in its dictionary. Needs `dict:list`. */
  dictItemCheck: (query: DictItemDictItemCheckQuery, options?: CallOptions) =>
    transport.request<null>({ method: 'GET', path: `/sys/dictItem/dictItemCheck`, query, ...options }),
  /** 编辑字典项 · Edit: Dictionary item. Needs `dict:edit`. */
  edit: (body: DictItemEdit, options?: CallOptions) => transport.request<DictItem>({ method: 'PUT', path: `/sys/dictItem/edit`, body, ...options }),
  /** 字典项列表 · List: Dictionary item. Needs `dict:list`. */
  list: (query: DictItemListQuery = {}, options?: CallOptions) =>
    transport.request<Page<DictItem>>({ method: 'GET', path: `/sys/dictItem/list`, query, ...options }),
  /** 字典项详情 · Get: Dictionary item. Needs `dict:list`. */
  get: (id: string, options?: CallOptions) => transport.request<DictItem>({ method: 'GET', path: `/sys/dictItem/queryById`, query: { id }, ...options }),
});
