import { z } from 'zod';
import { label } from '@tarmac/freight-api/rules';
import { thirdParties } from '../../../platform/config.ts';
import { contract } from '../../../platform/contract/index.ts';
import { LoginInput, LoginResult } from '../login/login.contract.ts';

const Ticket = z.string().min(1).max(900);
const ThirdType = z.enum(thirdParties);

/** The login by a third party: its window is opened and answered by plain routes, see `serveThirdLogin`. @source SESS-01, GEN-01, jeecg-wire 2.1 */
export const thirdLoginContract = contract('/thirdLogin', {
  about: { domain: 'system', name: 'thirdLogin' },
  endpoints: {
    getLoginUser: {
      method: 'GET',
      path: '/getLoginUser/:token',
      auth: 'public',
      summary: label('第三方登录', 'Log in by a third party'),
      params: z.object({ token: Ticket }),
      reply: LoginResult,
      message: '登录成功',
      errors: ['NotFound'],
    },
    create: {
      method: 'POST',
      path: '/user/create',
      auth: 'public',
      summary: label('以第三方身份创建账号', 'Make an account for a third party’s person'),
      body: z.object({ token: Ticket }),
      reply: LoginResult,
      message: '登录成功',
      errors: ['NotFound'],
    },
    bind: {
      method: 'POST',
      path: '/user/bind',
      auth: 'public',
      summary: label('登录并绑定第三方账号', 'Log in and bind a third party’s person'),
      body: LoginInput.omit({ remember_me: true }).extend({ token: Ticket }),
      reply: LoginResult,
      message: '登录成功',
      errors: ['NotFound', 'TooMany'],
    },
    bindings: {
      method: 'GET',
      path: '/bindings',
      auth: 'session',
      summary: label('我绑定的第三方账号', 'Third-party accounts that the user is bound to'),
      reply: z.array(z.object({ thirdType: ThirdType, realname: z.string().nullable(), createTime: z.string().nullable() })),
    },
    bindOwn: {
      method: 'POST',
      path: '/bindings',
      auth: 'session',
      summary: label('绑定第三方账号', 'Bind a third-party account'),
      body: z.object({ token: Ticket }),
      reply: z.null(),
      message: '绑定成功！',
      errors: ['NotFound'],
    },
    release: {
      method: 'DELETE',
      path: '/bindings',
      auth: 'session',
      summary: label('解除第三方账号绑定', 'Release a third-party account'),
      query: z.object({ thirdType: ThirdType }),
      reply: z.null(),
      message: '已解除绑定！',
      errors: ['NotFound'],
    },
  },
});

/** What else than a user name may open this installation. */
export const loginWaysContract = contract('/sys/login', {
  about: { domain: 'system', name: 'loginWays' },
  endpoints: {
    ways: {
      method: 'GET',
      path: '/ways',
      auth: 'public',
      summary: label('可用的登录方式', 'Ways to log in'),
      reply: z.object({
        /** Where the central login lives. */
        cas: z.string().nullable(),
        thirdParties: z.array(z.string()),
      }),
    },
  },
});
