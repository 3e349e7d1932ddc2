import type { SmsChannel } from '../sms/smsChannel.ts';

/** Whose phone gets the code: the administrator's, or that of the login. @source SMS-02 */
export type SmsRecipient = 'admin' | 'user';

/** The part of a request client that the calls need. */
export type SmsRequest = <Result>(call: { method: 'POST'; path: string; body?: unknown }) => Promise<Result>;

const roots: Record<SmsRecipient, string> = { admin: '/sys/safe', user: '/sys/safe/user' };

/**
 * The calls of the security check on a JeecgBoot server, over a request client.
 *
 * @example const channel = createSmsChannel(client.request, 'user');
 * @source SMS-02
 */
export function createSmsChannel(request: SmsRequest, recipient: SmsRecipient): SmsChannel {
  const root = roots[recipient];
  return {
    key: `safe:${recipient}`,
    send: () => request({ method: 'POST', path: `${root}/sms` }),
    verify: (captcha) => request({ method: 'POST', path: `${root}/checkCaptcha`, body: { captcha } }),
  };
}
