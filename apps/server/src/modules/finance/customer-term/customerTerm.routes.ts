import { routes } from '../../../platform/contract/index.ts';
import { payTerms } from './customerPay.service.ts';
import { showOpenTerm, writeOffTerm } from './writeOffTerm.ts';
import { customerTermContract } from './customerTerm.contract.ts';

/** @source freight-domain 3.7 */
export const customerTermRoutes = routes(customerTermContract, {
  customerPay: (ctx, { body }) => payTerms(ctx, body),
  openTerm: (ctx, { query }) => showOpenTerm(ctx, query),
  writeOffTerm: (ctx, { body }) => writeOffTerm(ctx, body),
});
