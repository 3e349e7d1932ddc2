import { eq } from 'drizzle-orm';
import { routes } from '../../../platform/contract/index.ts';
import { countRows } from '../../../platform/resource/countRows.ts';
import { getRow } from '../../../platform/resource/getRow.ts';
import { listRows } from '../../../platform/resource/listRows.ts';
import { resourceHandlers } from '../../../platform/resource/standardHandlers.ts';
import { advanceDianfu, advanceSheet } from './advance.service.ts';
import { advanceSums } from './advanceSums.ts';
import { dianfuContract } from './dianfu.contract.ts';
import { dianfuRepayResource, dianfuResource } from './dianfu.resource.ts';
import { applyForDianfu, auditDianfu, cancelDianfu, showMissing } from './dianfu.service.ts';
import { hyDianfuRepay } from './dianfu.table.ts';
import { repayDianfu } from './repay.service.ts';
import { remindDebtor } from './tellDianfu.ts';
import { writeOffDianfu } from './writeOff.service.ts';

const { list, queryById, exportXls } = resourceHandlers(dianfuResource);

/** @source freight-domain F25, 3.6 */
export const dianfuRoutes = routes(dianfuContract, {
  list,
  queryById,
  exportXls,
  statusCount: (ctx, { query }) => countRows(ctx, dianfuResource, { field: 'state', query }),
  groupSums: (ctx, { query }) => advanceSums(ctx, query),
  repayList: async (ctx, { query: { dianfuId, ...query } }) => {
    await getRow(ctx, dianfuResource, dianfuId);
    return listRows(ctx, dianfuRepayResource, { query, where: eq(hyDianfuRepay.dianfuId, dianfuId) }) as never;
  },
  missing: (ctx, { query }) => showMissing(ctx, query),
  add: (ctx, { body }) => applyForDianfu(ctx, body),
  audit: (ctx, { body }) => auditDianfu(ctx, body),
  advanceSheet: (ctx, { query }) => advanceSheet(ctx, query.id),
  advance: (ctx, { body }) => advanceDianfu(ctx, body),
  repay: (ctx, { body }) => repayDianfu(ctx, body),
  writeOff: (ctx, { body }) => writeOffDianfu(ctx, body),
  cancel: (ctx, { body }) => cancelDianfu(ctx, body),
  notice: (ctx, { body }) => remindDebtor(ctx, body),
});
