// Written by scripts/generate.ts from openapi.json; run `npm run generate` instead of editing.
import type { CallOptions, DownloadedFile, ListQuery, Page, Transport } from '../../transport.ts';
import { importFile, type ImportOptions } from '../../importFile.ts';
import { importRows } from '../../importRows.ts';
import type { BatchResult, ImportResult, User } from '../models.ts';
import type { FieldMeta } from '../../metadata.ts';
import { commonFields } from '../commonFields.ts';
export type { User } from '../models.ts';
/** Body of `add`. */
export interface UserAdd {
  /** 登录账号 · User name. Unique over all tenants, without regard to case. It is chosen once. */
  username: string;
  /** 真实姓名 · Name */
  realname: string;
  /** 工号 · Staff number. Unique within the tenant. */
  workNo: string;
  /** 头像 · Picture */
  avatar?: string | null;
  /** 生日 · Birthday */
  birthday?: string | null;
  /** 性别 · Gender (dictionary sex) */
  sex?: number | null;
  /** 电子邮件 · E-mail */
  email?: string | null;
  /** 电话 · Mobile */
  phone?: string | null;
  /** 职务 · Positions */
  post?: string | null;
  /** 座机号 · Landline */
  telephone?: string | null;
  /** 身份 · Standing (dictionary user_identity) */
  userIdentity?: number | null;
  /** 负责部门 · Leads */
  departIds?: string | null;
  /** 所属租户 · Further tenants */
  relTenantIds?: string | null;
  /** 同步工作流引擎 · Workflow sync (dictionary activiti_sync) */
  activitiSync?: '0' | '1' | null;
  password: string;
  confirmpassword?: string | null;
  /** 角色 · Roles */
  selectedroles?: string | null;
  /** 部门 · Departments */
  selecteddeparts?: string | null;
}
/** Body of `changePassword`. */
export interface UserChangePassword {
  username: string;
  password?: string | null;
  confirmpassword?: string | null;
}
/** Query of `checkOnlyUser`. */
export type UserCheckOnlyUserQuery = {
  id?: string;
  username?: string;
  phone?: string;
  email?: string;
};
/** Query of `deleteRecycleBin`. */
export type UserDeleteRecycleBinQuery = {
  userIds: string;
};
/** Body of `edit`. */
export interface UserEdit {
  id: string;
  /** 版本 · Version */
  version: number;
  /** 登录账号 · User name. Unique over all tenants, without regard to case. It is chosen once. */
  username?: string;
  /** 真实姓名 · Name */
  realname?: string;
  /** 工号 · Staff number. Unique within the tenant. */
  workNo?: string;
  /** 头像 · Picture */
  avatar?: string | null;
  /** 生日 · Birthday */
  birthday?: string | null;
  /** 性别 · Gender (dictionary sex) */
  sex?: number | null;
  /** 电子邮件 · E-mail */
  email?: string | null;
  /** 电话 · Mobile */
  phone?: string | null;
  /** 职务 · Positions */
  post?: string | null;
  /** 座机号 · Landline */
  telephone?: string | null;
  /** 身份 · Standing (dictionary user_identity) */
  userIdentity?: number | null;
  /** 负责部门 · Leads */
  departIds?: string | null;
  /** 所属租户 · Further tenants */
  relTenantIds?: string | null;
  /** 同步工作流引擎 · Workflow sync (dictionary activiti_sync) */
  activitiSync?: '0' | '1' | null;
  /** 角色 · Roles */
  selectedroles?: string | null;
  /** 部门 · Departments */
  selecteddeparts?: string | null;
}
/** Query of `list`: filters by field. */
export type UserListQuery = ListQuery<
  | 'id'
  | 'createTime'
  | 'updateTime'
  | 'username'
  | 'realname'
  | 'workNo'
  | 'birthday'
  | 'sex'
  | 'email'
  | 'phone'
  | 'post'
  | 'userIdentity'
  | 'departIds'
  | 'activitiSync'
  | 'status'
  | 'delFlag'
  | 'orgCode'
  | 'cid'
>;
/** Body of `frozenBatch`. */
export interface UserFrozenBatch {
  ids: string;
  status: number;
}
/** Query of `importExcel`. */
export type UserImportExcelQuery = {
  progressId?: string;
  skipHidden?: boolean;
};
/** Body of `putRecycleBin`. */
export interface UserPutRecycleBin {
  userIds: string;
}
/** Query of `queryUserRole`. */
export type UserQueryUserRoleQuery = {
  userid?: string;
  userId?: string;
};
/** Query of `queryUserRoleByUerId`. */
export type UserQueryUserRoleByUerIdQuery = {
  userid?: string;
  userId?: string;
};
/** Query of `userDepartList`. */
export type UserUserDepartListQuery = {
  userId: string;
};
/** Fields of User (用户). */
export const userFields = {
  username: {
    kind: 'text',
    label: { zh: '登录账号', en: 'User name' },
    filter: 'text',
    sortable: true,
    unique: { table: 'sys_user', column: 'username' },
    maxLength: 64,
    minLength: 2,
    pattern: '^[^\\s,*!<>=\'"%\\\\/]+$',
    required: true,
  },
  realname: { kind: 'text', label: { zh: '真实姓名', en: 'Name' }, filter: 'text', sortable: true, maxLength: 100, required: true },
  workNo: {
    kind: 'text',
    label: { zh: '工号', en: 'Staff number' },
    filter: 'text',
    sortable: true,
    unique: { table: 'sys_user', column: 'work_no' },
    maxLength: 100,
    required: true,
  },
  avatar: { kind: 'files', label: { zh: '头像', en: 'Picture' }, biz: 'avatar', image: true, maxCount: 1 },
  birthday: { kind: 'date', label: { zh: '生日', en: 'Birthday' }, filter: 'range', sortable: true },
  sex: { kind: 'dict', label: { zh: '性别', en: 'Gender' }, filter: 'options', sortable: true, dict: 'sex', minimum: 1, maximum: 2 },
  email: { kind: 'text', label: { zh: '电子邮件', en: 'E-mail' }, filter: 'text', unique: { table: 'sys_user', column: 'email' }, maxLength: 64 },
  phone: {
    kind: 'text',
    label: { zh: '电话', en: 'Mobile' },
    rule: 'mobile',
    sensitive: true,
    filter: 'equals',
    unique: { table: 'sys_user', column: 'phone' },
    spelling: 'phone',
    maxLength: 20,
  },
  post: {
    kind: 'reference',
    label: { zh: '职务', en: 'Positions' },
    filter: 'equals',
    textField: 'post_dictText',
    reference: 'position',
    multiple: true,
    maxLength: 100,
  },
  telephone: { kind: 'text', label: { zh: '座机号', en: 'Landline' }, maxLength: 45 },
  userIdentity: { kind: 'dict', label: { zh: '身份', en: 'Standing' }, filter: 'options', sortable: true, dict: 'user_identity', minimum: 1, maximum: 2 },
  departIds: {
    kind: 'reference',
    label: { zh: '负责部门', en: 'Leads' },
    filter: 'equals',
    textField: 'departIds_dictText',
    reference: 'depart',
    multiple: true,
    maxLength: 1000,
  },
  relTenantIds: { kind: 'text', label: { zh: '所属租户', en: 'Further tenants' }, maxLength: 200, multiple: true },
  activitiSync: { kind: 'dict', label: { zh: '同步工作流引擎', en: 'Workflow sync' }, filter: 'options', sortable: true, dict: 'activiti_sync' },
  status: { kind: 'dict', label: { zh: '状态', en: 'Status' }, filter: 'options', sortable: true, dict: 'user_status', minimum: 1, maximum: 2, readOnly: true },
  delFlag: {
    kind: 'dict',
    label: { zh: '删除状态', en: 'Deletion' },
    filter: 'options',
    sortable: true,
    dict: 'del_flag',
    minimum: 0,
    maximum: 1,
    readOnly: true,
  },
  orgCode: { kind: 'text', label: { zh: '部门编码', en: 'Department code' }, filter: 'text', maxLength: 64, readOnly: true },
  orgCodeTxt: { kind: 'text', label: { zh: '部门', en: 'Departments' }, derived: true, maxLength: 2000, readOnly: true },
  post_dictText: { kind: 'text', label: { zh: '职务名称', en: 'Names of positions' }, derived: true, maxLength: 2000, readOnly: true },
  departIds_dictText: { kind: 'text', label: { zh: '负责部门名称', en: 'Names of the departments led' }, derived: true, maxLength: 2000, readOnly: true },
  userType: { kind: 'integer', label: { zh: '用户类别', en: 'Kind of user' }, minimum: 0, readOnly: true },
  cid: { kind: 'reference', label: { zh: '所属企业', en: 'Company' }, filter: 'equals', reference: 'customer', readOnly: true },
  thirdType: { kind: 'text', label: { zh: '第三方类型', en: 'Third party' }, maxLength: 100, readOnly: true },
  clientId: { kind: 'text', label: { zh: '设备标识', en: 'Device' }, maxLength: 64, readOnly: true },
  ...commonFields,
} as const satisfies Record<string, FieldMeta>;
const loadSchemas = () => import('./user.schemas.ts');
/** What the calls of user take, as schemas for forms; fetched when asked for. */
export const userSchemas = {
  /** Of `add`. */
  add: async () => (await loadSchemas()).userAddInput,
  /** Of `changePassword`. */
  changePassword: async () => (await loadSchemas()).userChangePasswordInput,
  /** Of `edit`. */
  edit: async () => (await loadSchemas()).userEditInput,
  /** Of `frozenBatch`. */
  frozenBatch: async () => (await loadSchemas()).userFrozenBatchInput,
  /** Of `putRecycleBin`. */
  putRecycleBin: async () => (await loadSchemas()).userPutRecycleBinInput,
};
/** Calls of user. */
export const createUserApi = (transport: Transport) => ({
  /** `add` and `edit` take `checkOnly`. */
  checkable: true,
  /** What `add` and `edit` take, for forms. */
  schemas: {
    add: async () => (await loadSchemas()).userAddInput,
    edit: async () => (await loadSchemas()).userEditInput,
  },
  /** `list` takes several orders. */
  severalOrders: true,
  /** 新增用户 · Add: User. Needs `user:add`. */
  add: (body: UserAdd, options?: CallOptions) => transport.request<User>({ method: 'POST', path: `/sys/user/add`, body, ...options }),
  /** 重置用户密码 · Reset the password of a user. Needs `user:resetPassword`. */
  changePassword: (body: UserChangePassword, options?: CallOptions) =>
    transport.request<{
      password: string | null;
    }>({ method: 'PUT', path: `/sys/user/changePassword`, body, ...options }),
  /** 校验账号、手机号、邮箱是否可用 · Whether a user name, phone or e-mail is free. Needs `optional`. */
  checkOnlyUser: (query: UserCheckOnlyUserQuery = {}, options?: CallOptions) =>
    transport.request<boolean>({ method: 'GET', path: `/sys/user/checkOnlyUser`, query, ...options }),
  /** 删除用户 · Delete: User. Needs `user:delete`. */
  removeOne: (id: string, options?: CallOptions) => transport.request<null>({ method: 'DELETE', path: `/sys/user/delete`, query: { id }, ...options }),
  /** 批量删除用户 · Delete several: User. Needs `user:delete`. */
  remove: (ids: readonly string[], options?: CallOptions) =>
    transport.request<BatchResult>({ method: 'DELETE', path: `/sys/user/deleteBatch`, query: { ids: ids.join(',') }, ...options }),
  /** 彻底删除用户 · Remove users for good. Needs `user:purge`. */
  deleteRecycleBin: (query: UserDeleteRecycleBinQuery, options?: CallOptions) =>
    transport.request<BatchResult>({ method: 'DELETE', path: `/sys/user/deleteRecycleBin`, query, ...options }),
  /** 编辑用户 · Edit: User. Needs `user:edit`. */
  edit: (body: UserEdit, options?: CallOptions) => transport.request<User>({ method: 'PUT', path: `/sys/user/edit`, body, ...options }),
  /** 导出用户 · Export: User. Needs `user:export`. */
  export: (query: UserListQuery & { selections?: string; exportFields?: string } = {}, options?: CallOptions) =>
    transport.request<DownloadedFile>({ method: 'GET', path: `/sys/user/exportXls`, query, content: 'file', ...options }),
  /** 冻结或解冻用户 · Freeze or release users. Needs `user:freeze`. */
  frozenBatch: (body: UserFrozenBatch, options?: CallOptions) =>
    transport.request<BatchResult>({ method: 'PUT', path: `/sys/user/frozenBatch`, body, ...options }),
  /** 生成用户编号 · A fresh id. Needs `user:add`. */
  generateUserId: (options?: CallOptions) => transport.request<string>({ method: 'GET', path: `/sys/user/generateUserId`, ...options }),
  /** 导入用户 · Import: User. Needs `user:import`. */
  import: (file: Blob, options?: ImportOptions) => importFile<ImportResult>(transport, { path: `/sys/user/importExcel`, file, options }),
  /** 按行导入用户 · Import rows: User. Needs `user:import`. */
  importRows: importRows(transport, '/sys/user'),
  /** 用户导入模板 · Import template: User. Needs `user:import`. */
  importTemplate: (options?: CallOptions) =>
    transport.request<DownloadedFile>({ method: 'GET', path: `/sys/user/importTemplate`, content: 'file', ...options }),
  /** 用户列表 · List: User. Needs `user:list`. */
  list: (query: UserListQuery = {}, options?: CallOptions) => transport.request<Page<User>>({ method: 'GET', path: `/sys/user/list`, query, ...options }),
  /** 还原用户 · Bring removed users back. Needs `user:recycle`. */
  putRecycleBin: (body: UserPutRecycleBin, options?: CallOptions) =>
    transport.request<BatchResult>({ method: 'PUT', path: `/sys/user/putRecycleBin`, body, ...options }),
  /** 用户详情 · Get: User. Needs `user:list`. */
  get: (id: string, options?: CallOptions) => transport.request<User>({ method: 'GET', path: `/sys/user/queryById`, query: { id }, ...options }),
  /** 用户的角色 · Roles of a user. Needs `user:list`. */
  queryUserRole: (query: UserQueryUserRoleQuery = {}, options?: CallOptions) =>
    transport.request<string[]>({ method: 'GET', path: `/sys/user/queryUserRole`, query, ...options }),
  /** 用户的角色 · Roles of a user. Needs `user:list`. */
  queryUserRoleByUerId: (query: UserQueryUserRoleByUerIdQuery = {}, options?: CallOptions) =>
    transport.request<string[]>({ method: 'GET', path: `/sys/user/queryUserRoleByUerId`, query, ...options }),
  /** 用户回收站 · Removed users. Needs `user:recycle`. */
  recycleBin: (options?: CallOptions) => transport.request<User[]>({ method: 'GET', path: `/sys/user/recycleBin`, ...options }),
  /** 用户的部门 · Departments of a user. Needs `user:list`. */
  userDepartList: (query: UserUserDepartListQuery, options?: CallOptions) =>
    transport.request<
      {
        key: string;
        value: string;
        title: string;
        children: null[];
      }[]
    >({ method: 'GET', path: `/sys/user/userDepartList`, query, ...options }),
});
