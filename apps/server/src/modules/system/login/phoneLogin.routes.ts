import { routes } from '../../../platform/contract/index.ts';
import { phoneLoginContract } from './phoneLogin.contract.ts';
import { loginByPhone, sendCodeFor } from './phoneLogin.service.ts';

export const phoneLoginRoutes = routes(phoneLoginContract, {
  sms: (ctx, { body }) => sendCodeFor(ctx, body.mobile, body.smsmode),
  loginBySMS: (ctx, { body }) => loginByPhone(ctx, body),
  phoneLogin: (ctx, { body }) => loginByPhone(ctx, body),
});
