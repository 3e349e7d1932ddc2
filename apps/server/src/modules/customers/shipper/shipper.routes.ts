import { routes } from '../../../platform/contract/index.ts';
import { importHandlers } from '../../../platform/resource/sheetHandlers.ts';
import { resourceHandlers } from '../../../platform/resource/standardHandlers.ts';
import { standardImportPlan } from '../../../platform/resource/standardImportPlan.ts';
import { shipperContract } from './shipper.contract.ts';
import { shipperResource, shipperServices } from './shipper.service.ts';

const shipperImportPlan = standardImportPlan(shipperResource, ['customerId']);

/** @source freight-domain F08b */
export const shipperRoutes = routes(shipperContract, {
  ...resourceHandlers(shipperResource),
  ...importHandlers(shipperImportPlan),
  submit: (ctx, { body }) => shipperServices.submit(ctx, body),
  review: (ctx, { body }) => shipperServices.review(ctx, body),
  freeze: (ctx, { body }) => shipperServices.freeze(ctx, body),
  unfreeze: (ctx, { body }) => shipperServices.unfreeze(ctx, body),
  verify: (ctx, { body }) => shipperServices.verify(ctx, body),
});
