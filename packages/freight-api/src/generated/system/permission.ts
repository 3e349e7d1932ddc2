// Written by scripts/generate.ts from openapi.json; run `npm run generate` instead of editing.
import type { CallOptions, Transport } from '../../transport.ts';
import type { BatchResult, PermissionAdd, PermissionChoice, PermissionEdit, PermissionTree } from '../models.ts';
import type { FieldMeta } from '../../metadata.ts';
import { commonFields } from '../commonFields.ts';
export type { PermissionAdd, PermissionChoice, PermissionEdit, PermissionTree } from '../models.ts';
/** Query of `getSystemSubmenu`. */
export type PermissionGetSystemSubmenuQuery = {
  parentId: string;
};
/** Query of `getSystemSubmenuBatch`. */
export type PermissionGetSystemSubmenuBatchQuery = {
  parentIds: string;
};
/** Query of `queryListAsync`. */
export type PermissionQueryListAsyncQuery = {
  pid?: string;
};
/** Fields of Menu entry (菜单). */
export const permissionFields = {
  name: { kind: 'text', label: { zh: '菜单名称', en: 'Name' }, maxLength: 100, required: true },
  menuType: {
    kind: 'dict',
    label: { zh: '菜单类型', en: 'Kind' },
    filter: 'options',
    sortable: true,
    dict: 'menu_type',
    minimum: 0,
    maximum: 2,
    required: true,
  },
  parentId: { kind: 'reference', label: { zh: '上级菜单', en: 'Parent' }, filter: 'equals', reference: 'permission' },
  nameEn: { kind: 'text', label: { zh: '英文名称', en: 'English name' }, maxLength: 100 },
  url: { kind: 'text', label: { zh: '菜单路径', en: 'Address' }, maxLength: 500 },
  component: { kind: 'text', label: { zh: '前端组件', en: 'Component' }, maxLength: 255 },
  componentName: { kind: 'text', label: { zh: '组件名称', en: 'Route name' }, maxLength: 100 },
  redirect: { kind: 'text', label: { zh: '默认跳转地址', en: 'Redirect' }, maxLength: 255 },
  perms: { kind: 'text', label: { zh: '授权标识', en: 'Permission' }, unique: { table: 'sys_permission', column: 'perms' }, maxLength: 255 },
  permsType: { kind: 'dict', label: { zh: '授权策略', en: 'Policy' }, filter: 'options', sortable: true, dict: 'global_perms_type' },
  status: { kind: 'dict', label: { zh: '状态', en: 'Status' }, filter: 'options', sortable: true, dict: 'valid_status' },
  icon: { kind: 'text', label: { zh: '菜单图标', en: 'Icon' }, maxLength: 100, pattern: '^[\\w:-]*$' },
  sortNo: { kind: 'integer', label: { zh: '排序', en: 'Sort order' }, minimum: -1000000, maximum: 1000000 },
  route: { kind: 'flag', label: { zh: '是否路由菜单', en: 'Makes a route' }, filter: 'options', dict: 'yn' },
  hidden: { kind: 'flag', label: { zh: '隐藏路由', en: 'Hidden' }, filter: 'options', dict: 'yn' },
  keepAlive: { kind: 'flag', label: { zh: '是否缓存路由', en: 'Kept alive' }, filter: 'options', dict: 'yn' },
  alwaysShow: { kind: 'flag', label: { zh: '聚合路由', en: 'Always shown' }, filter: 'options', dict: 'yn' },
  internalOrExternal: { kind: 'flag', label: { zh: '外部打开', en: 'Opens outside' }, filter: 'options', dict: 'yn' },
  description: { kind: 'text', label: { zh: '描述', en: 'Description' }, maxLength: 255 },
  leaf: { kind: 'flag', label: { zh: '叶子节点', en: 'Leaf' }, filter: 'options', dict: 'yn', readOnly: true },
  ruleFlag: { kind: 'integer', label: { zh: '数据规则', en: 'Data rules' }, minimum: 0, readOnly: true },
  delFlag: { kind: 'integer', label: { zh: '删除状态', en: 'Deletion' }, minimum: 0, readOnly: true },
  ...commonFields,
} as const satisfies Record<string, FieldMeta>;
const loadSchemas = () => import('./permission.schemas.ts');
/** What the calls of permission take, as schemas for forms; fetched when asked for. */
export const permissionSchemas = {
  /** Of `add`. */
  add: async () => (await loadSchemas()).permissionAddInput,
  /** Of `edit`. */
  edit: async () => (await loadSchemas()).permissionEditInput,
};
/** Calls of permission. */
export const createPermissionApi = (transport: Transport) => ({
  /** `add` and `edit` take `checkOnly`. */
  checkable: true,
  /** What `add` and `edit` take, for forms. */
  schemas: {
    add: async () => (await loadSchemas()).permissionAddInput,
    edit: async () => (await loadSchemas()).permissionEditInput,
  },
  /** 新增菜单 · Add: Menu entry. Needs `permission:add`. */
  add: (body: PermissionAdd, options?: CallOptions) =>
    transport.request<{
      id: string;
      version: number;
    }>({ method: 'POST', path: `/sys/permission/add`, body, ...options }),
  /** 删除菜单 · Delete: Menu entry. Needs `permission:delete`. */
  removeOne: (id: string, options?: CallOptions) => transport.request<null>({ method: 'DELETE', path: `/sys/permission/delete`, query: { id }, ...options }),
  /** 批量删除菜单 · Delete several: Menu entry. Needs `permission:delete`. */
  remove: (ids: readonly string[], options?: CallOptions) =>
    transport.request<BatchResult>({ method: 'DELETE', path: `/sys/permission/deleteBatch`, query: { ids: ids.join(',') }, ...options }),
  /** 编辑菜单 · Edit: Menu entry. Needs `permission:edit`. */
  edit: (body: PermissionEdit, options?: CallOptions) =>
    transport.request<{
      id: string;
      version: number;
    }>({ method: 'PUT', path: `/sys/permission/edit`, body, ...options }),
  /** 一级菜单 · Menus of the first level. Needs `permission:list`. */
  getSystemMenuList: (options?: CallOptions) => transport.request<PermissionTree[]>({ method: 'GET', path: `/sys/permission/getSystemMenuList`, ...options }),
  /** 子菜单 · What lies right below a menu. Needs `permission:list`. */
  getSystemSubmenu: (query: PermissionGetSystemSubmenuQuery, options?: CallOptions) =>
    transport.request<PermissionTree[]>({ method: 'GET', path: `/sys/permission/getSystemSubmenu`, query, ...options }),
  /** 多个菜单的子菜单 · What lies right below several menus. Needs `permission:list`. */
  getSystemSubmenuBatch: (query: PermissionGetSystemSubmenuBatchQuery, options?: CallOptions) =>
    transport.request<Record<string, PermissionTree[]>>({ method: 'GET', path: `/sys/permission/getSystemSubmenuBatch`, query, ...options }),
  /** 菜单列表 · All menus and buttons. Needs `permission:list`. */
  list: (options?: CallOptions) => transport.request<PermissionTree[]>({ method: 'GET', path: `/sys/permission/list`, ...options }),
  /** 逐级菜单选择 · Menus to choose from, level by level. Needs `permission:list`. */
  queryListAsync: (query: PermissionQueryListAsyncQuery = {}, options?: CallOptions) =>
    transport.request<PermissionChoice[]>({ method: 'GET', path: `/sys/permission/queryListAsync`, query, ...options }),
  /** 菜单选择树 · Menus to choose from. Needs `permission:list`. */
  queryTreeList: (options?: CallOptions) =>
    transport.request<{
      treeList: PermissionChoice[];
      ids: string[];
    }>({ method: 'GET', path: `/sys/permission/queryTreeList`, ...options }),
});
