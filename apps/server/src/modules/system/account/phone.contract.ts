import { z } from 'zod';
import { label } from '@tarmac/freight-api/rules';
import { contract, text } from '../../../platform/contract/index.ts';

const phone = text(label('新手机号', 'New mobile'), { max: 11, rule: 'mobile', pattern: /^1[3-9]\d{9}$/ });

/** What binding a phone takes. */
const BindPhoneInput = z.object({
  phone,
  smscode: text(label('短信验证码', 'SMS code'), { max: 10 }),
  password: text(label('登录密码', 'Password'), { max: 200, description: 'Asked of those who have no phone yet.' }).nullish(),
});

/** The phone of the session's user. @source ACCT-05, freight-domain A05 */
export const phoneContract = contract('/account/hyAccount', {
  about: { domain: 'system', name: 'accountPhone' },
  endpoints: {
    bindPhoneSms: {
      method: 'POST',
      path: '/bindPhoneSms',
      auth: 'session',
      summary: label('向新手机号发送验证码', 'Send a code to a new phone'),
      body: BindPhoneInput.pick({ phone: true }),
      reply: z.null(),
      message: '验证码已发送',
      errors: ['Forbidden', 'TooMany'],
    },
    bindPhone: {
      method: ['PUT', 'POST'],
      path: '/bindPhone',
      auth: 'session',
      summary: label('绑定手机号', 'Bind a phone'),
      body: BindPhoneInput,
      reply: z.object({ phone: z.string() }),
      message: '手机号绑定成功！',
      errors: ['Forbidden'],
    },
  },
});
