import { routes } from '../../../platform/contract/index.ts';
import { thirdAppContract } from './thirdApp.contract.ts';
import { listBindings, releaseBinding } from './thirdAccount.service.ts';
import { loginWaysContract, thirdLoginContract } from './thirdLogin.contract.ts';
import { bindByPassword, bindToSession, createByThird, loginByThird } from './thirdLogin.service.ts';

export const thirdLoginRoutes = routes(thirdLoginContract, {
  getLoginUser: (ctx, { params }) => loginByThird(ctx, params.token),
  create: (ctx, { body }) => createByThird(ctx, body.token),
  bind: (ctx, { body: { token, ...input } }) => bindByPassword(ctx, token, input),
  bindings: (ctx) => listBindings(ctx),
  bindOwn: (ctx, { body }) => bindToSession(ctx, body.token),
  release: (ctx, { query }) => releaseBinding(ctx, query.thirdType),
});

// A login by a third party is not an exchange: of the people behind it none comes here before they do.
export const thirdAppRoutes = routes(thirdAppContract, { enabledTypes: () => ({ wechatEnterprise: false, dingtalk: false }) });

export const loginWaysRoutes = routes(loginWaysContract, {
  ways: ({ platform: { config } }) => ({ cas: config.casPrefixUrl, thirdParties: Object.keys(config.thirdLogins) }),
});
