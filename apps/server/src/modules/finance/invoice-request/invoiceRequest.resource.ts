import { and, eq, sql, type SQL } from 'drizzle-orm';
import type { Context } from '../../../platform/context.ts';
import { defineResource, type Resource } from '../../../platform/resource/resource.ts';
import { joinNote, noteColumns, seenWith } from '../noteItems.ts';
import { hyCompany } from '../../customers/company/company.table.ts';
import { hyCustomer } from '../../customers/customer/customer.table.ts';
import { hyShippingNote } from '../../shipping/shipping-note/shippingNote.table.ts';
import { hyBill } from '../bill/bill.table.ts';
import { InvoiceRequest } from './invoiceRequest.contract.ts';
import { hyRequestBill, hyRequestBillItem } from './invoiceRequest.table.ts';
import { InvoiceRequestItem } from './requestItem.entity.ts';

/** Requests that an actor sees: staff all, customers and agents their own. @source freight-domain S15 */
function requestScope({ actor: { userType, cid } }: Context): SQL | undefined {
  if (userType === 1) return undefined;
  return userType === 2 && cid !== null ? eq(hyRequestBill.customerId, cid) : sql`false`;
}

/** What is said of the invoices of a request: those that stand, or stood. */
const ofInvoices = (what: SQL): SQL => sql`(
  select ${what} from hy_invoice i
   where i.tenant_id = ${hyRequestBill.tenantId} and i.request_bill_id = ${hyRequestBill.id} and i.red_of_id is null and i.del_flag = 0)`;

/** How many characters of invoice numbers are shown with a request. */
const shownNumbers = 2000;

/** Requests for invoices with their rules. They are made and changed by their moves alone. @source freight-domain 2.21, 3.12 */
export const requestResource: Resource<typeof InvoiceRequest, typeof hyRequestBill> = defineResource(InvoiceRequest, {
  table: hyRequestBill,
  options: {
    permission: 'requestBill',
    title: 'requestNo',
    audited: true,
    scope: requestScope,
    extra: {
      customerName: { sql: hyCustomer.customerName, type: 'text' },
      companyName: { sql: hyCompany.companyName, type: 'text' },
      billNo: { sql: hyBill.billNo, type: 'text' },
      invoiceCount: { sql: ofInvoices(sql`count(*)`).mapWith(Number), type: 'number' },
      invoiceNos: {
        sql: ofInvoices(sql`left(string_agg(i.invoice_no, ',' order by i.id), ${sql.raw(String(shownNumbers))})`),
        type: 'text',
      },
    },
    join: (query) =>
      query
        .leftJoin(hyCustomer, and(eq(hyCustomer.tenantId, hyRequestBill.tenantId), eq(hyCustomer.id, hyRequestBill.customerId)) as SQL)
        .leftJoin(hyCompany, and(eq(hyCompany.tenantId, hyRequestBill.tenantId), eq(hyCompany.id, hyRequestBill.companyId)) as SQL)
        .leftJoin(hyBill, and(eq(hyBill.tenantId, hyRequestBill.tenantId), eq(hyBill.id, hyRequestBill.billId)) as SQL),
    filters: {
      noteId: (value) => sql`exists (
        select 1 from hy_request_bill_item i
         where i.tenant_id = ${hyRequestBill.tenantId} and i.request_bill_id = ${hyRequestBill.id} and i.note_id = ${value} and i.del_flag = 0)`,
    },
  },
});

/** Waybills of requests; seen by those who see the request. */
export const requestItemResource: Resource<typeof InvoiceRequestItem, typeof hyRequestBillItem> = defineResource(InvoiceRequestItem, {
  table: hyRequestBillItem,
  options: {
    permission: 'requestBill',
    title: 'shippingNoteNumber',
    scope: seenWith(hyRequestBill, { id: hyRequestBillItem.requestBillId, scope: requestScope }),
    extra: {
      ...noteColumns,
      feeTotal: { sql: hyShippingNote.feeTotal, type: 'number' },
    },
    join: joinNote(hyRequestBillItem),
    defaultSort: { field: 'signTime', order: 'asc' },
  },
});
