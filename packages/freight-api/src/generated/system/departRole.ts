// Written by scripts/generate.ts from openapi.json; run `npm run generate` instead of editing.
import type { CallOptions, DownloadedFile, ListQuery, Page, Transport } from '../../transport.ts';
import { importFile, type ImportOptions } from '../../importFile.ts';
import { importRows } from '../../importRows.ts';
import type { BatchResult, DepartRole, DepartRoleAdd, DepartRoleEdit, DepartRoleUser, ImportResult, PermissionRule } from '../models.ts';
import type { FieldMeta } from '../../metadata.ts';
import { commonFields } from '../commonFields.ts';
export type { DepartRole, DepartRoleAdd, DepartRoleEdit, DepartRoleUser, PermissionRule } from '../models.ts';
/** Body of `deptRoleUserAdd`. */
export interface DepartRoleDeptRoleUserAdd {
  userId: string;
  newRoleId: string;
  oldRoleId?: string | null;
}
/** Query of `list`: filters by field. */
export type DepartRoleListQuery = ListQuery<'id' | 'createTime' | 'updateTime' | 'departId' | 'roleName' | 'roleCode' | 'deptId'>;
/** Query of `getDeptRoleByUserId`. */
export type DepartRoleGetDeptRoleByUserIdQuery = {
  userId: string;
  departId: string;
};
/** Query of `getDeptRoleList`. */
export type DepartRoleGetDeptRoleListQuery = {
  departId: string;
  userId?: string;
};
/** Query of `importExcel`. */
export type DepartRoleImportExcelQuery = {
  progressId?: string;
  skipHidden?: boolean;
};
/** Body of `saveDepartRoleRules`. */
export interface DepartRoleSaveDepartRoleRules {
  permissionId: string;
  roleId: string;
  dataRuleIds: string;
}
/** Fields of Department role (部门角色). */
export const departRoleFields = {
  departId: {
    kind: 'reference',
    label: { zh: '部门', en: 'Department' },
    filter: 'equals',
    textField: 'departId_dictText',
    reference: 'depart',
    required: true,
  },
  roleName: { kind: 'text', label: { zh: '部门角色名称', en: 'Name' }, filter: 'text', sortable: true, maxLength: 30, minLength: 2, required: true },
  roleCode: {
    kind: 'text',
    label: { zh: '部门角色编码', en: 'Code' },
    filter: 'text',
    sortable: true,
    unique: { table: 'sys_depart_role', column: 'role_code' },
    maxLength: 64,
    pattern: '^[\\w.:-]+$',
    required: true,
  },
  description: { kind: 'text', label: { zh: '备注', en: 'Description' }, maxLength: 126 },
  departId_dictText: { kind: 'text', label: { zh: '部门名称', en: 'Name of the department' }, derived: true, maxLength: 100, readOnly: true },
  ...commonFields,
} as const satisfies Record<string, FieldMeta>;
const loadSchemas = () => import('./departRole.schemas.ts');
/** What the calls of departRole take, as schemas for forms; fetched when asked for. */
export const departRoleSchemas = {
  /** Of `add`. */
  add: async () => (await loadSchemas()).departRoleAddInput,
  /** Of `deptRoleUserAdd`. */
  deptRoleUserAdd: async () => (await loadSchemas()).departRoleDeptRoleUserAddInput,
  /** Of `edit`. */
  edit: async () => (await loadSchemas()).departRoleEditInput,
  /** Of `saveDepartRoleRules`. */
  saveDepartRoleRules: async () => (await loadSchemas()).departRoleSaveDepartRoleRulesInput,
};
/** Calls of departRole. */
export const createDepartRoleApi = (transport: Transport) => ({
  /** `add` and `edit` take `checkOnly`. */
  checkable: true,
  /** What `add` and `edit` take, for forms. */
  schemas: {
    add: async () => (await loadSchemas()).departRoleAddInput,
    edit: async () => (await loadSchemas()).departRoleEditInput,
  },
  /** `list` takes several orders. */
  severalOrders: true,
  /** 新增部门角色 · Add: Department role. Needs `departRole:add`. */
  add: (body: DepartRoleAdd, options?: CallOptions) => transport.request<DepartRole>({ method: 'POST', path: `/sys/sysDepartRole/add`, body, ...options }),
  /** 删除部门角色 · Delete: Department role. Needs `departRole:delete`. */
  removeOne: (id: string, options?: CallOptions) => transport.request<null>({ method: 'DELETE', path: `/sys/sysDepartRole/delete`, query: { id }, ...options }),
  /** 批量删除部门角色 · Delete several: Department role. Needs `departRole:delete`. */
  remove: (ids: readonly string[], options?: CallOptions) =>
    transport.request<BatchResult>({ method: 'DELETE', path: `/sys/sysDepartRole/deleteBatch`, query: { ids: ids.join(',') }, ...options }),
  /** 部门角色的数据规则 · Data rules that a department role has on an entry. Needs `departRole:list`. */
  departRoleRules: (permissionId: string, departId: string, roleId: string, options?: CallOptions) =>
    transport.request<{
      datarule: PermissionRule[];
      drChecked?: string;
    }>({
      method: 'GET',
      path: `/sys/sysDepartRole/datarule/${encodeURIComponent(permissionId)}/${encodeURIComponent(departId)}/${encodeURIComponent(roleId)}`,
      ...options,
    }),
  /** 分配部门角色 · Give a person department roles. Needs `departRole:assign`. */
  deptRoleUserAdd: (body: DepartRoleDeptRoleUserAdd, options?: CallOptions) =>
    transport.request<null>({ method: 'POST', path: `/sys/sysDepartRole/deptRoleUserAdd`, body, ...options }),
  /** 编辑部门角色 · Edit: Department role. Needs `departRole:edit`. */
  edit: (body: DepartRoleEdit, options?: CallOptions) => transport.request<DepartRole>({ method: 'PUT', path: `/sys/sysDepartRole/edit`, body, ...options }),
  /** 导出部门角色 · Export: Department role. Needs `departRole:export`. */
  export: (query: DepartRoleListQuery & { selections?: string; exportFields?: string } = {}, options?: CallOptions) =>
    transport.request<DownloadedFile>({ method: 'GET', path: `/sys/sysDepartRole/exportXls`, query, content: 'file', ...options }),
  /** 用户的部门角色 · Department roles of a person. Needs `departRole:list`. */
  getDeptRoleByUserId: (query: DepartRoleGetDeptRoleByUserIdQuery, options?: CallOptions) =>
    transport.request<DepartRoleUser[]>({ method: 'GET', path: `/sys/sysDepartRole/getDeptRoleByUserId`, query, ...options }),
  /** 部门的角色 · Roles of a department. Needs `departRole:list`. */
  getDeptRoleList: (query: DepartRoleGetDeptRoleListQuery, options?: CallOptions) =>
    transport.request<DepartRole[]>({ method: 'GET', path: `/sys/sysDepartRole/getDeptRoleList`, query, ...options }),
  /** 导入部门角色 · Import: Department role. Needs `departRole:import`. */
  import: (file: Blob, options?: ImportOptions) => importFile<ImportResult>(transport, { path: `/sys/sysDepartRole/importExcel`, file, options }),
  /** 按行导入部门角色 · Import rows: Department role. Needs `departRole:import`. */
  importRows: importRows(transport, '/sys/sysDepartRole'),
  /** 部门角色导入模板 · Import template: Department role. Needs `departRole:import`. */
  importTemplate: (options?: CallOptions) =>
    transport.request<DownloadedFile>({ method: 'GET', path: `/sys/sysDepartRole/importTemplate`, content: 'file', ...options }),
  /** 部门角色列表 · List: Department role. Needs `departRole:list`. */
  list: (query: DepartRoleListQuery = {}, options?: CallOptions) =>
    transport.request<Page<DepartRole>>({ method: 'GET', path: `/sys/sysDepartRole/list`, query, ...options }),
  /** 部门角色详情 · Get: Department role. Needs `departRole:list`. */
  get: (id: string, options?: CallOptions) => transport.request<DepartRole>({ method: 'GET', path: `/sys/sysDepartRole/queryById`, query: { id }, ...options }),
  /** 保存部门角色的数据规则 · Give a department role data rules on an entry. Needs `departRole:authorize`. */
  saveDepartRoleRules: (body: DepartRoleSaveDepartRoleRules, options?: CallOptions) =>
    transport.request<null>({ method: 'POST', path: `/sys/sysDepartRole/datarule`, body, ...options }),
});
