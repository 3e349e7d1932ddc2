import { routes } from '../../../platform/contract/index.ts';
import { phoneContract } from './phone.contract.ts';
import { bindPhone, sendBindCode } from './phone.service.ts';

/** @source ACCT-05 */
export const phoneRoutes = routes(phoneContract, {
  bindPhoneSms: (ctx, { body }) => sendBindCode(ctx, body.phone),
  bindPhone: (ctx, { body }) => bindPhone(ctx, body),
});
