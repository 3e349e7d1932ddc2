import { eq } from 'drizzle-orm';
import { routes } from '../../../platform/contract/index.ts';
import { countRows } from '../../../platform/resource/countRows.ts';
import { getRow } from '../../../platform/resource/getRow.ts';
import { listRows } from '../../../platform/resource/listRows.ts';
import { resourceHandlers } from '../../../platform/resource/standardHandlers.ts';
import { deliverInvoice } from './deliverInvoice.service.ts';
import { invoiceContract } from './invoice.contract.ts';
import { invoiceItemResource, invoiceResource } from './invoice.resource.ts';
import { hyInvoiceItem } from './invoice.table.ts';
import { invoiceFile } from './invoiceFile.service.ts';
import { issueInvoices, retryInvoice } from './issueInvoices.service.ts';
import { redInvoice } from './redInvoice.service.ts';
import { voidInvoice } from './voidInvoice.service.ts';

const { list, queryById, exportXls } = resourceHandlers(invoiceResource);

/** @source freight-domain F12, 3.12 */
export const invoiceRoutes = routes(invoiceContract, {
  list,
  queryById,
  exportXls,
  statusCount: (ctx, { query }) => countRows(ctx, invoiceResource, { field: 'state', query }),
  items: async (ctx, { query: { invoiceId, ...query } }) => {
    await getRow(ctx, invoiceResource, invoiceId);
    return listRows(ctx, invoiceItemResource, { query, where: eq(hyInvoiceItem.invoiceId, invoiceId) }) as never;
  },
  file: (ctx, { query }) => invoiceFile(ctx, query),
  issue: (ctx, { body }) => issueInvoices(ctx, body),
  retry: (ctx, { body }) => retryInvoice(ctx, body),
  deliver: (ctx, { body }) => deliverInvoice(ctx, body),
  red: (ctx, { body }) => redInvoice(ctx, body),
  void: (ctx, { body }) => voidInvoice(ctx, body),
});
