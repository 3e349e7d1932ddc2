// Written by scripts/generate.ts from openapi.json; run `npm run generate` instead of editing.
import type { Page, QueryOptions, Transport } from '../../transport.ts';
import type { Category, DictModel, TreeSelect } from '../models.ts';
import type {
  CategoryCheckCodeQuery,
  CategoryChildListQuery,
  CategoryGetChildListBatchQuery,
  CategoryListQuery,
  CategoryLoadAllDataQuery,
  CategoryLoadDictItemQuery,
  CategoryLoadOneQuery,
  CategoryLoadTreeChildrenQuery,
  CategoryLoadTreeDataQuery,
  CategoryLoadTreeRootQuery,
  CategoryRootListQuery,
} from './category.ts';
import { createCategoryApi } from './category.ts';
/** Questions of category as TanStack Query takes them. */
export const createCategoryQueries = (transport: Transport) => {
  const api = createCategoryApi(transport);
  return {
    /** 校验分类编码 · Check a code. Needs `session`. */
    checkCode: (query: CategoryCheckCodeQuery = {}): QueryOptions<null> => ({
      queryKey: ['category', 'checkCode', query],
      queryFn: ({ signal }) => api.checkCode(query, { signal }),
    }),
    /** 子分类 · All categories below a parent. Needs `category:list`. */
    childList: (query: CategoryChildListQuery): QueryOptions<Category[]> => ({
      queryKey: ['category', 'childList', query],
      queryFn: ({ signal }) => api.childList(query, { signal }),
    }),
    /** 多个父级的子分类 · Categories below several parents. Needs `category:list`. */
    getChildListBatch: (query: CategoryGetChildListBatchQuery): QueryOptions<Page<Category>> => ({
      queryKey: ['category', 'getChildListBatch', query],
      queryFn: ({ signal }) => api.getChildListBatch(query, { signal }),
    }),
    /** 分类字典列表 · List: Category. Needs `category:list`. */
    list: (query: CategoryListQuery = {}): QueryOptions<Page<Category>> => ({
      queryKey: ['category', 'list', query],
      queryFn: ({ signal }) => api.list(query, { signal }),
    }),
    /** 全部分类 · Categories of a code, as options. Needs `session`. */
    loadAllData: (query: CategoryLoadAllDataQuery): QueryOptions<DictModel[]> => ({
      queryKey: ['category', 'loadAllData', query],
      queryFn: ({ signal }) => api.loadAllData(query, { signal }),
    }),
    /** 分类名称 · Names of categories. Needs `session`. */
    loadDictItem: (query: CategoryLoadDictItemQuery): QueryOptions<string[]> => ({
      queryKey: ['category', 'loadDictItem', query],
      queryFn: ({ signal }) => api.loadDictItem(query, { signal }),
    }),
    /** 按字段取一个分类 · One category by id or code. Needs `session`. */
    loadOne: (query: CategoryLoadOneQuery): QueryOptions<Category> => ({
      queryKey: ['category', 'loadOne', query],
      queryFn: ({ signal }) => api.loadOne(query, { signal }),
    }),
    /** 分类树的下级 · Children of a node. Needs `session`. */
    loadTreeChildren: (query: CategoryLoadTreeChildrenQuery): QueryOptions<TreeSelect[]> => ({
      queryKey: ['category', 'loadTreeChildren', query],
      queryFn: ({ signal }) => api.loadTreeChildren(query, { signal }),
    }),
    /** 分类树数据 · Nodes below an id or a code. Needs `session`. */
    loadTreeData: (query: CategoryLoadTreeDataQuery = {}): QueryOptions<TreeSelect[]> => ({
      queryKey: ['category', 'loadTreeData', query],
      queryFn: ({ signal }) => api.loadTreeData(query, { signal }),
    }),
    /** 分类树的根 · Roots of a tree. Needs `session`. */
    loadTreeRoot: (query: CategoryLoadTreeRootQuery): QueryOptions<TreeSelect[]> => ({
      queryKey: ['category', 'loadTreeRoot', query],
      queryFn: ({ signal }) => api.loadTreeRoot(query, { signal }),
    }),
    /** 分类字典详情 · Get: Category. Needs `category:list`. */
    get: (id: string): QueryOptions<Category> => ({ queryKey: ['category', 'get', id], queryFn: ({ signal }) => api.get(id, { signal }) }),
    /** 一级分类 · Categories below a parent, in pages. Needs `category:list`. */
    rootList: (query: CategoryRootListQuery = {}): QueryOptions<Page<Category>> => ({
      queryKey: ['category', 'rootList', query],
      queryFn: ({ signal }) => api.rootList(query, { signal }),
    }),
  };
};
