import { z } from 'zod';
import { label } from '@tarmac/freight-api/rules';
import {
  BatchResult,
  contract,
  dict,
  entity,
  files,
  integer,
  ListQuery,
  numberCode,
  page,
  reference,
  standardEndpoints,
  text,
} from '../../../platform/contract/index.ts';
import { codeList, optionalDate, optionalPattern } from './user.fields.ts';

/** A person who signs in. The captions are those of the sheets that JeecgBoot writes. @source SYS-01, jeecg-wire 3.1, 3.20 */
export const User = entity('user', {
  label: label('用户', 'User'),
  required: {
    username: text(label('登录账号', 'User name'), {
      min: 2,
      max: 64,
      pattern: /^[^\s,*!<>='"%\\/]+$/,
      filter: 'text',
      sortable: true,
      unique: { table: 'sys_user', column: 'username' },
      description: 'Unique over all tenants, without regard to case. It is chosen once.',
    }),
    realname: text(label('真实姓名', 'Name'), { max: 100, filter: 'text', sortable: true }),
    workNo: text(label('工号', 'Staff number'), {
      max: 100,
      filter: 'text',
      sortable: true,
      unique: { table: 'sys_user', column: 'work_no' },
      description: 'Unique within the tenant.',
    }),
  },
  optional: {
    avatar: files(label('头像', 'Picture'), { biz: 'avatar', image: true, maxCount: 1 }),
    birthday: optionalDate(label('生日', 'Birthday')),
    sex: numberCode('sex', { label: label('性别', 'Gender'), range: [1, 2] }),
    email: optionalPattern(
      text(label('电子邮件', 'E-mail'), { max: 64, filter: 'text', unique: { table: 'sys_user', column: 'email' } }),
      /^(?:[^\s@<>"]+@[^\s@<>".]+(?:\.[^\s@<>".]+)+)?$/,
    ),
    phone: text(label('电话', 'Mobile'), {
      max: 20,
      rule: 'mobile',
      sensitive: true,
      filter: 'equals',
      unique: { table: 'sys_user', column: 'phone' },
    }),
    post: codeList(
      reference('position', {
        label: label('职务', 'Positions'),
        options: { textField: 'post_dictText', description: 'Codes of positions.' },
      }),
      100,
    ),
    telephone: optionalPattern(text(label('座机号', 'Landline'), { max: 45 }), /^(?:0\d{2,3}-[1-9]\d{6,7})?$/),
    userIdentity: numberCode('user_identity', {
      label: label('身份', 'Standing'),
      range: [1, 2],
      description: '1 member, 2 superior of `departIds`.',
    }),
    departIds: codeList(
      reference('depart', {
        label: label('负责部门', 'Leads'),
        options: {
          textField: 'departIds_dictText',
          description: 'Ids of the departments that a superior leads.',
        },
      }),
      1000,
    ),
    relTenantIds: codeList(text(label('所属租户', 'Further tenants'), { max: 200 }), 200),
    activitiSync: dict('activiti_sync', { label: label('同步工作流引擎', 'Workflow sync'), options: { codes: ['0', '1'] } }),
  },
  computed: {
    status: numberCode('user_status', { label: label('状态', 'Status'), range: [1, 2], sortable: true }),
    delFlag: numberCode('del_flag', { label: label('删除状态', 'Deletion'), range: [0, 1] }),
    orgCode: text(label('部门编码', 'Department code'), { max: 64, filter: 'text' }),
    orgCodeTxt: text(label('部门', 'Departments'), { max: 2000, derived: true }),
    post_dictText: text(label('职务名称', 'Names of positions'), { max: 2000, derived: true }),
    departIds_dictText: text(label('负责部门名称', 'Names of the departments led'), { max: 2000, derived: true }),
    userType: integer(label('用户类别', 'Kind of user'), { description: '1 platform staff, 2 customer or agent, 3 carrier, 4 captain.' }),
    cid: reference('customer', { label: label('所属企业', 'Company'), options: { description: 'Whose rows a user of kind 2 to 4 sees.' } }),
    thirdType: text(label('第三方类型', 'Third party'), { max: 100 }),
    clientId: text(label('设备标识', 'Device'), { max: 64 }),
  },
  importColumns: ['username', 'realname', 'workNo', 'birthday', 'sex', 'email', 'phone', 'post', 'telephone', 'userIdentity'],
  exportColumns: [
    'username',
    'realname',
    'birthday',
    'sex',
    'email',
    'phone',
    'status',
    'workNo',
    'post',
    'telephone',
    'userIdentity',
    'departIds',
    'orgCodeTxt',
    'createTime',
  ],
});

/** What goes with a person: roles and departments by ids; absent leaves them as they are. */
const membership = {
  selectedroles: codeList(reference('role', { label: label('角色', 'Roles') }), 4000).nullish(),
  selecteddeparts: codeList(reference('depart', { label: label('部门', 'Departments') }), 4000).nullish(),
};

const UserAddInput = User.add.extend({
  password: z.string().max(200),
  confirmpassword: z.string().max(200).nullish(),
  ...membership,
});
const UserEditInput = User.edit.extend(membership);

/** What adding a person takes. The password is one to begin with: it must be changed at the first login. */
export type UserAdd = z.output<typeof UserAddInput>;
/** What editing a person takes. */
export type UserEdit = z.output<typeof UserEditInput>;

const standard = standardEndpoints(User, 'user');
const id = z.string().max(36);
const ids = z.string().max(40_000);
const message = (text: string) => ({ message: text });

/** One department of a person, as the user form takes it. */
const DepartChoice = z.object({ key: z.string(), value: z.string(), title: z.string(), children: z.array(z.null()) });

const queryUserRole = {
  method: 'GET',
  permission: 'user:list',
  summary: label('用户的角色', 'Roles of a user'),
  query: z.object({ userid: id.optional(), userId: id.optional() }),
  reply: z.array(z.string()),
} as const;

/** @source SYS-01, SYS-20, jeecg-wire 3.1 */
export const userContract = contract('/sys/user', {
  about: { domain: 'system', name: 'user', entity: User },
  endpoints: {
    ...standard,
    add: { ...standard.add, body: UserAddInput },
    edit: { ...standard.edit, body: UserEditInput },
    delete: { ...standard.delete, ...message('删除用户成功') },
    deleteBatch: { ...standard.deleteBatch, ...message('批量删除用户成功') },
    frozenBatch: {
      method: 'PUT',
      path: '/frozenBatch',
      permission: 'user:freeze',
      summary: label('冻结或解冻用户', 'Freeze or release users'),
      body: z.object({ ids, status: z.coerce.number().int().min(1).max(2) }),
      reply: BatchResult,
      message: '操作成功!',
    },
    changePassword: {
      method: 'PUT',
      path: '/changePassword',
      permission: 'user:resetPassword',
      summary: label('重置用户密码', 'Reset the password of a user'),
      body: z.object({
        username: z.string().max(64),
        password: z.string().max(200).nullish(),
        confirmpassword: z.string().max(200).nullish(),
      }),
      checkable: true,
      // Not idempotent: a stored answer would keep the password.
      reply: z.object({ password: z.string().nullable() }),
      message: '密码修改成功!',
      errors: ['Forbidden'],
    },
    queryUserRole: { ...queryUserRole, path: '/queryUserRole' },
    queryUserRoleByUerId: { ...queryUserRole, path: '/queryUserRoleByUerId' },
    userDepartList: {
      method: 'GET',
      path: '/userDepartList',
      permission: 'user:list',
      summary: label('用户的部门', 'Departments of a user'),
      query: z.object({ userId: id }),
      reply: z.array(DepartChoice),
    },
    checkOnlyUser: {
      method: 'GET',
      path: '/checkOnlyUser',
      // Who registers asks before there is a session; a signed-in user is told more.
      auth: 'optional',
      summary: label('校验账号、手机号、邮箱是否可用', 'Whether a user name, phone or e-mail is free'),
      query: z.object({
        id: id.optional(),
        username: z.string().max(64).optional(),
        phone: z.string().max(20).optional(),
        email: z.string().max(64).optional(),
      }),
      reply: z.boolean(),
    },
    generateUserId: {
      method: 'GET',
      path: '/generateUserId',
      permission: 'user:add',
      summary: label('生成用户编号', 'A fresh id'),
      reply: z.string(),
    },
    recycleBin: {
      method: 'GET',
      path: '/recycleBin',
      permission: 'user:recycle',
      summary: label('用户回收站', 'Removed users'),
      reply: z.array(User.row),
    },
    putRecycleBin: {
      method: 'PUT',
      path: '/putRecycleBin',
      permission: 'user:recycle',
      summary: label('还原用户', 'Bring removed users back'),
      body: z.object({ userIds: ids }),
      reply: BatchResult,
      message: '还原成功',
    },
    deleteRecycleBin: {
      method: 'DELETE',
      path: '/deleteRecycleBin',
      permission: 'user:purge',
      summary: label('彻底删除用户', 'Remove users for good'),
      query: z.object({ userIds: ids }),
      reply: BatchResult,
      message: '删除成功',
    },
  },
});

/** Roles and departments of people. @source SYS-03, SYS-05, jeecg-wire 3.1 */
export const membershipContract = contract('/sys/user', {
  about: { domain: 'system', name: 'userMembership' },
  endpoints: {
    userRoleList: {
      method: 'GET',
      path: '/userRoleList',
      permission: 'user:list',
      summary: label('角色下的用户', 'People of a role'),
      query: ListQuery.extend({ roleId: id }),
      reply: page(User.row),
      code: 0,
    },
    addSysUserRole: {
      method: 'POST',
      path: '/addSysUserRole',
      permission: 'role:assign',
      summary: label('给用户授予角色', 'Give a role to people'),
      body: z.object({ roleId: id, userIdList: z.array(id).min(1).max(500) }),
      reply: z.null(),
      message: '添加成功!',
      code: 0,
    },
    deleteUserRole: {
      method: 'DELETE',
      path: '/deleteUserRole',
      permission: 'role:assign',
      summary: label('收回用户的角色', 'Take a role from a person'),
      query: z.object({ roleId: id, userId: id }),
      reply: z.null(),
      message: '删除成功！',
    },
    deleteUserRoleBatch: {
      method: 'DELETE',
      path: '/deleteUserRoleBatch',
      permission: 'role:assign',
      summary: label('批量收回用户的角色', 'Take a role from people'),
      query: z.object({ roleId: id, userIds: ids }),
      reply: BatchResult,
      message: '删除成功！',
    },
    departUserList: {
      method: 'GET',
      path: '/departUserList',
      permission: 'user:list',
      summary: label('部门下的用户', 'People of a department'),
      query: ListQuery.extend({ depId: id.optional() }),
      reply: page(User.row).nullable(),
      code: 0,
    },
    editSysDepartWithUser: {
      method: 'POST',
      path: '/editSysDepartWithUser',
      permission: 'depart:assign',
      summary: label('把用户加入部门', 'Put people into a department'),
      body: z.object({ depId: id, userIdList: z.array(id).min(1).max(500) }),
      reply: z.null(),
      message: '添加成功!',
    },
    deleteUserInDepart: {
      method: 'DELETE',
      path: '/deleteUserInDepart',
      permission: 'depart:assign',
      summary: label('把用户移出部门', 'Take a person out of a department'),
      query: z.object({ depId: id, userId: id }),
      reply: z.null(),
      message: '删除成功!',
    },
    deleteUserInDepartBatch: {
      method: 'DELETE',
      path: '/deleteUserInDepartBatch',
      permission: 'depart:assign',
      summary: label('批量把用户移出部门', 'Take people out of a department'),
      query: z.object({ depId: id, userIds: ids }),
      reply: BatchResult,
      message: '批量删除用户成功!',
    },
  },
});
