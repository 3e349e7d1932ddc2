import { and, eq, type SQL } from 'drizzle-orm';
import { routes } from '../../../platform/contract/index.ts';
import { countRows } from '../../../platform/resource/countRows.ts';
import { getRow } from '../../../platform/resource/getRow.ts';
import { listRows } from '../../../platform/resource/listRows.ts';
import { exportRows } from '../../../platform/resource/sheetHandlers.ts';
import { resourceHandlers } from '../../../platform/resource/standardHandlers.ts';
import { hyShippingNote } from '../../shipping/shipping-note/shippingNote.table.ts';
import { invoiceRequestContract } from './invoiceRequest.contract.ts';
import { requestItemResource, requestResource } from './invoiceRequest.resource.ts';
import { addRequest, editRequest, previewRequest, requestTitle } from './makeRequest.service.ts';
import { auditRequest, giveRequestBack, revokeRequest, submitRequest } from './invoiceRequest.service.ts';
import { hyRequestBillItem } from './invoiceRequest.table.ts';
import { isInvoiceable, isUnrequested, noteInvoiceResource } from './noteInvoice.resource.ts';

const { list, queryById, exportXls } = resourceHandlers(requestResource);

/** Waybills that may be invoiced, of one bill or of any. */
const isCandidate = (billId: string | undefined): SQL =>
  and(isUnrequested(), isInvoiceable(), billId === undefined ? undefined : eq(hyShippingNote.billId, billId)) as SQL;

/** @source freight-domain S15, 3.12 */
export const invoiceRequestRoutes = routes(invoiceRequestContract, {
  list,
  queryById,
  exportXls,
  statusCount: (ctx, { query }) => countRows(ctx, requestResource, { field: 'state', query }),
  candidates: (ctx, { query: { billId, ...query } }) => listRows(ctx, noteInvoiceResource, { query, where: isCandidate(billId) }) as never,
  candidatesExport: (ctx, { query: { billId, ...query } }) => exportRows(ctx, noteInvoiceResource, { query, where: isCandidate(billId) }),
  title: (ctx, { query }) => requestTitle(ctx, query.customerId),
  items: async (ctx, { query: { requestBillId, ...query } }) => {
    await getRow(ctx, requestResource, requestBillId);
    return listRows(ctx, requestItemResource, { query, where: eq(hyRequestBillItem.requestBillId, requestBillId) }) as never;
  },
  preview: (ctx, { body }) => previewRequest(ctx, body),
  add: (ctx, { body }) => addRequest(ctx, body),
  edit: (ctx, { body }) => editRequest(ctx, body),
  submit: (ctx, { body }) => submitRequest(ctx, body),
  audit: (ctx, { body }) => auditRequest(ctx, body),
  giveBack: (ctx, { body }) => giveRequestBack(ctx, body),
  revoke: (ctx, { body }) => revokeRequest(ctx, body),
});
