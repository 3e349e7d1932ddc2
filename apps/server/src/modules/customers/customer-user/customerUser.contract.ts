import { z } from 'zod';
import { label } from '@tarmac/freight-api/rules';
import {
  contract,
  dateTime,
  entity,
  files,
  flag,
  Id,
  listOfOwner,
  numberCode,
  reference,
  standardEndpoints,
  text,
} from '../../../platform/contract/index.ts';

/** Somebody who signs in for a customer: a user of kind 2. @source freight-domain 2.11 */
export const CustomerUser = entity('customerUser', {
  label: label('客户账号', 'Customer login'),
  required: {
    customerId: reference('customer', {
      label: label('客户', 'Customer'),
      options: { textField: 'customerName', description: 'It is chosen once.' },
    }),
    username: text(label('登录账号', 'User name'), {
      min: 2,
      max: 50,
      pattern: /^[^\s,*!<>='"%\\/]+$/,
      filter: 'text',
      sortable: true,
      unique: { table: 'hy_customer_user', column: 'username' },
      description: 'Unique over all tenants, without regard to case. It is chosen once.',
    }),
    realname: text(label('姓名', 'Name'), { min: 1, max: 50, filter: 'text', sortable: true }),
    phone: text(label('手机号', 'Mobile'), {
      max: 11,
      rule: 'mobile',
      sensitive: true,
      filter: 'equals',
      unique: { table: 'hy_customer_user', column: 'phone' },
    }),
  },
  optional: {
    roleIds: text(label('角色', 'Roles'), {
      derived: true,
      max: 2000,
      description: 'Ids of roles that customers may be given, comma separated; absent on an add: the administrator of the customer.',
    }),
    email: text(label('邮箱', 'E-mail'), { max: 64, pattern: /^(?:[^\s@<>"]+@[^\s@<>".]+(?:\.[^\s@<>".]+)+)?$/ }),
    avatar: files(label('头像', 'Picture'), { biz: 'avatar', image: true, maxCount: 1 }),
    isMain: flag(label('主账号', 'Main'), { default: '0', description: 'A customer has exactly one; another one takes the mark from it.' }),
  },
  computed: {
    customerName: text(label('客户名称', 'Customer name'), { max: 100, filter: 'text' }),
    roles: text(label('角色名称', 'Roles'), { max: 500 }),
    status: numberCode('user_status', { label: label('状态', 'Status'), range: [1, 2], sortable: true }),
    lastLoginTime: dateTime(label('最近登录', 'Last login'), { sortable: false }),
  },
  exportColumns: ['username', 'realname', 'phone', 'customerName', 'roles', 'isMain', 'status', 'lastLoginTime', 'createTime'],
});

/** A role that the logins of a customer may be given by the actor. */
const AssignableRole = z.object({ id: Id, roleName: z.string() }).meta({ id: 'AssignableRole' });

const { list, queryById, exportXls, add, edit, delete: remove, deleteBatch } = standardEndpoints(CustomerUser, 'customerUser');
const password = z.string().max(200);

/** @source freight-domain 2.11, F09, F07 用户 */
export const customerUserContract = contract('/customer/hyCustomerUser', {
  about: { domain: 'customers', name: 'customerUser', entity: CustomerUser },
  endpoints: {
    list,
    queryById,
    exportXls,
    // The password must be changed at the first login.
    add: { ...add, body: CustomerUser.add.extend({ password, confirmpassword: password.nullish() }) },
    edit,
    delete: remove,
    deleteBatch,
    ofCustomer: listOfOwner(CustomerUser, {
      owner: 'customerId',
      about: { path: '/ofCustomer', permission: 'customer:user', summary: label('用户', 'Logins') },
    }),
    freeze: {
      method: 'PUT',
      path: '/freeze',
      permission: 'customerUser:freeze',
      summary: label('冻结或解冻客户账号', 'Freeze or release a login'),
      body: z.object({ id: Id, status: z.union([z.literal(1), z.literal(2)]) }).meta({ id: 'CustomerUserStatus' }),
      reply: z.null(),
      message: '操作成功!',
      idempotent: 'accepted',
      errors: ['NotFound', 'Forbidden'],
    },
    resetPwd: {
      method: 'PUT',
      path: '/resetPwd',
      permission: 'customerUser:resetPwd',
      summary: label('重置客户账号密码', 'Reset the password of a login'),
      body: z.object({ id: Id, password: password.nullish(), confirmpassword: password.nullish() }).meta({ id: 'CustomerPasswordInput' }),
      checkable: true,
      // Not idempotent: a stored answer would keep the password.
      reply: z.object({ password: z.string().nullable() }),
      message: '密码修改成功!',
      errors: ['NotFound', 'Forbidden', 'InvalidInput'],
    },
    roles: {
      method: 'GET',
      path: '/roles',
      permission: 'customerUser:list',
      summary: label('可分配给客户账号的角色', 'Roles for logins of customers'),
      reply: z.array(AssignableRole),
    },
  },
});
