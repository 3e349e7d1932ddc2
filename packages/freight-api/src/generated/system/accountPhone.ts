// Written by scripts/generate.ts from openapi.json; run `npm run generate` instead of editing.
import type { CallOptions, Transport } from '../../transport.ts';
/** Body of `bindPhone`. */
export interface AccountPhoneBindPhone {
  /** 新手机号 · New mobile */
  phone: string;
  /** 短信验证码 · SMS code */
  smscode: string;
  /** 登录密码 · Password */
  password?: string | null;
}
/** Body of `bindPhoneSms`. */
export interface AccountPhoneBindPhoneSms {
  /** 新手机号 · New mobile */
  phone: string;
}
const loadSchemas = () => import('./accountPhone.schemas.ts');
/** What the calls of accountPhone take, as schemas for forms; fetched when asked for. */
export const accountPhoneSchemas = {
  /** Of `bindPhone`. */
  bindPhone: async () => (await loadSchemas()).accountPhoneBindPhoneInput,
  /** Of `bindPhoneSms`. */
  bindPhoneSms: async () => (await loadSchemas()).accountPhoneBindPhoneSmsInput,
};
/** Calls of accountPhone. */
export const createAccountPhoneApi = (transport: Transport) => ({
  /** 绑定手机号 · Bind a phone. Needs `session`. */
  bindPhone: (body: AccountPhoneBindPhone, options?: CallOptions) =>
    transport.request<{
      phone: string;
    }>({ method: 'PUT', path: `/account/hyAccount/bindPhone`, body, ...options }),
  /** 向新手机号发送验证码 · Send a code to a new phone. Needs `session`. */
  bindPhoneSms: (body: AccountPhoneBindPhoneSms, options?: CallOptions) =>
    transport.request<null>({ method: 'POST', path: `/account/hyAccount/bindPhoneSms`, body, ...options }),
});
