import { sql } from 'drizzle-orm';
import { check, foreignKey, index, integer, uniqueIndex, varchar } from 'drizzle-orm/pg-core';
import { dateText, dateTimeText, dictCode, fen, flag, idColumn, kilograms } from '../../../platform/db/columns.ts';
import { tenantTable } from '../../../platform/db/table.ts';
import type { NumberSeries } from '../../../platform/sequence/sequence.ts';

/** Numbers of bills: ZD + yyMMdd + 6 digits. @source freight-domain 0.5 */
export const billNumbers: NumberSeries = { prefix: 'ZD' };

const person = () => varchar({ length: 64 });
const reason = () => varchar({ length: 200 });
const amount = () => fen().notNull().default(0);

/** Statements of waybills that a customer is to pay, or that a carrier or an agent is to be paid for. @source freight-domain 2.6 */
export const hyBill = tenantTable('hy_bill', {
  columns: {
    billNo: varchar({ length: 20 }).notNull(),
    /** `customer`, `carrier` or `agent`. */
    billKind: dictCode().notNull(),
    /** Whom it is for, by the kind. Agents are customers, too. */
    customerId: idColumn(),
    carrierId: idColumn(),
    agentId: idColumn(),
    partyId: idColumn().generatedAlwaysAs(sql`coalesce(customer_id, carrier_id, agent_id)`),
    companyId: idColumn().notNull(),
    /** Of customers, and of carriers who have agreed on one. */
    settleType: dictCode(),
    periodFrom: dateText().notNull(),
    periodTo: dateText().notNull(),
    /** The month of a customer who is settled by the month, or of a carrier whose draft was made by the month: `YYYY-MM`; of others none. */
    month: varchar({ length: 7 }),
    noteCount: integer().notNull().default(0),
    totalWeight: kilograms().notNull().default(0),
    /** What was billed: the open part of each waybill at that moment. */
    totalAmount: amount(),
    receivedAmount: amount(),
    /** What is open of its waybills now. What is on its way to a carrier or an agent is open until it has arrived. */
    openAmount: amount(),
    dueDate: dateText(),
    state: dictCode().notNull(),
    /** Who took waybills out of it last, or asked for corrections of them. */
    editBy: person(),
    sendBy: person(),
    sendTime: dateTimeText(),
    confirmBy: person(),
    confirmTime: dateTimeText(),
    disputeBy: person(),
    disputeTime: dateTimeText(),
    /** Of the customer, or of who opened a confirmed one again. */
    disputeReason: reason(),
    /** The last request for invoices that was made from it. */
    requestBillId: idColumn(),
    voidBy: person(),
    voidTime: dateTimeText(),
    voidReason: reason(),
  },
  keys: (table) => [
    uniqueIndex('hy_bill_number').on(table.tenantId, table.billNo),
    // One open bill of a customer's month: whatever else goes wrong, no month is billed twice at the same time.
    uniqueIndex('hy_bill_month')
      .on(table.tenantId, table.partyId, table.companyId, table.month)
      .where(sql`del_flag = 0 and month is not null and state in ('10', '20', '30', '40', '60')`),
    index('hy_bill_create').on(table.tenantId, table.createTime, table.id),
    index('hy_bill_state').on(table.tenantId, table.state, table.createTime, table.id),
    index('hy_bill_party').on(table.tenantId, table.partyId, table.state),
    check('hy_bill_period', sql`period_from <= period_to`),
    check('hy_bill_one_party', sql`num_nonnulls(customer_id, carrier_id, agent_id) = 1`),
    check('hy_bill_amounts', sql`total_amount >= 0 and received_amount >= 0 and open_amount >= 0`),
  ],
});

/** Waybills of a bill. One that was taken out is removed; those of a void bill stay, and may be billed again. @source freight-domain 2.6 */
export const hyBillItem = tenantTable('hy_bill_item', {
  columns: {
    billId: idColumn().notNull(),
    billKind: dictCode().notNull(),
    noteId: idColumn().notNull(),
    shippingNoteNumber: varchar({ length: 20 }).notNull(),
    amount: fen().notNull(),
    /** `0` once its bill is void. */
    isLive: flag().notNull().default('1'),
    disputed: flag().notNull().default('0'),
    /** What the customer says against it. */
    remark: reason(),
  },
  keys: (table) => [
    // A waybill stands in one bill of a kind at a time.
    uniqueIndex('hy_bill_item_note')
      .on(table.tenantId, table.billKind, table.noteId)
      .where(sql`del_flag = 0 and is_live = '1'`),
    index('hy_bill_item_of').on(table.tenantId, table.billId, table.noteId),
    foreignKey({
      name: 'hy_bill_item_bill',
      columns: [table.tenantId, table.billId],
      foreignColumns: [hyBill.tenantId, hyBill.id],
    }),
    check('hy_bill_item_amount', sql`amount >= 0`),
  ],
});

/** A stored bill. */
export type BillRow = typeof hyBill.$inferSelect;
/** A stored waybill of a bill. */
export type BillItemRow = typeof hyBillItem.$inferSelect;
