import { defineTexts } from '../../shared/defineTexts.ts';

/** Texts of the pages before login. */
export const loginTexts = defineTexts({
  title: { zh: '账号登录', en: 'Log in' },
  username: { zh: '用户名', en: 'Username' },
  password: { zh: '密码', en: 'Password' },
  captcha: { zh: '验证码', en: 'Verification code' },
  captchaImage: { zh: '验证码图片', en: 'Picture of the verification code' },
  renew: { zh: '换一张', en: 'Another picture' },
  remember: { zh: '记住登录（7天内免输密码）', en: 'Stay logged in for 7 days' },
  logIn: { zh: '登录', en: 'Log in' },
  usernameMissing: { zh: '请输入用户名', en: 'Enter your username' },
  passwordMissing: { zh: '请输入密码', en: 'Enter your password' },
  captchaMissing: { zh: '请输入验证码', en: 'Enter the verification code' },
  firstTitle: { zh: '首次登录，请设置新密码', en: 'First login: choose a new password' },
  fresh: { zh: '新密码', en: 'New password' },
  again: { zh: '确认新密码', en: 'New password again' },
  freshMissing: { zh: '请输入新密码!', en: 'Enter the new password.' },
  different: { zh: '两次输入的密码不一样！', en: 'The two passwords differ.' },
  save: { zh: '保存并进入', en: 'Save and enter' },
  back: { zh: '返回登录', en: 'Back to login' },
});
