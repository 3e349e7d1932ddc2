import { z } from 'zod';
import { contract } from '../../../platform/contract/index.ts';
import { LoginResult } from '../login/login.contract.ts';

/** The login by a third party: its window is opened and answered by plain routes, see `serveThirdLogin`. @source SESS-01, jeecg-wire 2.1 */
export const thirdLoginContract = contract(
  '/thirdLogin',
  { domain: 'system', name: 'thirdLogin' },
  {
    getLoginUser: {
      method: 'GET',
      path: '/getLoginUser/:token',
      auth: 'public',
      summary: { zh: '第三方登录', en: 'Sign in by a third party' },
      params: z.object({ token: z.string().max(500) }),
      reply: LoginResult,
      message: '登录成功',
      errors: ['NotFound'],
    },
  },
);

/** What else than a user name may open this installation. */
export const loginWaysContract = contract(
  '/sys/login',
  { domain: 'system', name: 'loginWays' },
  {
    ways: {
      method: 'GET',
      path: '/ways',
      auth: 'public',
      summary: { zh: '可用的登录方式', en: 'Ways to sign in' },
      reply: z.object({
        /** Where the central login lives. */
        cas: z.string().nullable(),
        thirdParties: z.array(z.string()),
      }),
    },
  },
);
