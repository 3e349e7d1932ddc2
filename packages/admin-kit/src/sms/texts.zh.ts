/** What the check by a code on the phone says. */
export const zhSms = {
  'sms.title': '安全验证',
  'sms.code': '短信验证码',
  'sms.codeMissing': '不能为空!',
  'sms.send': '获取验证码',
  'sms.wait': '{seconds} 秒后重新获取',
  'sms.sent': '验证码已发送',
  'sms.hint': '验证码将发送到您的登录手机',
};
