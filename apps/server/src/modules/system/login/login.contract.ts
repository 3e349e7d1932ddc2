import { z } from 'zod';
import { label } from '@tarmac/freight-api/rules';
import { contract } from '../../../platform/contract/index.ts';
import { DepartReply } from '../depart/depart.reply.ts';
import { DictModel } from '../dictionary/dictModel.ts';
import { UserPermissions } from '../permission/menu.contract.ts';
import { SavedView } from '../saved-view/savedView.contract.ts';
import { TenantName } from '../tenant/tenant.contract.ts';
import { UserReply } from '../user/user.reply.ts';

/** What a login takes. `checkKey` is the key that the picture was asked with. */
export const LoginInput = z.object({
  username: z.string().min(1).max(64),
  password: z.string().min(1).max(200),
  captcha: z.string().max(20).nullish(),
  checkKey: z.union([z.string().max(64), z.number()]).nullish(),
  /** Asks for a ticket that begins the next session without a password. @source SESS-05 */
  remember_me: z.boolean().nullish(),
});

/** What a login gives. @source SESS-03 */
export const LoginResult = z.object({
  token: z.string(),
  userInfo: UserReply,
  userType: z.int(),
  cid: z.string().nullable(),
  departs: z.array(DepartReply),
  /** 0 no department, 1 exactly one, 2 several: the person chooses. */
  multi_depart: z.int(),
  /** Tenants that the person may work in, the own one first; only where there are several. @source SYS-18 */
  tenantList: z.array(TenantName).optional(),
  sysAllDictItems: z.record(z.string(), z.array(DictModel)),
  /** What is still needed: `password` when it must be changed. Only with code 406. */
  need: z.array(z.enum(['captcha', 'password'])).optional(),
  /** Ticket for `/sys/remember/{id}`: good for one use, until seven days after the password was typed in. @source SESS-05 */
  rememberId: z.string().optional(),
  /** What `getUserPermissionByToken` would answer next, so that a client need not ask. Not while the password must be changed. */
  permissions: UserPermissions.optional(),
  /** What `savedView/list` would. */
  savedViews: z.array(SavedView).optional(),
});

/** Login, logout and the pictures against guessing. @source jeecg-wire 2.1, 2.2 */
export const loginContract = contract('/sys', {
  about: { domain: 'system', name: 'login' },
  endpoints: {
    login: {
      method: 'POST',
      path: '/login',
      auth: 'public',
      summary: label('登录', 'Log in'),
      body: LoginInput,
      reply: LoginResult,
      message: '登录成功',
    },
    loginByUsername: {
      method: 'POST',
      path: '/loginByUsername',
      auth: 'public',
      summary: label('用户名登录', 'Log in by user name'),
      body: LoginInput,
      reply: LoginResult,
      message: '登录成功',
    },
    customerlogin: {
      method: 'POST',
      path: '/customerlogin',
      auth: 'public',
      summary: label('客户登录', 'Log in as a customer'),
      body: LoginInput,
      reply: LoginResult,
      message: '登录成功',
    },
    mLogin: {
      method: 'POST',
      path: '/mLogin',
      auth: 'public',
      summary: label('移动端登录', 'Log in from an app'),
      body: LoginInput,
      reply: LoginResult,
      message: '登录成功',
    },
    remember: {
      method: 'GET',
      path: '/remember/:id',
      auth: 'public',
      summary: label('恢复记住的登录', 'Begin a session by a ticket'),
      params: z.object({ id: z.string().max(200) }),
      reply: LoginResult,
      message: '登录成功',
    },
    logout: {
      method: ['POST', 'GET'],
      path: '/logout',
      auth: 'public',
      summary: label('退出登录', 'Sign out'),
      reply: z.null(),
      message: '退出登录成功！',
    },
    randomImage: {
      method: 'GET',
      path: '/randomImage/:key',
      auth: 'public',
      summary: label('验证码图片', 'Picture with a code'),
      params: z.object({ key: z.string().regex(/^[\w-]{6,64}$/) }),
      reply: z.string(),
    },
    checkCaptcha: {
      method: 'POST',
      path: '/checkCaptcha',
      auth: 'public',
      summary: label('校验验证码', 'Check a code'),
      body: z.object({ captcha: z.string().max(20).nullish(), checkKey: z.union([z.string().max(64), z.number()]).nullish() }),
      reply: z.null(),
    },
  },
});
