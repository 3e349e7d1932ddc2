import { routes } from '../../../platform/contract/index.ts';
import { resourceHandlers } from '../../../platform/resource/standardHandlers.ts';
import { govUploadContract } from './govUpload.contract.ts';
import { govUploadResource, reuploadRows, showPayload, stopRows, uploadObjects } from './govUpload.service.ts';
import { testCompany } from './testCompany.ts';
import { uploadQuality } from './uploadQuality.ts';

const { list, queryById, exportXls } = resourceHandlers(govUploadResource);

/** @source freight-domain F26 */
export const govUploadRoutes = routes(govUploadContract, {
  list,
  queryById,
  exportXls,
  upload: (ctx, { body }) => uploadObjects(ctx, body.type, body.bizIds),
  uploadDrivers: (ctx, { body }) => uploadObjects(ctx, 'driver', body.ids),
  uploadVehicles: (ctx, { body }) => uploadObjects(ctx, 'vehicle', body.ids),
  uploadCarriers: (ctx, { body }) => uploadObjects(ctx, 'carrier', body.ids),
  uploadCustomers: (ctx, { body }) => uploadObjects(ctx, 'customer', body.ids),
  reupload: (ctx, { body }) => reuploadRows(ctx, body.ids),
  stop: (ctx, { body }) => stopRows(ctx, body.ids, body.reason),
  payload: (ctx, { query }) => showPayload(ctx, query.id),
  testCompany: (ctx, { body }) => testCompany(ctx, body.id),
  quality: (ctx, { query }) => uploadQuality(ctx, query),
});
