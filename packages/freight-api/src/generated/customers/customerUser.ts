// Written by scripts/generate.ts from openapi.json; run `npm run generate` instead of editing.
import type { CallOptions, DownloadedFile, ListQuery, Page, Transport } from '../../transport.ts';
import type { AssignableRole, BatchResult, CustomerPasswordInput, CustomerUser, CustomerUserEdit, CustomerUserStatus } from '../models.ts';
import type { FieldMeta } from '../../metadata.ts';
import { commonFields } from '../commonFields.ts';
export type { AssignableRole, CustomerPasswordInput, CustomerUser, CustomerUserEdit, CustomerUserStatus } from '../models.ts';
/** Body of `add`. */
export interface CustomerUserAdd {
  /** 客户 · Customer. It is chosen once. */
  customerId: string;
  /** 登录账号 · User name. Unique over all tenants, without regard to case. It is chosen once. */
  username: string;
  /** 姓名 · Name */
  realname: string;
  /** 手机号 · Mobile */
  phone: string;
  /** 角色 · Roles */
  roleIds?: string | null;
  /** 邮箱 · E-mail */
  email?: string | null;
  /** 头像 · Picture */
  avatar?: string | null;
  /** 主账号 · Main (dictionary yn) */
  isMain?: '0' | '1' | null;
  password: string;
  confirmpassword?: string | null;
}
/** Query of `list`: filters by field. */
export type CustomerUserListQuery = ListQuery<
  'id' | 'createTime' | 'updateTime' | 'customerId' | 'username' | 'realname' | 'phone' | 'isMain' | 'customerName' | 'status' | 'lastLoginTime'
>;
/** Query of `ofCustomer`. */
export type CustomerUserOfCustomerQuery = {
  pageNo?: number;
  pageSize?: number;
  column?: string;
  order?: string;
  field?: string;
  superQueryParams?: string;
  superQueryMatchType?: 'and' | 'or';
  sums?: '0' | '1' | 'only';
  exactTotal?: '0' | '1';
  customerId: string;
};
/** Fields of Customer login (客户账号). */
export const customerUserFields = {
  customerId: { kind: 'reference', label: { zh: '客户', en: 'Customer' }, filter: 'equals', textField: 'customerName', reference: 'customer', required: true },
  username: {
    kind: 'text',
    label: { zh: '登录账号', en: 'User name' },
    filter: 'text',
    sortable: true,
    unique: { table: 'hy_customer_user', column: 'username' },
    maxLength: 50,
    minLength: 2,
    pattern: '^[^\\s,*!<>=\'"%\\\\/]+$',
    required: true,
  },
  realname: { kind: 'text', label: { zh: '姓名', en: 'Name' }, filter: 'text', sortable: true, maxLength: 50, minLength: 1, required: true },
  phone: {
    kind: 'text',
    label: { zh: '手机号', en: 'Mobile' },
    rule: 'mobile',
    sensitive: true,
    filter: 'equals',
    unique: { table: 'hy_customer_user', column: 'phone' },
    spelling: 'phone',
    maxLength: 11,
    required: true,
  },
  roleIds: { kind: 'text', label: { zh: '角色', en: 'Roles' }, derived: true, maxLength: 2000 },
  email: { kind: 'text', label: { zh: '邮箱', en: 'E-mail' }, maxLength: 64, pattern: '^(?:[^\\s@<>"]+@[^\\s@<>".]+(?:\\.[^\\s@<>".]+)+)?$' },
  avatar: { kind: 'files', label: { zh: '头像', en: 'Picture' }, biz: 'avatar', image: true, maxCount: 1 },
  isMain: { kind: 'flag', label: { zh: '主账号', en: 'Main' }, filter: 'options', default: '0', dict: 'yn' },
  customerName: { kind: 'text', label: { zh: '客户名称', en: 'Customer name' }, filter: 'text', maxLength: 100, readOnly: true },
  roles: { kind: 'text', label: { zh: '角色名称', en: 'Roles' }, maxLength: 500, readOnly: true },
  status: { kind: 'dict', label: { zh: '状态', en: 'Status' }, filter: 'options', sortable: true, dict: 'user_status', minimum: 1, maximum: 2, readOnly: true },
  lastLoginTime: { kind: 'dateTime', label: { zh: '最近登录', en: 'Last login' }, filter: 'range', sortable: false, readOnly: true },
  ...commonFields,
} as const satisfies Record<string, FieldMeta>;
const loadSchemas = () => import('./customerUser.schemas.ts');
/** What the calls of customerUser take, as schemas for forms; fetched when asked for. */
export const customerUserSchemas = {
  /** Of `add`. */
  add: async () => (await loadSchemas()).customerUserAddInput,
  /** Of `edit`. */
  edit: async () => (await loadSchemas()).customerUserEditInput,
  /** Of `freeze`. */
  freeze: async () => (await loadSchemas()).customerUserFreezeInput,
  /** Of `resetPwd`. */
  resetPwd: async () => (await loadSchemas()).customerUserResetPwdInput,
};
/** Calls of customerUser. */
export const createCustomerUserApi = (transport: Transport) => ({
  /** `add` and `edit` take `checkOnly`. */
  checkable: true,
  /** What `add` and `edit` take, for forms. */
  schemas: {
    add: async () => (await loadSchemas()).customerUserAddInput,
    edit: async () => (await loadSchemas()).customerUserEditInput,
  },
  /** `list` takes several orders. */
  severalOrders: true,
  /** 新增客户账号 · Add: Customer login. Needs `customerUser:add`. */
  add: (body: CustomerUserAdd, options?: CallOptions) =>
    transport.request<CustomerUser>({ method: 'POST', path: `/customer/hyCustomerUser/add`, body, ...options }),
  /** 删除客户账号 · Delete: Customer login. Needs `customerUser:delete`. */
  removeOne: (id: string, options?: CallOptions) =>
    transport.request<null>({ method: 'DELETE', path: `/customer/hyCustomerUser/delete`, query: { id }, ...options }),
  /** 批量删除客户账号 · Delete several: Customer login. Needs `customerUser:delete`. */
  remove: (ids: readonly string[], options?: CallOptions) =>
    transport.request<BatchResult>({ method: 'DELETE', path: `/customer/hyCustomerUser/deleteBatch`, query: { ids: ids.join(',') }, ...options }),
  /** 编辑客户账号 · Edit: Customer login. Needs `customerUser:edit`. */
  edit: (body: CustomerUserEdit, options?: CallOptions) =>
    transport.request<CustomerUser>({ method: 'PUT', path: `/customer/hyCustomerUser/edit`, body, ...options }),
  /** 导出客户账号 · Export: Customer login. Needs `customerUser:export`. */
  export: (query: CustomerUserListQuery & { selections?: string; exportFields?: string } = {}, options?: CallOptions) =>
    transport.request<DownloadedFile>({ method: 'GET', path: `/customer/hyCustomerUser/exportXls`, query, content: 'file', ...options }),
  /** 冻结或解冻客户账号 · Freeze or release a login. Needs `customerUser:freeze`. */
  freeze: (body: CustomerUserStatus, options?: CallOptions) =>
    transport.request<null>({ method: 'PUT', path: `/customer/hyCustomerUser/freeze`, body, ...options }),
  /** 客户账号列表 · List: Customer login. Needs `customerUser:list`. */
  list: (query: CustomerUserListQuery = {}, options?: CallOptions) =>
    transport.request<Page<CustomerUser>>({ method: 'GET', path: `/customer/hyCustomerUser/list`, query, ...options }),
  /** 用户 · Logins. Needs `customer:user`. */
  ofCustomer: (query: CustomerUserOfCustomerQuery, options?: CallOptions) =>
    transport.request<Page<CustomerUser>>({ method: 'GET', path: `/customer/hyCustomerUser/ofCustomer`, query, ...options }),
  /** 客户账号详情 · Get: Customer login. Needs `customerUser:list`. */
  get: (id: string, options?: CallOptions) =>
    transport.request<CustomerUser>({ method: 'GET', path: `/customer/hyCustomerUser/queryById`, query: { id }, ...options }),
  /** 重置客户账号密码 · Reset the password of a login. Needs `customerUser:resetPwd`. */
  resetPwd: (body: CustomerPasswordInput, options?: CallOptions) =>
    transport.request<{
      password: string | null;
    }>({ method: 'PUT', path: `/customer/hyCustomerUser/resetPwd`, body, ...options }),
  /** 可分配给客户账号的角色 · Roles for logins of customers. Needs `customerUser:list`. */
  roles: (options?: CallOptions) => transport.request<AssignableRole[]>({ method: 'GET', path: `/customer/hyCustomerUser/roles`, ...options }),
});
