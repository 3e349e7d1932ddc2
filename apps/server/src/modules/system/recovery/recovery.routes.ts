import { routes } from '../../../platform/contract/index.ts';
import { recoveryContract } from './recovery.contract.ts';
import { nameAccount, setForgottenPassword, verifyPhone } from './recovery.service.ts';

export const recoveryRoutes = routes(recoveryContract, {
  querySysUser: (ctx, { query }) => nameAccount(ctx, query),
  phoneVerification: (ctx, { body }) => verifyPhone(ctx, body),
  passwordChange: (ctx, { body }) => setForgottenPassword(ctx, body),
});
