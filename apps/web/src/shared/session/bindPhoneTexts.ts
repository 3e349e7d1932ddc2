import { defineTexts } from '../texts/defineTexts.ts';

/** Words of binding a phone. */
export const bindPhoneTexts = defineTexts({
  title: { zh: '绑定手机', en: 'Bind a phone' },
  prove: { zh: '为保障账号安全，请先验证当前手机号', en: 'To keep your account safe, verify your present phone first:' },
  phone: { zh: '新手机号', en: 'New mobile' },
  code: { zh: '短信验证码', en: 'SMS code' },
  password: { zh: '登录密码', en: 'Password' },
  passwordMissing: { zh: '请输入登录密码', en: 'Enter your password' },
  malformed: { zh: '手机号格式不正确', en: 'This isn’t a mobile number' },
  codeMissing: { zh: '不能为空!', en: 'This must not be empty.' },
  bound: { zh: '手机号绑定成功！', en: 'The phone is bound.' },
});
