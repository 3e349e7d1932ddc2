import { contract, Id } from '../../../platform/contract/index.ts';
import { companyUserEndpoints } from '../../system/user/companyUser.contract.ts';

/** Logins of a customer; they are users of kind 2. @source freight-domain 2.11, F07 用户, F09 */
export const customerUserContract = contract(
  '/customer/hyCustomerUser',
  { domain: 'customers', name: 'customerUser' },
  companyUserEndpoints({ customerId: Id }, 'Customer', 'customer:user', {
    list: { zh: '客户账号', en: 'Logins of a customer' },
    add: { zh: '新增客户账号', en: 'Add a login of a customer' },
    resetPwd: { zh: '重置客户账号密码', en: 'Reset the password of a login' },
    freeze: { zh: '冻结或解冻客户账号', en: 'Freeze or release a login' },
  }),
);
