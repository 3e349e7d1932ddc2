import { and, eq, isNotNull, isNull, sql, type SQL } from 'drizzle-orm';
import { defineResource, type Resource } from '../../../platform/resource/resource.ts';
import { ruledRows } from '../../../platform/resource/visibleRows.ts';
import { hyCompany } from '../../customers/company/company.table.ts';
import { noteResource } from '../../shipping/shipping-note/shippingNote.resource.ts';
import { hyShippingNote } from '../../shipping/shipping-note/shippingNote.table.ts';
import { hyBill } from './bill.table.ts';
import { isExamined } from './billSubjects.ts';
import { NoteBill } from './noteBill.entity.ts';

/** Waybills as accounts with their customers and payees. It shows what the platform earns, so it is for its own people. @source freight-domain S18, 4.6 */
export const noteBillResource: Resource<typeof NoteBill, typeof hyShippingNote> = defineResource(NoteBill, {
  table: hyShippingNote,
  options: {
    permission: 'bill',
    title: 'shippingNoteNumber',
    // Who sees some waybills only sees the accounts of these.
    scope: (ctx) =>
      ctx.actor.userType === 1 ? and(isExamined(), isNotNull(hyShippingNote.signTime), ruledRows(ctx, noteResource)) : sql`false`,
    filled: ['signTime'],
    extra: {
      companyName: { sql: hyCompany.companyName, type: 'text' },
      grossProfit: {
        sql: sql`(${hyShippingNote.receivableAmount} - ${hyShippingNote.driverFee} - ${hyShippingNote.carrierAdjust} - ${hyShippingNote.agentMargin})`.mapWith(
          Number,
        ),
        type: 'number',
      },
      agentOpenAmount: { sql: sql`(${hyShippingNote.agentMargin} - ${hyShippingNote.agentPaidAmount})`.mapWith(Number), type: 'number' },
      billNo: { sql: hyBill.billNo, type: 'text' },
      billState: { sql: hyBill.state, type: 'text' },
    },
    join: (query) =>
      query
        .leftJoin(hyCompany, and(eq(hyCompany.tenantId, hyShippingNote.tenantId), eq(hyCompany.id, hyShippingNote.companyId)) as SQL)
        .leftJoin(hyBill, and(eq(hyBill.tenantId, hyShippingNote.tenantId), eq(hyBill.id, hyShippingNote.billId)) as SQL),
    filters: {
      billed: (value) => (value === '1' ? isNotNull(hyShippingNote.billId) : isNull(hyShippingNote.billId)),
      due: (value) => eq(hyShippingNote.dueFlag, value === '1' ? '1' : '0'),
    },
    defaultSort: { field: 'signTime', order: 'desc' },
  },
});
