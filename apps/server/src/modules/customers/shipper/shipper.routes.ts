import { routes } from '../../../platform/contract/index.ts';
import { resourceHandlers } from '../../../platform/resource/standardHandlers.ts';
import { shipperContract } from './shipper.contract.ts';
import { shipperResource, shipperServices } from './shipper.service.ts';

/** @source freight-domain F08b */
export const shipperRoutes = routes(shipperContract, {
  ...resourceHandlers(shipperResource),
  submit: (ctx, { body }) => shipperServices.submit(ctx, body),
  review: (ctx, { body }) => shipperServices.review(ctx, body),
  freeze: (ctx, { body }) => shipperServices.freeze(ctx, body),
  unfreeze: (ctx, { body }) => shipperServices.unfreeze(ctx, body),
});
