import { z } from 'zod';
import { Id, text } from '../../../platform/contract/index.ts';

const l = (zh: string, en: string) => ({ zh, en });

/** Somebody who signs in for a customer or carrier. @source freight-domain 2.11 */
export const CompanyUser = z
  .object({
    id: Id,
    username: z.string(),
    realname: z.string(),
    phone: z.string().nullable(),
    email: z.string().nullable(),
    /** Names of the roles. */
    roles: z.string().nullable(),
    /** 1 normal, 2 frozen. */
    status: z.int(),
    /** The one who was there first; it is not frozen or removed while others are left. */
    isMain: z.enum(['0', '1']),
    lastLoginTime: z.string().nullable(),
    createTime: z.string().nullable(),
  })
  .meta({ id: 'CompanyUser' });

/** What a login is made from. The password must be changed at the first login. */
export const companyUserInput = {
  username: text(l('登录账号', 'User name'), { min: 2, max: 50, pattern: /^[^\s,*!<>='"%\\/]+$/ }),
  realname: text(l('姓名', 'Name'), { min: 1, max: 50 }),
  phone: text(l('手机号', 'Mobile'), { max: 11, rule: 'mobile', pattern: /^1[3-9]\d{9}$/ }),
  password: z.string().max(200),
  confirmpassword: z.string().max(200).nullish(),
};

/** A new password for one login. */
export const companyPasswordInput = { userId: Id, password: z.string().max(200).nullish(), confirmpassword: z.string().max(200).nullish() };

/** Whether one login may be used: 1 normal, 2 frozen. */
export const companyStatusInput = { userId: Id, status: z.union([z.literal(1), z.literal(2)]) };
