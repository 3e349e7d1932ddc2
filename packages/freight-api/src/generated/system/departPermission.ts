// Written by scripts/generate.ts from openapi.json; run `npm run generate` instead of editing.
import type { CallOptions, DownloadedFile, ListQuery, Page, Transport } from '../../transport.ts';
import { importFile, type ImportOptions } from '../../importFile.ts';
import { importRows } from '../../importRows.ts';
import type { BatchResult, DepartPermission, DepartPermissionAdd, DepartPermissionEdit, ImportResult, PermissionChoice } from '../models.ts';
import type { FieldMeta } from '../../metadata.ts';
import { commonFields } from '../commonFields.ts';
export type { DepartPermission, DepartPermissionAdd, DepartPermissionEdit, PermissionChoice } from '../models.ts';
/** Query of `list`: filters by field. */
export type DepartPermissionListQuery = ListQuery<'id' | 'createTime' | 'updateTime' | 'departId' | 'permissionId'>;
/** Query of `importExcel`. */
export type DepartPermissionImportExcelQuery = {
  progressId?: string;
  skipHidden?: boolean;
};
/** Query of `queryDeptRolePermission`. */
export type DepartPermissionQueryDeptRolePermissionQuery = {
  roleId: string;
};
/** Query of `queryTreeListForDeptRole`. */
export type DepartPermissionQueryTreeListForDeptRoleQuery = {
  departId: string;
};
/** Body of `saveDeptRolePermission`. */
export interface DepartPermissionSaveDeptRolePermission {
  roleId: string;
  permissionIds: string;
  lastpermissionIds?: string | null;
}
/** Fields of Permission of a department (部门权限). */
export const departPermissionFields = {
  departId: {
    kind: 'reference',
    label: { zh: '部门', en: 'Department' },
    filter: 'equals',
    textField: 'departId_dictText',
    reference: 'depart',
    required: true,
  },
  permissionId: {
    kind: 'reference',
    label: { zh: '菜单或按钮', en: 'Menu entry' },
    filter: 'equals',
    textField: 'permissionId_dictText',
    reference: 'permission',
    required: true,
  },
  dataRuleIds: { kind: 'text', label: { zh: '数据规则', en: 'Data rules' }, maxLength: 1000 },
  departId_dictText: { kind: 'text', label: { zh: '部门名称', en: 'Name of the department' }, derived: true, maxLength: 100, readOnly: true },
  permissionId_dictText: { kind: 'text', label: { zh: '菜单名称', en: 'Name of the entry' }, derived: true, maxLength: 100, readOnly: true },
  ...commonFields,
} as const satisfies Record<string, FieldMeta>;
const loadSchemas = () => import('./departPermission.schemas.ts');
/** What the calls of departPermission take, as schemas for forms; fetched when asked for. */
export const departPermissionSchemas = {
  /** Of `add`. */
  add: async () => (await loadSchemas()).departPermissionAddInput,
  /** Of `edit`. */
  edit: async () => (await loadSchemas()).departPermissionEditInput,
  /** Of `saveDeptRolePermission`. */
  saveDeptRolePermission: async () => (await loadSchemas()).departPermissionSaveDeptRolePermissionInput,
};
/** Calls of departPermission. */
export const createDepartPermissionApi = (transport: Transport) => ({
  /** `add` and `edit` take `checkOnly`. */
  checkable: true,
  /** What `add` and `edit` take, for forms. */
  schemas: {
    add: async () => (await loadSchemas()).departPermissionAddInput,
    edit: async () => (await loadSchemas()).departPermissionEditInput,
  },
  /** `list` takes several orders. */
  severalOrders: true,
  /** 新增部门权限 · Add: Permission of a department. Needs `departPermission:add`. */
  add: (body: DepartPermissionAdd, options?: CallOptions) =>
    transport.request<DepartPermission>({ method: 'POST', path: `/sys/sysDepartPermission/add`, body, ...options }),
  /** 删除部门权限 · Delete: Permission of a department. Needs `departPermission:delete`. */
  removeOne: (id: string, options?: CallOptions) =>
    transport.request<null>({ method: 'DELETE', path: `/sys/sysDepartPermission/delete`, query: { id }, ...options }),
  /** 批量删除部门权限 · Delete several: Permission of a department. Needs `departPermission:delete`. */
  remove: (ids: readonly string[], options?: CallOptions) =>
    transport.request<BatchResult>({ method: 'DELETE', path: `/sys/sysDepartPermission/deleteBatch`, query: { ids: ids.join(',') }, ...options }),
  /** 编辑部门权限 · Edit: Permission of a department. Needs `departPermission:edit`. */
  edit: (body: DepartPermissionEdit, options?: CallOptions) =>
    transport.request<DepartPermission>({ method: 'PUT', path: `/sys/sysDepartPermission/edit`, body, ...options }),
  /** 导出部门权限 · Export: Permission of a department. Needs `departPermission:export`. */
  export: (query: DepartPermissionListQuery & { selections?: string; exportFields?: string } = {}, options?: CallOptions) =>
    transport.request<DownloadedFile>({ method: 'GET', path: `/sys/sysDepartPermission/exportXls`, query, content: 'file', ...options }),
  /** 导入部门权限 · Import: Permission of a department. Needs `departPermission:import`. */
  import: (file: Blob, options?: ImportOptions) => importFile<ImportResult>(transport, { path: `/sys/sysDepartPermission/importExcel`, file, options }),
  /** 按行导入部门权限 · Import rows: Permission of a department. Needs `departPermission:import`. */
  importRows: importRows(transport, '/sys/sysDepartPermission'),
  /** 部门权限导入模板 · Import template: Permission of a department. Needs `departPermission:import`. */
  importTemplate: (options?: CallOptions) =>
    transport.request<DownloadedFile>({ method: 'GET', path: `/sys/sysDepartPermission/importTemplate`, content: 'file', ...options }),
  /** 部门权限列表 · List: Permission of a department. Needs `departPermission:list`. */
  list: (query: DepartPermissionListQuery = {}, options?: CallOptions) =>
    transport.request<Page<DepartPermission>>({ method: 'GET', path: `/sys/sysDepartPermission/list`, query, ...options }),
  /** 部门权限详情 · Get: Permission of a department. Needs `departPermission:list`. */
  get: (id: string, options?: CallOptions) =>
    transport.request<DepartPermission>({ method: 'GET', path: `/sys/sysDepartPermission/queryById`, query: { id }, ...options }),
  /** 部门角色的菜单权限 · What a department role is given. Needs `departRole:list`. */
  queryDeptRolePermission: (query: DepartPermissionQueryDeptRolePermissionQuery, options?: CallOptions) =>
    transport.request<string[]>({ method: 'GET', path: `/sys/sysDepartPermission/queryDeptRolePermission`, query, ...options }),
  /** 部门角色授权菜单树 · Tree of what the roles of a department may be given. Needs `departRole:list`. */
  queryTreeListForDeptRole: (query: DepartPermissionQueryTreeListForDeptRoleQuery, options?: CallOptions) =>
    transport.request<{
      treeList: PermissionChoice[];
      ids: string[];
    }>({ method: 'GET', path: `/sys/sysDepartPermission/queryTreeListForDeptRole`, query, ...options }),
  /** 保存部门角色的菜单权限 · Give a department role menus and buttons. Needs `departRole:authorize`. */
  saveDeptRolePermission: (body: DepartPermissionSaveDeptRolePermission, options?: CallOptions) =>
    transport.request<null>({ method: 'POST', path: `/sys/sysDepartPermission/saveDeptRolePermission`, body, ...options }),
});
