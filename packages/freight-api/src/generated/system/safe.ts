// Written by scripts/generate.ts from openapi.json; run `npm run generate` instead of editing.
import type { CallOptions, Transport } from '../../transport.ts';
import type { PasswordCheckInput } from '../models.ts';
export type { PasswordCheckInput } from '../models.ts';
/** Body of `checkCaptcha`. */
export interface SafeCheckCaptcha {
  captcha?: string | null;
}
/** Body of `userCheckCaptcha`. */
export interface SafeUserCheckCaptcha {
  captcha?: string | null;
}
const loadSchemas = () => import('./safe.schemas.ts');
/** What the calls of safe take, as schemas for forms; fetched when asked for. */
export const safeSchemas = {
  /** Of `checkCaptcha`. */
  checkCaptcha: async () => (await loadSchemas()).safeCheckCaptchaInput,
  /** Of `userCheckCaptcha`. */
  userCheckCaptcha: async () => (await loadSchemas()).safeUserCheckCaptchaInput,
  /** Of `userCheckPassword`. */
  userCheckPassword: async () => (await loadSchemas()).safeUserCheckPasswordInput,
};
/** Calls of safe. */
export const createSafeApi = (transport: Transport) => ({
  /** 校验管理员手机验证码 · Check the code of the administrator’s phone. Needs `session`. */
  checkCaptcha: (body: SafeCheckCaptcha, options?: CallOptions) =>
    transport.request<null>({ method: 'POST', path: `/sys/safe/checkCaptcha`, body, ...options }),
  /** 向管理员手机发送验证码 · Send a code to the administrator’s phone. Needs `session`. */
  sms: (options?: CallOptions) => transport.request<null>({ method: 'POST', path: `/sys/safe/sms`, ...options }),
  /** 校验登录用户手机验证码 · Check the code of the phone of the login. Needs `session`. */
  userCheckCaptcha: (body: SafeUserCheckCaptcha, options?: CallOptions) =>
    transport.request<null>({ method: 'POST', path: `/sys/safe/user/checkCaptcha`, body, ...options }),
  /** 校验登录密码（未绑定手机） · Check the password of a login without a phone. Needs `session`. */
  userCheckPassword: (body: PasswordCheckInput, options?: CallOptions) =>
    transport.request<null>({ method: 'POST', path: `/sys/safe/user/checkPassword`, body, ...options }),
  /** 向登录用户手机发送验证码 · Send a code to the phone of the login. Needs `session`. */
  userSms: (options?: CallOptions) => transport.request<null>({ method: 'POST', path: `/sys/safe/user/sms`, ...options }),
});
