// Written by scripts/generate.ts from openapi.json; run `npm run generate` instead of editing.
import type { CallOptions, DownloadedFile, ListQuery, Page, Transport } from '../../transport.ts';
import { importFile, type ImportOptions } from '../../importFile.ts';
import { importRows } from '../../importRows.ts';
import type { BatchResult, Category, CategoryAdd, CategoryEdit, DictModel, ImportResult, TreeSelect } from '../models.ts';
import type { FieldMeta } from '../../metadata.ts';
import { commonFields } from '../commonFields.ts';
export type { Category, CategoryAdd, CategoryEdit, DictModel, TreeSelect } from '../models.ts';
/** Query of `checkCode`. */
export type CategoryCheckCodeQuery = {
  pid?: string;
  code?: string;
};
/** Query of `childList`. */
export type CategoryChildListQuery = {
  pid: string;
};
/** Query of `list`: filters by field. */
export type CategoryListQuery = ListQuery<'id' | 'createTime' | 'updateTime' | 'name' | 'pid' | 'code'>;
/** Query of `getChildListBatch`. */
export type CategoryGetChildListBatchQuery = {
  parentIds: string;
};
/** Query of `importExcel`. */
export type CategoryImportExcelQuery = {
  progressId?: string;
  skipHidden?: boolean;
};
/** Query of `loadAllData`. */
export type CategoryLoadAllDataQuery = {
  code: string;
};
/** Query of `loadDictItem`. */
export type CategoryLoadDictItemQuery = {
  ids: string;
  delNotExist?: string;
};
/** Query of `loadOne`. */
export type CategoryLoadOneQuery = {
  field: 'id' | 'code';
  val: string;
};
/** Query of `loadTreeChildren`. */
export type CategoryLoadTreeChildrenQuery = {
  pid: string;
};
/** Query of `loadTreeData`. */
export type CategoryLoadTreeDataQuery = {
  pid?: string;
  pcode?: string;
  condition?: string;
};
/** Query of `loadTreeRoot`. */
export type CategoryLoadTreeRootQuery = {
  async: 'true' | 'false';
  pcode?: string;
};
/** Query of `rootList`. */
export type CategoryRootListQuery = {
  pageNo?: number;
  pageSize?: number;
  column?: string;
  order?: string;
  field?: string;
  superQueryParams?: string;
  superQueryMatchType?: 'and' | 'or';
  sums?: '0' | '1' | 'only';
  exactTotal?: '0' | '1';
  pid?: string;
};
/** Fields of Category (分类字典). */
export const categoryFields = {
  name: { kind: 'text', label: { zh: '类型名称', en: 'Name' }, filter: 'text', sortable: true, maxLength: 100, required: true },
  pid: { kind: 'reference', label: { zh: '父级节点', en: 'Parent' }, filter: 'equals', reference: 'category' },
  code: { kind: 'text', label: { zh: '类型编码', en: 'Code' }, filter: 'text', sortable: true, maxLength: 60 },
  hasChild: { kind: 'text', label: { zh: '是否有子节点(1:有)', en: 'Has children (1: yes)' }, maxLength: 1, readOnly: true },
  ...commonFields,
} as const satisfies Record<string, FieldMeta>;
const loadSchemas = () => import('./category.schemas.ts');
/** What the calls of category take, as schemas for forms; fetched when asked for. */
export const categorySchemas = {
  /** Of `add`. */
  add: async () => (await loadSchemas()).categoryAddInput,
  /** Of `edit`. */
  edit: async () => (await loadSchemas()).categoryEditInput,
};
/** Calls of category. */
export const createCategoryApi = (transport: Transport) => ({
  /** `add` and `edit` take `checkOnly`. */
  checkable: true,
  /** What `add` and `edit` take, for forms. */
  schemas: {
    add: async () => (await loadSchemas()).categoryAddInput,
    edit: async () => (await loadSchemas()).categoryEditInput,
  },
  /** `list` takes several orders. */
  severalOrders: true,
  /** 新增分类字典 · Add: Category. Needs `category:add`. */
  add: (body: CategoryAdd, options?: CallOptions) => transport.request<Category>({ method: 'POST', path: `/sys/category/add`, body, ...options }),
  /** 校验分类编码 · Check a code. Needs `session`. */
  checkCode: (query: CategoryCheckCodeQuery = {}, options?: CallOptions) =>
    transport.request<null>({ method: 'GET', path: `/sys/category/checkCode`, query, ...options }),
  /** 子分类 · All categories below a parent. Needs `category:list`. */
  childList: (query: CategoryChildListQuery, options?: CallOptions) =>
    transport.request<Category[]>({ method: 'GET', path: `/sys/category/childList`, query, ...options }),
  /** 删除分类字典 · Delete: Category. Needs `category:delete`. */
  removeOne: (id: string, options?: CallOptions) => transport.request<null>({ method: 'DELETE', path: `/sys/category/delete`, query: { id }, ...options }),
  /** 批量删除分类字典 · Delete several: Category. Needs `category:delete`. */
  remove: (ids: readonly string[], options?: CallOptions) =>
    transport.request<BatchResult>({ method: 'DELETE', path: `/sys/category/deleteBatch`, query: { ids: ids.join(',') }, ...options }),
  /** 编辑分类字典 · Edit: Category. Needs `category:edit`. */
  edit: (body: CategoryEdit, options?: CallOptions) => transport.request<Category>({ method: 'PUT', path: `/sys/category/edit`, body, ...options }),
  /** 导出分类字典 · Export: Category. Needs `category:export`. */
  export: (query: CategoryListQuery & { selections?: string; exportFields?: string } = {}, options?: CallOptions) =>
    transport.request<DownloadedFile>({ method: 'GET', path: `/sys/category/exportXls`, query, content: 'file', ...options }),
  /** 多个父级的子分类 · Categories below several parents. Needs `category:list`. */
  getChildListBatch: (query: CategoryGetChildListBatchQuery, options?: CallOptions) =>
    transport.request<Page<Category>>({ method: 'GET', path: `/sys/category/getChildListBatch`, query, ...options }),
  /** 导入分类字典 · Import: Category. Needs `category:import`. */
  import: (file: Blob, options?: ImportOptions) => importFile<ImportResult>(transport, { path: `/sys/category/importExcel`, file, options }),
  /** 按行导入分类字典 · Import rows: Category. Needs `category:import`. */
  importRows: importRows(transport, '/sys/category'),
  /** 分类字典导入模板 · Import template: Category. Needs `category:import`. */
  importTemplate: (options?: CallOptions) =>
    transport.request<DownloadedFile>({ method: 'GET', path: `/sys/category/importTemplate`, content: 'file', ...options }),
  /** 分类字典列表 · List: Category. Needs `category:list`. */
  list: (query: CategoryListQuery = {}, options?: CallOptions) =>
    transport.request<Page<Category>>({ method: 'GET', path: `/sys/category/list`, query, ...options }),
  /** 全部分类 · Categories of a code, as options. Needs `session`. */
  loadAllData: (query: CategoryLoadAllDataQuery, options?: CallOptions) =>
    transport.request<DictModel[]>({ method: 'GET', path: `/sys/category/loadAllData`, query, ...options }),
  /** 分类名称 · Names of categories. Needs `session`. */
  loadDictItem: (query: CategoryLoadDictItemQuery, options?: CallOptions) =>
    transport.request<string[]>({ method: 'GET', path: `/sys/category/loadDictItem`, query, ...options }),
  /** 按字段取一个分类 · One category by id or code. Needs `session`. */
  loadOne: (query: CategoryLoadOneQuery, options?: CallOptions) =>
    transport.request<Category>({ method: 'GET', path: `/sys/category/loadOne`, query, ...options }),
  /** 分类树的下级 · Children of a node. Needs `session`. */
  loadTreeChildren: (query: CategoryLoadTreeChildrenQuery, options?: CallOptions) =>
    transport.request<TreeSelect[]>({ method: 'GET', path: `/sys/category/loadTreeChildren`, query, ...options }),
  /** 分类树数据 · Nodes below an id or a code. Needs `session`. */
  loadTreeData: (query: CategoryLoadTreeDataQuery = {}, options?: CallOptions) =>
    transport.request<TreeSelect[]>({ method: 'GET', path: `/sys/category/loadTreeData`, query, ...options }),
  /** 分类树的根 · Roots of a tree. Needs `session`. */
  loadTreeRoot: (query: CategoryLoadTreeRootQuery, options?: CallOptions) =>
    transport.request<TreeSelect[]>({ method: 'GET', path: `/sys/category/loadTreeRoot`, query, ...options }),
  /** 分类字典详情 · Get: Category. Needs `category:list`. */
  get: (id: string, options?: CallOptions) => transport.request<Category>({ method: 'GET', path: `/sys/category/queryById`, query: { id }, ...options }),
  /** 一级分类 · Categories below a parent, in pages. Needs `category:list`. */
  rootList: (query: CategoryRootListQuery = {}, options?: CallOptions) =>
    transport.request<Page<Category>>({ method: 'GET', path: `/sys/category/rootList`, query, ...options }),
});
