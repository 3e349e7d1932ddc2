import { routes } from '../../../platform/contract/index.ts';
import { resourceHandlers } from '../../../platform/resource/standardHandlers.ts';
import { customerContract } from './customer.contract.ts';
import {
  customerResource,
  customerServices,
  holdShipper,
  setCredit,
  setInvoiceInfo,
  setRate,
  summariseCustomer,
} from './customer.service.ts';
import { checkRegistration } from './registrationCheck.ts';

/** @source freight-domain F07, F08 */
export const customerRoutes = routes(customerContract, {
  ...resourceHandlers(customerResource),
  submit: (ctx, { body }) => customerServices.submit(ctx, body),
  review: (ctx, { body }) => customerServices.review(ctx, body),
  freeze: (ctx, { body }) => customerServices.freeze(ctx, body),
  unfreeze: (ctx, { body }) => customerServices.unfreeze(ctx, body),
  managerFreeze: (ctx, { body }) => holdShipper(ctx, 'freeze', body),
  managerUnfreeze: (ctx, { body }) => holdShipper(ctx, 'unfreeze', body),
  verify: (ctx, { body }) => customerServices.verify(ctx, body),
  credit: (ctx, { body }) => setCredit(ctx, body),
  rate: (ctx, { body }) => setRate(ctx, body),
  invoiceInfo: (ctx, { body }) => setInvoiceInfo(ctx, body),
  registrationCheck: (ctx, { query }) => checkRegistration(ctx, query.id),
  summary: (ctx, { query }) => summariseCustomer(ctx, query.id),
});
