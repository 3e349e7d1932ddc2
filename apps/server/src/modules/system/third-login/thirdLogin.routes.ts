import { routes } from '../../../platform/contract/index.ts';
import { loginWaysContract, thirdLoginContract } from './thirdLogin.contract.ts';
import { loginByThird } from './thirdLogin.service.ts';

export const thirdLoginRoutes = routes(thirdLoginContract, {
  getLoginUser: (ctx, { params }) => loginByThird(ctx, params.token),
});

export const loginWaysRoutes = routes(loginWaysContract, {
  ways: ({ platform: { config } }) => ({ cas: config.casPrefixUrl, thirdParties: Object.keys(config.thirdLogins) }),
});
