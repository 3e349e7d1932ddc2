import { routes } from '../../../platform/contract/index.ts';
import { listRows } from '../../../platform/resource/listRows.ts';
import { exportJobContract } from './exportJob.contract.ts';
import { exportJobResource } from './exportJob.resource.ts';
import { cancelExport, downloadExport } from './exportJob.service.ts';

/** @see exportJobContract */
export const exportJobRoutes = routes(exportJobContract, {
  list: (ctx, { query }) => listRows(ctx, exportJobResource, { query }) as never,
  download: (ctx, { query }) => downloadExport(ctx, query.id),
  cancel: (ctx, { body }) => cancelExport(ctx, body.id) as never,
});
