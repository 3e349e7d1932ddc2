import { defineTexts } from '../../../shared/texts/defineTexts.ts';

/** Texts of the pages before login. */
export const loginTexts = defineTexts({
  title: { zh: '账号登录', en: 'Log in' },
  username: { zh: '用户名', en: 'User name' },
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
  again: { zh: '确认新密码', en: 'Repeat new password' },
  freshMissing: { zh: '请输入新密码!', en: 'Enter the new password.' },
  different: { zh: '两次输入的密码不一样！', en: 'The two passwords differ.' },
  save: { zh: '保存并进入', en: 'Save and enter' },
  back: { zh: '返回登录', en: 'Back to login' },
});

/** Why somebody who was signed in stands at the login. */
export const endTexts = defineTexts({
  expired: { zh: '登录已过期，请重新登录', en: 'Your login has expired. Log in again.' },
  // In the words of the server, who says it to anyone who logs in.
  frozen: { zh: '该用户已冻结', en: 'This account is frozen' },
  deleted: { zh: '账号已停用，请联系管理员', en: 'Your account is no longer in use. Contact your administrator.' },
  password: { zh: '账号信息已变更，请重新登录', en: 'Your account was changed. Log in again.' },
  recovery: { zh: '密码已重新设置，请使用新密码登录', en: 'Your password was set again. Log in with the new one.' },
  forced: { zh: '本设备已在其他设备上被下线，请重新登录', en: 'This device was logged out from another one. Log in again.' },
  replaced: { zh: '登录的设备过多，本设备已下线', en: 'You are logged in on too many devices; this one was logged out.' },
  stolen: { zh: '检测到登录凭证异常，为保证安全请重新登录', en: 'Your login may have been copied. For safety, log in again.' },
  tenant: { zh: '所属企业已停用或到期，请联系管理员', en: 'Your organisation is closed or has expired. Contact your administrator.' },
});
