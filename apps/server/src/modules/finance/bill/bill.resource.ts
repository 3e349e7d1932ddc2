import { and, eq, ne, or, isNotNull, sql, type SQL } from 'drizzle-orm';
import type { Context } from '../../../platform/context.ts';
import { defineResource, type Resource } from '../../../platform/resource/resource.ts';
import { hyCompany } from '../../customers/company/company.table.ts';
import { hyCustomer } from '../../customers/customer/customer.table.ts';
import { hyShippingNote } from '../../shipping/shipping-note/shippingNote.table.ts';
import { hyCompanyAccount } from '../company-account/companyAccount.table.ts';
import { hyCustomerReceipt } from '../customer-term/customerReceipt.table.ts';
import { hyRequestBill } from '../invoice-request/invoiceRequest.table.ts';
import { Bill } from './bill.contract.ts';
import { billState } from './bill.states.ts';
import { hyBill, hyBillItem } from './bill.table.ts';
import { BillItem } from './billItem.entity.ts';
import { openInBill } from './billItems.ts';
import { BillReceipt } from './billReceipt.entity.ts';

/** Bills that an actor sees: staff all, customers and agents those that were sent to them, as long as nobody works on them again. @source freight-domain S17 */
function billScope({ actor: { userType, cid } }: Context): SQL | undefined {
  if (userType === 1) return undefined;
  if (userType !== 2 || cid === null) return sql`false`;
  const isSent = or(ne(hyBill.state, billState.void), isNotNull(hyBill.sendTime));
  return and(eq(hyBill.customerId, cid), ne(hyBill.state, billState.draft), isSent);
}

/** Bills with their rules. They are made and changed by their moves alone. @source freight-domain 2.6, 3.14 */
export const billResource: Resource<typeof Bill, typeof hyBill> = defineResource(Bill, {
  table: hyBill,
  options: {
    permission: 'bill',
    title: 'billNo',
    audited: true,
    scope: billScope,
    extra: {
      customerName: { sql: hyCustomer.customerName, type: 'text' },
      companyName: { sql: hyCompany.companyName, type: 'text' },
      requestNo: { sql: hyRequestBill.requestNo, type: 'text' },
    },
    join: (query) =>
      query
        .leftJoin(hyRequestBill, and(eq(hyRequestBill.tenantId, hyBill.tenantId), eq(hyRequestBill.id, hyBill.requestBillId)) as SQL)
        .leftJoin(hyCustomer, and(eq(hyCustomer.tenantId, hyBill.tenantId), eq(hyCustomer.id, hyBill.customerId)) as SQL)
        .leftJoin(hyCompany, and(eq(hyCompany.tenantId, hyBill.tenantId), eq(hyCompany.id, hyBill.companyId)) as SQL),
  },
});

/** Waybills of bills; seen by those who see the bill. */
export const billItemResource: Resource<typeof BillItem, typeof hyBillItem> = defineResource(BillItem, {
  table: hyBillItem,
  options: {
    permission: 'bill',
    title: 'shippingNoteNumber',
    scope: (ctx) => ofVisibleBill(ctx, sql`${hyBillItem.billId}`),
    extra: {
      signTime: { sql: hyShippingNote.signTime, type: 'dateTime' },
      vehicleNumber: { sql: hyShippingNote.vehicleNumber, type: 'text' },
      sendCity: { sql: hyShippingNote.sendCity, type: 'text' },
      receiveCity: { sql: hyShippingNote.receiveCity, type: 'text' },
      cargoName: { sql: hyShippingNote.cargoName, type: 'text' },
      settleWeight: { sql: hyShippingNote.settleWeight, type: 'number' },
      feeTotal: { sql: hyShippingNote.feeTotal, type: 'number' },
      customerPaidAmount: { sql: hyShippingNote.customerPaidAmount, type: 'number' },
      openAmount: { sql: openInBill, type: 'number' },
      dueDate: { sql: hyShippingNote.dueDate, type: 'date' },
    },
    join: (query) =>
      query.leftJoin(
        hyShippingNote,
        and(eq(hyShippingNote.tenantId, hyBillItem.tenantId), eq(hyShippingNote.id, hyBillItem.noteId)) as SQL,
      ),
    defaultSort: { field: 'signTime', order: 'asc' },
  },
});

/** What was received for bills; seen by those who see the bill. */
export const billReceiptResource: Resource<typeof BillReceipt, typeof hyCustomerReceipt> = defineResource(BillReceipt, {
  table: hyCustomerReceipt,
  options: {
    permission: 'bill',
    title: 'receiptNo',
    scope: (ctx) => ofVisibleBill(ctx, sql`${hyCustomerReceipt.billId}`),
    hidden: ({ actor }) => (actor.userType === 1 ? [] : ['companyAccountId', 'accountName', 'operator']),
    extra: { accountName: { sql: hyCompanyAccount.accountName, type: 'text' } },
    join: (query) =>
      query.leftJoin(
        hyCompanyAccount,
        and(eq(hyCompanyAccount.tenantId, hyCustomerReceipt.tenantId), eq(hyCompanyAccount.id, hyCustomerReceipt.companyAccountId)) as SQL,
      ),
  },
});

/** Rows of bills that the actor sees; undefined for all. */
function ofVisibleBill(ctx: Context, billId: SQL): SQL | undefined {
  const scope = billScope(ctx);
  return scope === undefined
    ? undefined
    : sql`exists (select 1 from ${hyBill} where ${hyBill.tenantId} = ${ctx.actor.tenantId} and ${hyBill.id} = ${billId} and ${scope})`;
}
