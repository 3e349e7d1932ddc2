import { routes } from '../../../platform/contract/index.ts';
import { casContract } from './cas.contract.ts';
import { loginByTicket } from './cas.service.ts';

export const casRoutes = routes(casContract, {
  validateLogin: (ctx, { body }) => loginByTicket(ctx, body),
  validateLoginByQuery: (ctx, { query }) => loginByTicket(ctx, query),
});
