import { hyShippingNote } from '../../shipping/shipping-note/shippingNote.table.ts';
import { and, eq, inArray, sql, type SQL } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Context } from '../../../platform/context.ts';
import { defineResource, type Resource } from '../../../platform/resource/resource.ts';
import { joinNote, noteColumns, seenWith } from '../noteItems.ts';
import { hyCustomer } from '../../customers/customer/customer.table.ts';
import { hyRequestBill } from '../invoice-request/invoiceRequest.table.ts';
import { Invoice } from './invoice.contract.ts';
import { invoiceStands, invoiceState } from './invoice.states.ts';
import { hyInvoice, hyInvoiceItem } from './invoice.table.ts';
import { InvoiceItem } from './invoiceItem.entity.ts';

/** Invoices that an actor sees: staff all, customers and agents their own once they are issued. @source freight-domain F12 */
function invoiceScope({ actor: { userType, cid } }: Context): SQL | undefined {
  if (userType === 1) return undefined;
  if (userType !== 2 || cid === null) return sql`false`;
  return and(eq(hyInvoice.customerId, cid), inArray(hyInvoice.state, [...invoiceStands, invoiceState.reversed, invoiceState.void]));
}

const original = alias(hyInvoice, 'original');

/** What may be reversed of an invoice now: less what is being reversed. @source amendments 20 */
const leftToReverse = sql<number>`(case when ${hyInvoice.state} in ('30', '40') and ${hyInvoice.redOfId} is null then
  ${hyInvoice.amountInclTax} - ${hyInvoice.redAmount} + coalesce((
    select sum(red.amount_incl_tax) from hy_invoice red
     where red.tenant_id = ${hyInvoice.tenantId} and red.red_of_id = ${hyInvoice.id} and red.state = '20' and red.del_flag = 0), 0)
  else 0 end)`.mapWith(Number);

/** Invoices with their rules. They are made and changed by their moves alone. @source freight-domain 2.20, 3.12 */
export const invoiceResource: Resource<typeof Invoice, typeof hyInvoice> = defineResource(Invoice, {
  table: hyInvoice,
  options: {
    permission: 'invoice',
    title: 'serialNo',
    audited: true,
    scope: invoiceScope,
    hidden: ({ actor }) => (actor.userType === 1 ? [] : ['issuer', 'deliverBy', 'voidBy', 'failCode', 'failReason', 'failTime']),
    extra: {
      requestNo: { sql: hyRequestBill.requestNo, type: 'text' },
      customerName: { sql: hyCustomer.customerName, type: 'text' },
      redOfNo: { sql: original.invoiceNo, type: 'text' },
      isRed: { sql: sql`(case when ${hyInvoice.redOfId} is null then '0' else '1' end)`, type: 'text' },
      leftAmount: { sql: leftToReverse, type: 'number' },
    },
    join: (query) =>
      query
        .leftJoin(hyRequestBill, and(eq(hyRequestBill.tenantId, hyInvoice.tenantId), eq(hyRequestBill.id, hyInvoice.requestBillId)) as SQL)
        .leftJoin(hyCustomer, and(eq(hyCustomer.tenantId, hyInvoice.tenantId), eq(hyCustomer.id, hyInvoice.customerId)) as SQL)
        .leftJoin(original, and(eq(original.tenantId, hyInvoice.tenantId), eq(original.id, hyInvoice.redOfId)) as SQL),
    filters: {
      noteId: (value) => sql`exists (
        select 1 from hy_invoice_item i
         where i.tenant_id = ${hyInvoice.tenantId} and i.invoice_id = ${hyInvoice.id} and i.note_id = ${value} and i.del_flag = 0)`,
    },
  },
});

/** What invoices say of waybills; seen by those who see the invoice. */
export const invoiceItemResource: Resource<typeof InvoiceItem, typeof hyInvoiceItem> = defineResource(InvoiceItem, {
  table: hyInvoiceItem,
  options: {
    permission: 'invoice',
    title: 'shippingNoteNumber',
    scope: seenWith(hyInvoice, { id: hyInvoiceItem.invoiceId, scope: invoiceScope }),
    extra: {
      ...noteColumns,
      settleWeight: { sql: hyShippingNote.settleWeight, type: 'number' },
    },
    join: joinNote(hyInvoiceItem),
    defaultSort: { field: 'signTime', order: 'asc' },
  },
});
