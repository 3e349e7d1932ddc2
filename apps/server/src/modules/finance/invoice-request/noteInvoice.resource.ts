import { and, eq, notInArray, or, isNull, sql, type SQL } from 'drizzle-orm';
import { defineResource, type Resource } from '../../../platform/resource/resource.ts';
import { ruledRows } from '../../../platform/resource/visibleRows.ts';
import { hyCompany } from '../../customers/company/company.table.ts';
import { noteResource } from '../../shipping/shipping-note/shippingNote.resource.ts';
import { hyShippingNote } from '../../shipping/shipping-note/shippingNote.table.ts';
import { hyBill } from '../bill/bill.table.ts';
import { requestOpen } from './invoiceRequest.states.ts';
import { NoteInvoice } from './noteInvoice.entity.ts';

/** What nothing has been asked for of a waybill. */
export const openToRequest = sql<number>`(${hyShippingNote.receivableAmount} - ${hyShippingNote.requestedAmount})`.mapWith(Number);

/** Nothing is open of it: what was written off is expected no more, what was advanced is. @source amendments 4, L11 */
const isSettled = (): SQL => and(sql`${hyShippingNote.customerOpenAmount} <= 0`, eq(hyShippingNote.advancedAmount, 0)) as SQL;

/** Its customer has a contract in force by which they are invoiced before they pay. @source amendments 4 */
const mayBeInvoicedBefore = (): SQL => sql`exists (
  select 1 from hy_contract c
   where c.tenant_id = ${hyShippingNote.tenantId} and c.party_id = ${hyShippingNote.customerId} and c.company_id = ${hyShippingNote.companyId}
     and c.contract_type in ('1', '5') and c.state = '40' and c.invoice_before_pay = '1' and c.del_flag = 0)`;

/** Examined waybills of which something is left to ask for, and which stand in no request that is under way. */
export const isUnrequested = (): SQL =>
  and(
    // Said as the index says it.
    sql`${hyShippingNote.noteStatus} in ('70', '75', '78', '80', '90')`,
    sql`${hyShippingNote.receivableAmount} > ${hyShippingNote.requestedAmount}`,
    or(isNull(hyShippingNote.requestBillState), notInArray(hyShippingNote.requestBillState, [...requestOpen])),
  ) as SQL;

/** Of them those that may be invoiced now. @source freight-domain I1, amendments 4 */
export const isInvoiceable = (): SQL => or(isSettled(), mayBeInvoicedBefore()) as SQL;

/** Waybills as what may be invoiced of them: customers and agents see those that they are charged for. @source freight-domain S15 */
export const noteInvoiceResource: Resource<typeof NoteInvoice, typeof hyShippingNote> = defineResource(NoteInvoice, {
  table: hyShippingNote,
  options: {
    permission: 'requestBill',
    title: 'shippingNoteNumber',
    scope: (ctx) => {
      const { userType, cid } = ctx.actor;
      if (userType === 1) return ruledRows(ctx, noteResource);
      return userType === 2 && cid !== null ? eq(hyShippingNote.customerId, cid) : sql`false`;
    },
    extra: {
      companyName: { sql: hyCompany.companyName, type: 'text' },
      billNo: { sql: hyBill.billNo, type: 'text' },
      openAmount: { sql: openToRequest, type: 'number' },
    },
    join: (query) =>
      query
        .leftJoin(hyCompany, and(eq(hyCompany.tenantId, hyShippingNote.tenantId), eq(hyCompany.id, hyShippingNote.companyId)) as SQL)
        .leftJoin(hyBill, and(eq(hyBill.tenantId, hyShippingNote.tenantId), eq(hyBill.id, hyShippingNote.billId)) as SQL),
    defaultSort: { field: 'signTime', order: 'desc' },
  },
});
