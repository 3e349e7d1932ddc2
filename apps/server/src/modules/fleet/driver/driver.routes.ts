import { routes } from '../../../platform/contract/index.ts';
import { importHandlers } from '../../../platform/resource/sheetHandlers.ts';
import { resourceHandlers } from '../../../platform/resource/standardHandlers.ts';
import { Driver, driverContract } from './driver.contract.ts';
import { driverImportPlan } from './driverImport.ts';
import { driverResource, driverServices, listExpiringDrivers, resetDriverPassword } from './driver.service.ts';
import { bindVehicle, listBoundVehicles, unbindVehicle } from './driverVehicles.ts';
import { countReviewed } from '../../review/recheck.ts';
import { readPaperFor } from '../ocr/ocr.service.ts';

/** @source freight-domain F04 */
export const driverRoutes = routes(driverContract, {
  ...resourceHandlers(driverResource),
  ...importHandlers(driverImportPlan),
  submit: (ctx, { body }) => driverServices.submit(ctx, body),
  review: (ctx, { body }) => driverServices.review(ctx, body),
  freeze: (ctx, { body }) => driverServices.freeze(ctx, body),
  unfreeze: (ctx, { body }) => driverServices.unfreeze(ctx, body),
  blacklist: (ctx, { body }) => driverServices.blacklist(ctx, body),
  verify: (ctx, { body }) => driverServices.verify(ctx, body),
  ocr: (ctx, { body }) => readPaperFor(ctx, Driver, body),
  bindVehicle: (ctx, { body }) => bindVehicle(ctx, body),
  unbindVehicle: (ctx, { body }) => unbindVehicle(ctx, body),
  boundVehicles: (ctx, { query }) => listBoundVehicles(ctx, query.id),
  resetPwd: (ctx, { body }) => resetDriverPassword(ctx, body),
  statusCount: (ctx, { query }) => countReviewed(ctx, driverResource, query),
  expiring: (ctx, { query }) => listExpiringDrivers(ctx, query),
});
