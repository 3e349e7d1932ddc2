// Written by scripts/generate.ts from openapi.json; run `npm run generate` instead of editing.
import type { CallOptions, Transport } from '../../transport.ts';
/** Body of `passwordChange`. */
export interface RecoveryPasswordChange {
  username: string;
  password: string;
  smscode: string;
  phone: string;
}
/** Body of `phoneVerification`. */
export interface RecoveryPhoneVerification {
  phone: string;
  smscode: string;
  username?: string | null;
}
/** Query of `querySysUser`. */
export type RecoveryQuerySysUserQuery = {
  phone?: string;
  username?: string;
  captcha?: string;
  checkKey?: string;
};
const loadSchemas = () => import('./recovery.schemas.ts');
/** What the calls of recovery take, as schemas for forms; fetched when asked for. */
export const recoverySchemas = {
  /** Of `passwordChange`. */
  passwordChange: async () => (await loadSchemas()).recoveryPasswordChangeInput,
  /** Of `phoneVerification`. */
  phoneVerification: async () => (await loadSchemas()).recoveryPhoneVerificationInput,
};
/** Calls of recovery. */
export const createRecoveryApi = (transport: Transport) => ({
  /** 找回密码：设置新密码 · Forgotten password: set a new one. Needs `public`. */
  passwordChange: (body: RecoveryPasswordChange, options?: CallOptions) =>
    transport.request<null>({ method: 'POST', path: `/sys/user/passwordChange`, body, ...options }),
  /** 找回密码：校验短信验证码 · Forgotten password: check the code. Needs `public`. */
  phoneVerification: (body: RecoveryPhoneVerification, options?: CallOptions) =>
    transport.request<{
      smscode: string;
      username: string;
    }>({ method: 'POST', path: `/sys/user/phoneVerification`, body, ...options }),
  /** 找回密码：确认账号 · Forgotten password: name the account. Needs `public`. */
  querySysUser: (query: RecoveryQuerySysUserQuery = {}, options?: CallOptions) =>
    transport.request<{
      username: string | null;
      phone: string | null;
    }>({ method: 'GET', path: `/sys/user/querySysUser`, query, ...options }),
});
