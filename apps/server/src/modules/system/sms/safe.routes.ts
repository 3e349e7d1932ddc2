import { routes } from '../../../platform/contract/index.ts';
import { safeContract } from './safe.contract.ts';
import { checkOwnPassword, checkSafeCode, sendSafeCode } from './safe.service.ts';

/** @source SMS-01 … SMS-03 */
export const safeRoutes = routes(safeContract, {
  sms: (ctx) => sendSafeCode(ctx, 'admin'),
  checkCaptcha: (ctx, { body }) => checkSafeCode(ctx, 'admin', body.captcha),
  userSms: (ctx) => sendSafeCode(ctx, 'user'),
  userCheckCaptcha: (ctx, { body }) => checkSafeCode(ctx, 'user', body.captcha),
  userCheckPassword: (ctx, { body }) => checkOwnPassword(ctx, body.password),
});
