import { hyShippingNote } from '../../shipping/shipping-note/shippingNote.table.ts';
import { and, eq, inArray, ne, or, isNotNull, sql, type SQL } from 'drizzle-orm';
import type { Context } from '../../../platform/context.ts';
import { defineResource, type Resource } from '../../../platform/resource/resource.ts';
import { joinNote, noteColumns, seenWith } from '../noteItems.ts';
import { hyCompany } from '../../customers/company/company.table.ts';
import { hyCustomer } from '../../customers/customer/customer.table.ts';
import { hyCarrier } from '../../fleet/carrier/carrier.table.ts';
import { hyCompanyAccount } from '../company-account/companyAccount.table.ts';
import { hyCustomerReceipt } from '../customer-term/customerReceipt.table.ts';
import { hyRequestBill } from '../invoice-request/invoiceRequest.table.ts';
import { hyPayment } from '../payment/payment.table.ts';
import { Bill } from './bill.contract.ts';
import { billOwed, billState, payableBills } from './bill.states.ts';
import { hyBill, hyBillItem } from './bill.table.ts';
import { BillItem } from './billItem.entity.ts';
import { adjustedInBill, openInBill, toldInBill } from './billItems.ts';
import { BillReceipt } from './billReceipt.entity.ts';

/** Bills that an actor sees: staff all, others those that were sent to their company, as long as nobody works on them again. @source freight-domain S17 */
function billScope({ actor: { userType, cid } }: Context): SQL | undefined {
  if (userType === 1) return undefined;
  if (cid === null) return sql`false`;
  const isOwn =
    userType === 2 ? or(eq(hyBill.customerId, cid), eq(hyBill.agentId, cid)) : userType === 3 ? eq(hyBill.carrierId, cid) : sql`false`;
  const isSent = or(ne(hyBill.state, billState.void), isNotNull(hyBill.sendTime));
  return and(isOwn, ne(hyBill.state, billState.draft), isSent);
}

/** Bills by which a carrier or an agent is owed something, and of which no payment is under way. */
export const isBillToPay = (): SQL =>
  and(
    inArray(hyBill.billKind, [...payableBills]),
    inArray(hyBill.state, [...billOwed]),
    sql`not exists (select 1 from ${hyPayment} as payment where payment.tenant_id = ${hyBill.tenantId} and payment.bill_id = ${hyBill.id} and payment.state not in ('40', '60'))`,
  ) as SQL;

/** How far the last payment of a bill is; null of those that customers pay. */
const lastPayment = sql<
  string | null
>`(select payment.state from ${hyPayment} as payment where payment.tenant_id = hy_bill.tenant_id and payment.bill_id = hy_bill.id
  order by payment.create_time desc, payment.id desc limit 1)`;

/** What corrections of its waybills have changed of what a bill claims. */
const adjusted = sql<number>`(select coalesce(sum(a.amount), 0) from hy_note_adjust a
  where a.tenant_id = hy_bill.tenant_id and a.bill_id = hy_bill.id and a.state = '20')`.mapWith(Number);

/** Bills with their rules. They are made and changed by their moves alone. @source freight-domain 2.6, 3.14 */
export const billResource: Resource<typeof Bill, typeof hyBill> = defineResource(Bill, {
  table: hyBill,
  options: {
    permission: 'bill',
    title: 'billNo',
    audited: true,
    scope: billScope,
    filters: { toPay: (value) => (value === '1' ? isBillToPay() : undefined) },
    extra: {
      partyName: { sql: sql<string | null>`coalesce(${hyCustomer.customerName}, ${hyCarrier.carrierName})`, type: 'text' },
      companyName: { sql: hyCompany.companyName, type: 'text' },
      requestNo: { sql: hyRequestBill.requestNo, type: 'text' },
      payState: { sql: lastPayment, type: 'text' },
      adjustAmount: { sql: adjusted, type: 'number' },
    },
    join: (query) =>
      query
        .leftJoin(hyRequestBill, and(eq(hyRequestBill.tenantId, hyBill.tenantId), eq(hyRequestBill.id, hyBill.requestBillId)) as SQL)
        .leftJoin(
          hyCustomer,
          and(
            eq(hyCustomer.tenantId, hyBill.tenantId),
            sql`${hyCustomer.id} = ${hyBill.partyId}`,
            sql`${hyBill.billKind} <> 'carrier'`,
          ) as SQL,
        )
        .leftJoin(hyCarrier, and(eq(hyCarrier.tenantId, hyBill.tenantId), eq(hyCarrier.id, hyBill.carrierId)) as SQL)
        .leftJoin(hyCompany, and(eq(hyCompany.tenantId, hyBill.tenantId), eq(hyCompany.id, hyBill.companyId)) as SQL),
  },
});

/** Waybills of bills; seen by those who see the bill. */
export const billItemResource: Resource<typeof BillItem, typeof hyBillItem> = defineResource(BillItem, {
  table: hyBillItem,
  options: {
    permission: 'bill',
    title: 'shippingNoteNumber',
    scope: seenWith(hyBill, { id: hyBillItem.billId, scope: billScope }),
    extra: {
      ...noteColumns,
      settleWeight: { sql: hyShippingNote.settleWeight, type: 'number' },
      feeTotal: { sql: toldInBill.feeTotal, type: 'number' },
      customerPaidAmount: { sql: toldInBill.customerPaidAmount, type: 'number' },
      paidAmount: { sql: toldInBill.paidAmount, type: 'number' },
      openAmount: { sql: openInBill, type: 'number' },
      adjustAmount: { sql: adjustedInBill, type: 'number' },
      dueDate: { sql: toldInBill.dueDate, type: 'date' },
    },
    join: joinNote(hyBillItem),
    defaultSort: { field: 'signTime', order: 'asc' },
  },
});

/** What was received for bills; seen by those who see the bill. */
export const billReceiptResource: Resource<typeof BillReceipt, typeof hyCustomerReceipt> = defineResource(BillReceipt, {
  table: hyCustomerReceipt,
  options: {
    permission: 'bill',
    title: 'receiptNo',
    scope: seenWith(hyBill, { id: hyCustomerReceipt.billId, scope: billScope }),
    hidden: ({ actor }) => (actor.userType === 1 ? [] : ['companyAccountId', 'accountName', 'operator']),
    extra: { accountName: { sql: hyCompanyAccount.accountName, type: 'text' } },
    join: (query) =>
      query.leftJoin(
        hyCompanyAccount,
        and(eq(hyCompanyAccount.tenantId, hyCustomerReceipt.tenantId), eq(hyCompanyAccount.id, hyCustomerReceipt.companyAccountId)) as SQL,
      ),
  },
});
