import { routes } from '../../../platform/contract/index.ts';
import { resourceHandlers } from '../../../platform/resource/standardHandlers.ts';
import { dataLogContract } from './dataLog.contract.ts';
import { compared, dataLogResource, fieldsOf, restoreVersion, versionsOf } from './dataLog.service.ts';

/** @source SYS-10, jeecg-wire 3.14 */
export const dataLogRoutes = routes(dataLogContract, {
  list: resourceHandlers(dataLogResource).list,
  queryDataVerList: (ctx, { query }) => versionsOf(ctx, query.dataTable, query.dataId) as Promise<never>,
  queryFieldList: (ctx, { query }) => fieldsOf(ctx, query.dataTable),
  queryCompareList: (ctx, { query }) => compared(ctx, [query.dataId1, query.dataId2]) as Promise<never>,
  restore: (ctx, { body }) => restoreVersion(ctx, body.id),
});
