import { sql } from 'drizzle-orm';
import { check, foreignKey, index, integer, uniqueIndex, varchar } from 'drizzle-orm/pg-core';
import { dateTimeText, dictCode, fen, flag, idColumn, kilograms } from '../../../platform/db/columns.ts';
import { tenantTable } from '../../../platform/db/table.ts';
import type { NumberSeries } from '../../../platform/sequence/sequence.ts';

/** Numbers of requests: KP + yyMMdd + 6 digits. @source freight-domain 0.5 */
export const requestNumbers: NumberSeries = { prefix: 'KP' };

const person = () => varchar({ length: 64 });
const amount = () => fen().notNull().default(0);
const remark = () => varchar({ length: 200 });

/** Whom invoices are made out to. @source freight-domain 2.20, 2.21 */
export const buyerColumns = () => ({
  buyerName: varchar({ length: 100 }).notNull(),
  buyerTaxNo: varchar({ length: 20 }),
  buyerAddress: varchar({ length: 200 }),
  buyerTel: varchar({ length: 30 }),
  buyerBank: varchar({ length: 100 }),
  buyerAccount: varchar({ length: 32 }),
});

/** What customers ask to be invoiced. @source freight-domain 2.21 */
export const hyRequestBill = tenantTable('hy_request_bill', {
  columns: {
    requestNo: varchar({ length: 20 }).notNull(),
    customerId: idColumn().notNull(),
    companyId: idColumn().notNull(),
    /** The bill that it was made from. */
    billId: idColumn(),
    invoiceType: dictCode().notNull(),
    ...buyerColumns(),
    noteCount: integer().notNull().default(0),
    /** What nothing had been asked for of its waybills. */
    totalAmount: amount(),
    /** What is asked for of it. */
    invoiceAmount: amount(),
    issuedAmount: amount(),
    redAmount: amount(),
    mergeMode: dictCode().notNull(),
    state: dictCode().notNull(),
    /** Who rewrote the draft last. */
    editBy: person(),
    submitBy: person(),
    submitTime: dateTimeText(),
    auditBy: person(),
    auditTime: dateTimeText(),
    auditRemark: remark(),
    returnBy: person(),
    returnTime: dateTimeText(),
    returnReason: remark(),
    revokeTime: dateTimeText(),
    email: varchar({ length: 100 }),
    mailName: varchar({ length: 50 }),
    mailPhone: varchar({ length: 30 }),
    mailAddress: varchar({ length: 200 }),
    /** What is to stand on the invoices. */
    remark: remark(),
  },
  keys: (table) => [
    uniqueIndex('hy_request_bill_number').on(table.tenantId, table.requestNo),
    index('hy_request_bill_create').on(table.tenantId, table.createTime, table.id),
    index('hy_request_bill_state').on(table.tenantId, table.state, table.createTime, table.id),
    index('hy_request_bill_customer').on(table.tenantId, table.customerId, table.createTime, table.id),
    check(
      'hy_request_bill_amounts',
      sql`invoice_amount > 0 and invoice_amount <= total_amount and issued_amount between 0 and invoice_amount and red_amount between 0 and issued_amount`,
    ),
  ],
});

/** Waybills of a request. @source freight-domain 2.21 */
export const hyRequestBillItem = tenantTable('hy_request_bill_item', {
  columns: {
    requestBillId: idColumn().notNull(),
    noteId: idColumn().notNull(),
    shippingNoteNumber: varchar({ length: 20 }).notNull(),
    /** What nothing had been asked for of the waybill. */
    openAmount: fen().notNull(),
    /** What is asked for of it. */
    amount: fen().notNull(),
    issuedAmount: amount(),
    redAmount: amount(),
    settleWeight: kilograms(),
    /** Its request is under way. */
    isLive: flag().notNull().default('1'),
  },
  keys: (table) => [
    // A waybill stands in one request at a time.
    uniqueIndex('hy_request_bill_item_note')
      .on(table.tenantId, table.noteId)
      .where(sql`del_flag = 0 and is_live = '1'`),
    index('hy_request_bill_item_of').on(table.tenantId, table.requestBillId, table.noteId),
    index('hy_request_bill_item_of_note').on(table.tenantId, table.noteId),
    foreignKey({
      name: 'hy_request_bill_item_request',
      columns: [table.tenantId, table.requestBillId],
      foreignColumns: [hyRequestBill.tenantId, hyRequestBill.id],
    }),
    check(
      'hy_request_bill_item_amounts',
      sql`amount > 0 and amount <= open_amount and issued_amount between 0 and amount and red_amount between 0 and issued_amount`,
    ),
  ],
});

/** A stored request. */
export type RequestRow = typeof hyRequestBill.$inferSelect;
/** A stored waybill of a request. */
export type RequestItemRow = typeof hyRequestBillItem.$inferSelect;
