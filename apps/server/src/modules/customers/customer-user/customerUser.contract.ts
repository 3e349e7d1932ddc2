import { z } from 'zod';
import { contract, Id } from '../../../platform/contract/index.ts';
import { CompanyUser, companyPasswordInput, companyStatusInput, companyUserInput } from '../../system/user/companyUser.contract.ts';

const user = 'customer:user';
const customerId = { customerId: Id };

/** Logins of a customer; they are users of kind 2. @source freight-domain 2.11, F07 用户, F09 */
export const customerUserContract = contract(
  '/customer/hyCustomerUser',
  { domain: 'customers', name: 'customerUser' },
  {
    list: {
      method: 'GET',
      path: '/list',
      permission: user,
      summary: { zh: '客户账号', en: 'Logins of a customer' },
      query: z.object(customerId),
      reply: z.array(CompanyUser),
      errors: ['NotFound'],
    },
    add: {
      method: 'POST',
      path: '/add',
      permission: user,
      summary: { zh: '新增客户账号', en: 'Add a login of a customer' },
      body: z.object({ ...customerId, ...companyUserInput }).meta({ id: 'CustomerUserInput' }),
      reply: z.object({ id: Id }),
      message: '添加成功！',
      idempotent: 'accepted',
      errors: ['NotFound', 'Forbidden', 'InvalidInput'],
    },
    resetPwd: {
      method: 'PUT',
      path: '/resetPwd',
      permission: user,
      summary: { zh: '重置客户账号密码', en: 'Reset the password of a login' },
      body: z.object({ ...customerId, ...companyPasswordInput }).meta({ id: 'CustomerPasswordInput' }),
      // Not idempotent: a stored answer would keep the password.
      reply: z.object({ password: z.string().nullable() }),
      message: '密码修改成功!',
      errors: ['NotFound', 'Forbidden', 'InvalidInput'],
    },
    freeze: {
      method: 'PUT',
      path: '/freeze',
      permission: user,
      summary: { zh: '冻结或解冻客户账号', en: 'Freeze or release a login' },
      body: z.object({ ...customerId, ...companyStatusInput }).meta({ id: 'CustomerUserStatus' }),
      reply: z.null(),
      message: '操作成功!',
      idempotent: 'accepted',
      errors: ['NotFound', 'Forbidden'],
    },
  },
);
