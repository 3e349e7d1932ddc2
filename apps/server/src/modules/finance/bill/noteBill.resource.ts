import { and, eq, gt, gte, isNotNull, isNull, lte, ne, sql, type SQL } from 'drizzle-orm';
import { defineResource, type Resource } from '../../../platform/resource/resource.ts';
import { ruledRows } from '../../../platform/resource/visibleRows.ts';
import { hyCompany } from '../../customers/company/company.table.ts';
import { noteResource } from '../../shipping/shipping-note/shippingNote.resource.ts';
import { hyShippingNote } from '../../shipping/shipping-note/shippingNote.table.ts';
import { hyBill } from './bill.table.ts';
import { NoteBill } from './noteBill.entity.ts';

/** Which waybills a bill may take. Days are `YYYY-MM-DD`. */
export interface BillPeriod {
  customerId: string;
  companyId: string;
  from: string;
  to: string;
}

/** Waybills that finance has passed: `owing`, as literals, so that the index of them is known to fit. */
const isExamined = (): SQL => sql`${hyShippingNote.noteStatus} in ('70', '75', '78', '80', '90')`;

/** Waybills on a term with something open that stand in no bill. @source freight-domain B1, amendments 21 */
export const isBillable = (): SQL =>
  and(
    isExamined(),
    ne(hyShippingNote.settleType, '0'),
    isNull(hyShippingNote.billId),
    // Said twice: this one has an index.
    sql`${hyShippingNote.feeTotal} > ${hyShippingNote.customerPaidAmount}`,
    gt(hyShippingNote.customerOpenAmount, 0),
  ) as SQL;

/** Of them those of a customer and a company that were signed in a period. */
export const isCandidate = ({ customerId, companyId, from, to }: BillPeriod): SQL =>
  and(
    isBillable(),
    eq(hyShippingNote.customerId, customerId),
    eq(hyShippingNote.companyId, companyId),
    gte(hyShippingNote.signTime, `${from} 00:00:00`),
    lte(hyShippingNote.signTime, `${to} 23:59:59`),
  ) as SQL;

/** Waybills as accounts with their customers and payees. It shows what the platform earns, so it is for its own people. @source freight-domain S18, 4.6 */
export const noteBillResource: Resource<typeof NoteBill, typeof hyShippingNote> = defineResource(NoteBill, {
  table: hyShippingNote,
  options: {
    permission: 'bill',
    title: 'shippingNoteNumber',
    // Who sees some waybills only sees the accounts of these.
    scope: (ctx) => (ctx.actor.userType === 1 ? and(isExamined(), ruledRows(ctx, noteResource)) : sql`false`),
    extra: {
      companyName: { sql: hyCompany.companyName, type: 'text' },
      grossProfit: {
        sql: sql`(${hyShippingNote.feeTotal} - ${hyShippingNote.driverFee} - ${hyShippingNote.agentMargin})`.mapWith(Number),
        type: 'number',
      },
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
