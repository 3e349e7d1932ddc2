import { z } from 'zod';
import { label } from '@tarmac/freight-api/rules';
import { type Endpoint, Id, text } from '../../../platform/contract/index.ts';

/** Somebody who signs in for a customer or carrier. @source freight-domain 2.11 */
const CompanyUser = z
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
const companyUserInput = {
  username: text(label('登录账号', 'User name'), {
    min: 2,
    max: 50,
    pattern: /^[^\s,*!<>='"%\\/]+$/,
    unique: { table: 'sys_user', column: 'username' },
  }),
  realname: text(label('姓名', 'Name'), { min: 1, max: 50 }),
  phone: text(label('手机号', 'Mobile'), {
    max: 11,
    rule: 'mobile',
    pattern: /^1[3-9]\d{9}$/,
    unique: { table: 'sys_user', column: 'phone' },
  }),
  password: z.string().max(200),
  confirmpassword: z.string().max(200).nullish(),
};

/** A new password for one login. */
const companyPasswordInput = { userId: Id, password: z.string().max(200).nullish(), confirmpassword: z.string().max(200).nullish() };

/** Whether one login may be used: 1 normal, 2 frozen. */
const companyStatusInput = { userId: Id, status: z.union([z.literal(1), z.literal(2)]) };

/** What the calls are called. */
interface CompanyUserWords {
  list: LocalLabel;
  add: LocalLabel;
  resetPwd: LocalLabel;
  freeze: LocalLabel;
}
type LocalLabel = Readonly<{ zh: string; en: string }>;

/**
 * The calls about the logins of one kind of company.
 *
 * @param company the field that says which one: `{ carrierId: Id }`
 * @param name of the kind, as the ids of the inputs begin: `Carrier`
 */
export function companyUserEndpoints<Company extends z.ZodRawShape>(
  company: Company,
  { name, permission, words }: { name: string; permission: string; words: CompanyUserWords },
) {
  return {
    list: {
      method: 'GET',
      path: '/list',
      permission,
      summary: words.list,
      query: z.object(company),
      reply: z.array(CompanyUser),
      errors: ['NotFound'],
    },
    add: {
      method: 'POST',
      path: '/add',
      permission,
      summary: words.add,
      body: z.object({ ...company, ...companyUserInput }).meta({ id: `${name}UserInput` }),
      reply: z.object({ id: Id }),
      message: '添加成功！',
      idempotent: 'accepted',
      checkable: true,
      errors: ['NotFound', 'Forbidden', 'InvalidInput'],
    },
    resetPwd: {
      method: 'PUT',
      path: '/resetPwd',
      permission,
      summary: words.resetPwd,
      body: z.object({ ...company, ...companyPasswordInput }).meta({ id: `${name}PasswordInput` }),
      checkable: true,
      // Not idempotent: a stored answer would keep the password.
      reply: z.object({ password: z.string().nullable() }),
      message: '密码修改成功!',
      errors: ['NotFound', 'Forbidden', 'InvalidInput'],
    },
    freeze: {
      method: 'PUT',
      path: '/freeze',
      permission,
      summary: words.freeze,
      body: z.object({ ...company, ...companyStatusInput }).meta({ id: `${name}UserStatus` }),
      reply: z.null(),
      message: '操作成功!',
      idempotent: 'accepted',
      errors: ['NotFound', 'Forbidden'],
    },
  } as const satisfies Record<string, Endpoint>;
}
