import { z } from 'zod';
import { label } from '@tarmac/freight-api/rules';
import { contract } from '../../../platform/contract/index.ts';
import { Mobile } from '../sms/mobile.schema.ts';

const username = z.string().max(64);
const smscode = z.string().max(20);

/**
 * A forgotten password, in four steps: who it is, the code that went to the phone (`/sys/sms`, mode 2), the new password, done.
 *
 * @source ROUTE-17, jeecg-wire 2.5, security 4.20
 */
export const recoveryContract = contract('/sys/user', {
  about: { domain: 'system', name: 'recovery' },
  endpoints: {
    querySysUser: {
      method: ['GET', 'POST'],
      path: '/querySysUser',
      auth: 'public',
      summary: label('找回密码：确认账号', 'Forgotten password: name the account'),
      query: z.object({
        phone: Mobile.optional(),
        username: username.optional(),
        captcha: z.string().max(20).optional(),
        checkKey: z.string().max(64).optional(),
      }),
      // What was asked comes back: whether there is such an account is not told.
      reply: z.object({ username: z.string().nullable(), phone: z.string().nullable() }),
      errors: ['TooMany'],
    },
    phoneVerification: {
      method: 'POST',
      path: '/phoneVerification',
      auth: 'public',
      summary: label('找回密码：校验短信验证码', 'Forgotten password: check the code'),
      body: z.object({ phone: Mobile, smscode, username: username.nullish() }),
      reply: z.object({ smscode: z.string(), username: z.string() }),
      errors: ['TooMany'],
    },
    passwordChange: {
      // Stock clients put the password into the address of a GET, where histories and proxies keep it.
      method: 'POST',
      path: '/passwordChange',
      auth: 'public',
      summary: label('找回密码：设置新密码', 'Forgotten password: set a new one'),
      body: z.object({ username, password: z.string().max(200), smscode, phone: Mobile }),
      reply: z.null(),
      message: '密码重置完成！',
      errors: ['TooMany'],
    },
  },
});
