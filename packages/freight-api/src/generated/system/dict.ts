// Written by scripts/generate.ts from openapi.json; run `npm run generate` instead of editing.
import type { CallOptions, DownloadedFile, ListQuery, Page, Transport } from '../../transport.ts';
import { importFile, type ImportOptions } from '../../importFile.ts';
import type { BatchResult, Dict, DictAdd, DictEdit, ImportResult } from '../models.ts';
import type { FieldMeta } from '../../metadata.ts';
import { commonFields } from '../commonFields.ts';
export type { Dict, DictAdd, DictEdit } from '../models.ts';
/** Query of `list`: filters by field. */
export type DictListQuery = ListQuery<'id' | 'createTime' | 'updateTime' | 'dictName' | 'dictCode'>;
/** Query of `importExcel`. */
export type DictImportExcelQuery = {
  progressId?: string;
  skipHidden?: boolean;
};
/** Query of `treeList`. */
export type DictTreeListQuery = {
  dictName?: string;
};
/** Fields of Dictionary (数据字典). */
export const dictFields = {
  dictName: { kind: 'text', label: { zh: '字典名称', en: 'Name' }, filter: 'text', sortable: true, maxLength: 100, required: true },
  dictCode: {
    kind: 'text',
    label: { zh: '字典编号', en: 'Code' },
    filter: 'text',
    sortable: true,
    unique: { table: 'sys_dict', column: 'dict_code' },
    maxLength: 64,
    required: true,
  },
  dictNameEn: { kind: 'text', label: { zh: '英文名称', en: 'English name' }, maxLength: 100 },
  description: { kind: 'text', label: { zh: '描述', en: 'Description' }, maxLength: 255 },
  type: { kind: 'integer', label: { zh: '值类型', en: 'Kind of value' }, minimum: 0, maximum: 1 },
  isProtected: { kind: 'integer', label: { zh: '受保护', en: 'Protected' }, minimum: 0, readOnly: true },
  ...commonFields,
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
  /** `add` and `edit` take `checkOnly`. */
  checkable: true,
  /** What `add` and `edit` take, for forms. */
  schemas: {
    add: async () => (await loadSchemas()).dictAddInput,
    edit: async () => (await loadSchemas()).dictEditInput,
  },
  /** `list` takes several orders. */
  severalOrders: true,
  /** 新增数据字典 · Add: Dictionary. Needs `dict:add`. */
  add: (body: DictAdd, options?: CallOptions) => transport.request<Dict>({ method: 'POST', path: `/sys/dict/add`, body, ...options }),
  /** 字典取回 · Bring a dictionary back. Needs `dict:delete`. */
  back: (id: string, options?: CallOptions) => transport.request<null>({ method: 'PUT', path: `/sys/dict/back/${encodeURIComponent(id)}`, ...options }),
  /** 删除数据字典 · Delete: Dictionary. Needs `dict:delete`. */
  removeOne: (id: string, options?: CallOptions) => transport.request<null>({ method: 'DELETE', path: `/sys/dict/delete`, query: { id }, ...options }),
  /** 批量删除数据字典 · Delete several: Dictionary. Needs `dict:delete`. */
  remove: (ids: readonly string[], options?: CallOptions) =>
    transport.request<BatchResult>({ method: 'DELETE', path: `/sys/dict/deleteBatch`, query: { ids: ids.join(',') }, ...options }),
  /** 字典回收站 · Removed dictionaries. Needs `dict:delete`. */
  deleteList: (options?: CallOptions) => transport.request<Dict[]>({ method: 'GET', path: `/sys/dict/deleteList`, ...options }),
  /** 彻底删除字典 · Remove a dictionary for good. Needs `dict:deletePhysic`. */
  deletePhysic: (id: string, options?: CallOptions) =>
    transport.request<null>({ method: 'DELETE', path: `/sys/dict/deletePhysic/${encodeURIComponent(id)}`, ...options }),
  /** 编辑数据字典 · Edit: Dictionary. Needs `dict:edit`. */
  edit: (body: DictEdit, options?: CallOptions) => transport.request<Dict>({ method: 'PUT', path: `/sys/dict/edit`, body, ...options }),
  /** 导出数据字典 · Export: Dictionary. Needs `dict:export`. */
  export: (query: DictListQuery & { selections?: string; exportFields?: string } = {}, options?: CallOptions) =>
    transport.request<DownloadedFile>({ method: 'GET', path: `/sys/dict/exportXls`, query, content: 'file', ...options }),
  /** 导入数据字典 · Import: Dictionary. Needs `dict:import`. */
  import: (file: Blob, options?: ImportOptions) => importFile<ImportResult>(transport, { path: `/sys/dict/importExcel`, file, options }),
  /** 数据字典导入模板 · Import template: Dictionary. Needs `dict:import`. */
  importTemplate: (options?: CallOptions) =>
    transport.request<DownloadedFile>({ method: 'GET', path: `/sys/dict/importTemplate`, content: 'file', ...options }),
  /** 数据字典列表 · List: Dictionary. Needs `dict:list`. */
  list: (query: DictListQuery = {}, options?: CallOptions) => transport.request<Page<Dict>>({ method: 'GET', path: `/sys/dict/list`, query, ...options }),
  /** 数据字典详情 · Get: Dictionary. Needs `dict:list`. */
  get: (id: string, options?: CallOptions) => transport.request<Dict>({ method: 'GET', path: `/sys/dict/queryById`, query: { id }, ...options }),
  /** 字典树 · Dictionaries as a tree. Needs `dict:list`. */
  treeList: (query: DictTreeListQuery = {}, options?: CallOptions) =>
    transport.request<
      {
        id: string;
        /** 版本 · Version */
        version: number;
        /** 创建人 · Created by */
        createBy: string | null;
        /** 创建时间 · Created at */
        createTime: string | null;
        /** 更新人 · Updated by */
        updateBy: string | null;
        /** 更新时间 · Updated at */
        updateTime: string | null;
        /** 所属部门 · Department */
        sysOrgCode: string | null;
        /** 字典名称 · Name */
        dictName: string | null;
        /** 字典编号 · Code */
        dictCode: string | null;
        /** 英文名称 · English name */
        dictNameEn: string | null;
        /** 描述 · Description */
        description: string | null;
        /** 值类型 · Kind of value */
        type: number | null;
        /** 受保护 · Protected */
        isProtected: number | null;
        key: string;
        title: string;
      }[]
    >({ method: 'GET', path: `/sys/dict/treeList`, query, ...options }),
});
