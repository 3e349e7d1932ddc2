import { z } from 'zod';
import { label } from '@tarmac/freight-api/rules';
import { contract, text } from '../../../platform/contract/index.ts';

const code = z.object({ captcha: z.string().max(20).nullish() });
const send = { method: 'POST', auth: 'session', reply: z.null(), message: '验证码已发送', errors: ['TooMany'] } as const;
const check = { method: 'POST', auth: 'session', body: code, reply: z.null(), message: '验证成功' } as const;

/**
 * The check by SMS before something grave. A right code makes the session safe for ten minutes, and passes again within them.
 *
 * @source SMS-01 … SMS-03, security 4.21
 */
export const safeContract = contract('/sys/safe', {
  about: { domain: 'system', name: 'safe' },
  endpoints: {
    sms: { ...send, path: '/sms', summary: label('向管理员手机发送验证码', 'Send a code to the administrator’s phone') },
    checkCaptcha: {
      ...check,
      path: '/checkCaptcha',
      summary: label('校验管理员手机验证码', 'Check the code of the administrator’s phone'),
    },
    userSms: { ...send, path: '/user/sms', summary: label('向登录用户手机发送验证码', 'Send a code to the phone of the login') },
    userCheckCaptcha: {
      ...check,
      path: '/user/checkCaptcha',
      summary: label('校验登录用户手机验证码', 'Check the code of the phone of the login'),
    },
    userCheckPassword: {
      ...check,
      path: '/user/checkPassword',
      summary: label('校验登录密码（未绑定手机）', 'Check the password of a login without a phone'),
      body: z.object({ password: text(label('登录密码', 'Password'), { min: 1, max: 200 }) }).meta({ id: 'PasswordCheckInput' }),
      errors: ['TooMany', 'InvalidInput'],
    },
  },
});
