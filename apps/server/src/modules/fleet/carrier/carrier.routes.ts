import { routes } from '../../../platform/contract/index.ts';
import { resourceHandlers } from '../../../platform/resource/standardHandlers.ts';
import { carrierContract } from './carrier.contract.ts';
import { carrierResource, carrierServices } from './carrier.service.ts';

/** @source freight-domain F06 */
export const carrierRoutes = routes(carrierContract, {
  ...resourceHandlers(carrierResource),
  submit: (ctx, { body }) => carrierServices.submit(ctx, body),
  review: (ctx, { body }) => carrierServices.review(ctx, body),
  freeze: (ctx, { body }) => carrierServices.freeze(ctx, body),
  unfreeze: (ctx, { body }) => carrierServices.unfreeze(ctx, body),
  blacklist: (ctx, { body }) => carrierServices.blacklist(ctx, body),
});
