import { routes } from '../../../platform/contract/index.ts';
import { resourceHandlers } from '../../../platform/resource/standardHandlers.ts';
import { Vehicle, vehicleContract } from './vehicle.contract.ts';
import { bindTrailer, lastPosition, listExpiringVehicles, vehicleResource, vehicleServices } from './vehicle.service.ts';
import { countReviewed } from '../../review/recheck.ts';
import { readPaperFor } from '../ocr/ocr.service.ts';

/** @source freight-domain F05 */
export const vehicleRoutes = routes(vehicleContract, {
  ...resourceHandlers(vehicleResource),
  submit: (ctx, { body }) => vehicleServices.submit(ctx, body),
  review: (ctx, { body }) => vehicleServices.review(ctx, body),
  freeze: (ctx, { body }) => vehicleServices.freeze(ctx, body),
  unfreeze: (ctx, { body }) => vehicleServices.unfreeze(ctx, body),
  blacklist: (ctx, { body }) => vehicleServices.blacklist(ctx, body),
  verify: (ctx, { body }) => vehicleServices.verify(ctx, body),
  ocr: (ctx, { body }) => readPaperFor(ctx, Vehicle, body),
  bindTrailer: (ctx, { body }) => bindTrailer(ctx, body),
  lastPosition: (ctx, { query }) => lastPosition(ctx, query.id),
  statusCount: (ctx, { query }) => countReviewed(ctx, vehicleResource, query),
  expiring: (ctx, { query }) => listExpiringVehicles(ctx, query),
});
