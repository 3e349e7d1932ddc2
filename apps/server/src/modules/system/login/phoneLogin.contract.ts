import { z } from 'zod';
import { label } from '@tarmac/freight-api/rules';
import { contract } from '../../../platform/contract/index.ts';
import { Mobile } from '../sms/mobile.schema.ts';
import { LoginResult } from './login.contract.ts';

/** A code that was sent to a phone. */
const PhoneInput = z.object({ mobile: Mobile, captcha: z.string().max(20), remember_me: z.boolean().nullish() });

const byPhone = { method: 'POST', auth: 'public', body: PhoneInput, reply: LoginResult, message: '登录成功' } as const;

/** Codes for people without a session, and the login by one. @source SESS-01, jeecg-wire 2.1, 2.2 */
export const phoneLoginContract = contract('/sys', {
  about: { domain: 'system', name: 'phoneLogin' },
  endpoints: {
    sms: {
      method: 'POST',
      path: '/sms',
      auth: 'public',
      summary: label('发送短信验证码', 'Send a code to a phone'),
      // 0 login, 1 registration, 2 forgotten password. The answer never tells whose the phone is.
      body: z.object({ mobile: Mobile, smsmode: z.enum(['0', '1', '2']) }),
      reply: z.null(),
      message: '验证码已发送',
      errors: ['TooMany'],
    },
    loginBySMS: { ...byPhone, path: '/loginBySMS', summary: label('短信登录', 'Log in by a code') },
    phoneLogin: { ...byPhone, path: '/phoneLogin', summary: label('手机号登录', 'Log in by phone') },
  },
});
