import { defineTexts } from '../texts/defineTexts.ts';

/** Words of the password that is asked for before money leaves. */
export const payCheckTexts = defineTexts({
  title: { zh: '安全验证', en: 'Safety check' },
  hint: {
    zh: '付款需要验证身份。您未绑定手机，请输入登录密码',
    en: 'Paying asks who you are. You have no phone: please enter your password',
  },
  password: { zh: '登录密码', en: 'Password' },
  missing: { zh: '请输入登录密码', en: 'Enter your password' },
});
