import type { zhSms } from './texts.zh.ts';

/** {@link zhSms} in English. */
export const enSms: Record<keyof typeof zhSms, string> = {
  'sms.title': 'Security check',
  'sms.code': 'SMS code',
  'sms.codeMissing': 'Must not be empty!',
  'sms.send': 'Send code',
  'sms.wait': 'Again in {seconds} s',
  'sms.sent': 'The code has been sent',
  'sms.hint': 'The code is sent to your login phone',
};
