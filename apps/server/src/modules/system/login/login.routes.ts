import { routes } from '../../../platform/contract/index.ts';
import { captchaError, consumeCaptcha, makeCaptcha } from '../captcha/captcha.service.ts';
import { loginContract } from './login.contract.ts';
import { login, logout } from './login.service.ts';
import { restoreLogin } from './remembered.service.ts';

/** Customers and agents. @source freight-domain 0.6 */
const customer = 2;

export const loginRoutes = routes(loginContract, {
  login: (ctx, { body }) => login(ctx, body),
  loginByUsername: (ctx, { body }) => login(ctx, body),
  customerlogin: (ctx, { body }) => login(ctx, body, ({ userType }) => userType === customer),
  mLogin: (ctx, { body }) => login(ctx, body),
  remember: (ctx, { params }) => restoreLogin(ctx, params.id),
  logout: (ctx) => logout(ctx),
  randomImage: (ctx, { params }) => makeCaptcha(ctx, params.key),
  checkCaptcha: async (ctx, { body }) => {
    const verdict = await ctx.platform.database.transaction('system', (tx) =>
      consumeCaptcha(
        tx,
        ctx,
        body.checkKey === null || body.checkKey === undefined ? undefined : String(body.checkKey),
        body.captcha ?? undefined,
      ),
    );
    if (verdict !== 'right') throw captchaError(verdict);
    return null;
  },
});
