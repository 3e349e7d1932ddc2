import { eq } from 'drizzle-orm';
import { prepared, routes } from '../../../platform/contract/index.ts';
import { countRows } from '../../../platform/resource/countRows.ts';
import { getRow } from '../../../platform/resource/getRow.ts';
import { listRows } from '../../../platform/resource/listRows.ts';
import { resourceHandlers } from '../../../platform/resource/standardHandlers.ts';
import { etcSyncContract } from './etcSync.contract.ts';
import { etcInvoiceResource, etcSyncResource } from './etcSync.resource.ts';
import { askForInvoices, keepInvoices, reportEnd, reportStart, restartSync, skipSync } from './etcSync.service.ts';
import { hyEtcInvoice } from './etcSync.table.ts';

const { list, queryById, exportXls } = resourceHandlers(etcSyncResource);

/** @source freight-domain F16, 3.17 */
export const etcSyncRoutes = routes(etcSyncContract, {
  list,
  queryById,
  exportXls,
  statusCount: (ctx, { query }) => countRows(ctx, etcSyncResource, { field: 'state', query }),
  invoices: async (ctx, { query: { syncId, ...query } }) => {
    await getRow(ctx, etcSyncResource, syncId);
    return listRows(ctx, etcInvoiceResource, { query, where: eq(hyEtcInvoice.syncId, syncId) }) as never;
  },
  start: (ctx, { body }) => reportStart(ctx, body),
  end: (ctx, { body }) => reportEnd(ctx, body),
  // The service is asked before the transaction of the call: it takes its time, and answers the same question alike.
  query: prepared(
    (ctx, { body }) => askForInvoices(ctx, body),
    (ctx, { body }, told) => keepInvoices(ctx, body, told),
  ),
  restart: (ctx, { body }) => restartSync(ctx, body),
  skip: (ctx, { body }) => skipSync(ctx, body),
});
