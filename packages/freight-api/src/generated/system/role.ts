// Written by scripts/generate.ts from openapi.json; run `npm run generate` instead of editing.
import type { CallOptions, DownloadedFile, ListQuery, Page, Transport } from '../../transport.ts';
import { importFile, type ImportOptions } from '../../importFile.ts';
import { importRows } from '../../importRows.ts';
import type { BatchResult, ImportResult, Role, RoleAdd, RoleEdit } from '../models.ts';
import type { FieldMeta } from '../../metadata.ts';
import { commonFields } from '../commonFields.ts';
export type { Role, RoleAdd, RoleEdit } from '../models.ts';
/** Query of `checkRoleCode`. */
export type RoleCheckRoleCodeQuery = {
  id?: string;
  roleCode: string;
};
/** Query of `list`: filters by field. */
export type RoleListQuery = ListQuery<'id' | 'createTime' | 'updateTime' | 'roleName' | 'roleCode' | 'forCustomers'>;
/** Query of `importExcel`. */
export type RoleImportExcelQuery = {
  progressId?: string;
  skipHidden?: boolean;
};
/** Fields of Role (角色). */
export const roleFields = {
  roleName: { kind: 'text', label: { zh: '角色名', en: 'Name' }, filter: 'text', sortable: true, maxLength: 30, minLength: 2, required: true },
  roleCode: {
    kind: 'text',
    label: { zh: '角色编码', en: 'Code' },
    filter: 'text',
    sortable: true,
    unique: { table: 'sys_role', column: 'role_code' },
    maxLength: 64,
    pattern: '^[\\w.:-]+$',
    required: true,
  },
  description: { kind: 'text', label: { zh: '描述', en: 'Description' }, maxLength: 126 },
  forCustomers: { kind: 'flag', label: { zh: '客户可分配', en: 'For customers' }, filter: 'options', default: '0', dict: 'yn' },
  ...commonFields,
} as const satisfies Record<string, FieldMeta>;
const loadSchemas = () => import('./role.schemas.ts');
/** What the calls of role take, as schemas for forms; fetched when asked for. */
export const roleSchemas = {
  /** Of `add`. */
  add: async () => (await loadSchemas()).roleAddInput,
  /** Of `edit`. */
  edit: async () => (await loadSchemas()).roleEditInput,
};
/** Calls of role. */
export const createRoleApi = (transport: Transport) => ({
  /** `add` and `edit` take `checkOnly`. */
  checkable: true,
  /** What `add` and `edit` take, for forms. */
  schemas: {
    add: async () => (await loadSchemas()).roleAddInput,
    edit: async () => (await loadSchemas()).roleEditInput,
  },
  /** `list` takes several orders. */
  severalOrders: true,
  /** 新增角色 · Add: Role. Needs `role:add`. */
  add: (body: RoleAdd, options?: CallOptions) => transport.request<Role>({ method: 'POST', path: `/sys/role/add`, body, ...options }),
  /** 校验角色编码 · Whether a code is free. Needs `role:list`. */
  checkRoleCode: (query: RoleCheckRoleCodeQuery, options?: CallOptions) =>
    transport.request<boolean>({ method: 'GET', path: `/sys/role/checkRoleCode`, query, ...options }),
  /** 删除角色 · Delete: Role. Needs `role:delete`. */
  removeOne: (id: string, options?: CallOptions) => transport.request<null>({ method: 'DELETE', path: `/sys/role/delete`, query: { id }, ...options }),
  /** 批量删除角色 · Delete several: Role. Needs `role:delete`. */
  remove: (ids: readonly string[], options?: CallOptions) =>
    transport.request<BatchResult>({ method: 'DELETE', path: `/sys/role/deleteBatch`, query: { ids: ids.join(',') }, ...options }),
  /** 编辑角色 · Edit: Role. Needs `role:edit`. */
  edit: (body: RoleEdit, options?: CallOptions) => transport.request<Role>({ method: 'PUT', path: `/sys/role/edit`, body, ...options }),
  /** 导出角色 · Export: Role. Needs `role:export`. */
  export: (query: RoleListQuery & { selections?: string; exportFields?: string } = {}, options?: CallOptions) =>
    transport.request<DownloadedFile>({ method: 'GET', path: `/sys/role/exportXls`, query, content: 'file', ...options }),
  /** 导入角色 · Import: Role. Needs `role:import`. */
  import: (file: Blob, options?: ImportOptions) => importFile<ImportResult>(transport, { path: `/sys/role/importExcel`, file, options }),
  /** 按行导入角色 · Import rows: Role. Needs `role:import`. */
  importRows: importRows(transport, '/sys/role'),
  /** 角色导入模板 · Import template: Role. Needs `role:import`. */
  importTemplate: (options?: CallOptions) =>
    transport.request<DownloadedFile>({ method: 'GET', path: `/sys/role/importTemplate`, content: 'file', ...options }),
  /** 角色列表 · List: Role. Needs `role:list`. */
  list: (query: RoleListQuery = {}, options?: CallOptions) => transport.request<Page<Role>>({ method: 'GET', path: `/sys/role/list`, query, ...options }),
  /** 角色详情 · Get: Role. Needs `role:list`. */
  get: (id: string, options?: CallOptions) => transport.request<Role>({ method: 'GET', path: `/sys/role/queryById`, query: { id }, ...options }),
  /** 全部角色 · All roles. Needs `role:list`. */
  queryall: (options?: CallOptions) => transport.request<Role[]>({ method: 'GET', path: `/sys/role/queryall`, ...options }),
});
