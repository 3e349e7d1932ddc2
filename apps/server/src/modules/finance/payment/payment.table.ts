import { sql } from 'drizzle-orm';
import { check, foreignKey, index, integer, uniqueIndex, varchar } from 'drizzle-orm/pg-core';
import { dateTimeText, dictCode, fen, idColumn } from '../../../platform/db/columns.ts';
import { tenantTable } from '../../../platform/db/table.ts';
import { sealedText } from '../../../platform/sealed.ts';
import type { NumberSeries } from '../../../platform/sequence/sequence.ts';

/** Numbers of payments: FK + yyMMdd + 6 digits. @source freight-domain 0.5 */
export const paymentNumbers: NumberSeries = { prefix: 'FK', block: 20 };

const person = () => varchar({ length: 64 });

/** Payments of the platform. What is said of the payee is a copy of the moment in which it was made. @source freight-domain 2.38 */
export const hyPayment = tenantTable('hy_payment', {
  columns: {
    paymentNo: varchar({ length: 20 }).notNull(),
    payKind: dictCode().notNull(),
    /** The waybill of a freight, offline payment or prepayment; null for those of a bill, whose waybills its items name. */
    noteId: idColumn(),
    /** What it pays where that is not a waybill itself: a prepayment, a refund; by the kind. */
    documentId: idColumn(),
    shippingNoteNumber: varchar({ length: 20 }),
    /** The bill of a carrier or an agent that it pays, which is its document as well. */
    billId: idColumn(),
    billNo: varchar({ length: 20 }),
    /** Null where it pays for waybills of several. */
    customerId: idColumn(),
    companyId: idColumn().notNull(),
    /** Of its waybill: in agent mode the shipper learns nothing of it. */
    orderMode: dictCode(),
    agentId: idColumn(),
    creditorType: dictCode().notNull(),
    creditorId: idColumn().notNull(),
    payChannel: dictCode().notNull(),
    companyAccountId: idColumn(),
    /** The account at an institution that it leaves from, in the place of one at a bank. */
    thirdAccountId: idColumn(),
    /** Of what was paid outside the channels: the account that it left from. */
    offlineAccountId: idColumn(),
    payeeType: dictCode(),
    payeeId: idColumn(),
    payeeCardId: idColumn(),
    payeeName: varchar({ length: 100 }).notNull(),
    payeeIdNo: sealedText(),
    payeeAccountType: dictCode(),
    payeeCardNo: sealedText(),
    payeeBankName: varchar({ length: 100 }),
    payeeBankCode: varchar({ length: 11 }),
    payeeCnaps: varchar({ length: 12 }),
    amount: fen().notNull(),
    channelFee: fen().notNull().default(0),
    paymentMeansCode: dictCode().notNull().default('32'),
    state: dictCode().notNull(),
    /** Where a change that is asked for found it. */
    previousState: dictCode(),
    submitBy: person(),
    submitTime: dateTimeText(),
    approveBy: person(),
    approveTime: dateTimeText(),
    approveRemark: varchar({ length: 200 }),
    requestSerial: varchar({ length: 32 }),
    sendTime: dateTimeText(),
    bankSerialNo: varchar({ length: 50 }),
    payTime: dateTimeText(),
    failCode: varchar({ length: 40 }),
    failReason: varchar({ length: 200 }),
    failTime: dateTimeText(),
    failNoticeState: dictCode().notNull().default('0'),
    noticeRemark: varchar({ length: 200 }),
    closeReason: varchar({ length: 200 }),
    retryCount: integer().notNull().default(0),
    /** How often the channel was asked for the result, and when it is asked again. */
    queryCount: integer().notNull().default(0),
    nextQueryTime: dateTimeText(),
    voucherFiles: varchar({ length: 2000 }),
    /** Who replaced them. */
    voucherBy: person(),
    offlineTime: dateTimeText(),
    remark: varchar({ length: 200 }),
    /** Of the report to the authorities that names it; all payments of a trip stand in one. */
    fundFlowNo: varchar({ length: 20 }),
    fundUploadState: dictCode().notNull().default('0'),
  },
  keys: (table) => [
    uniqueIndex('hy_payment_number').on(table.tenantId, table.paymentNo),
    // One at a time: whatever else goes wrong, a driver is not paid twice.
    uniqueIndex('hy_payment_open')
      .on(table.tenantId, table.noteId)
      .where(sql`note_id is not null and del_flag = 0 and pay_kind in ('1', '3') and state in ('10', '20', '30', '50', '70', '80')`),
    uniqueIndex('hy_payment_document')
      .on(table.tenantId, table.payKind, table.documentId)
      .where(sql`document_id is not null and del_flag = 0 and state in ('10', '20', '30', '50', '70', '80')`),
    uniqueIndex('hy_payment_serial')
      .on(table.tenantId, table.requestSerial)
      .where(sql`request_serial is not null`),
    // What was paid outside the channels is told apart by what the bank wrote on it.
    uniqueIndex('hy_payment_offline_serial')
      .on(table.tenantId, table.companyAccountId, table.bankSerialNo)
      .where(sql`pay_kind = '3' and bank_serial_no is not null and state <> '60'`),
    uniqueIndex('hy_payment_offline_account_serial')
      .on(table.tenantId, table.offlineAccountId, table.bankSerialNo)
      .where(sql`offline_account_id is not null and bank_serial_no is not null and state <> '60'`),
    index('hy_payment_create').on(table.tenantId, table.createTime, table.id),
    index('hy_payment_state').on(table.tenantId, table.state, table.createTime, table.id),
    index('hy_payment_by_amount')
      .on(table.tenantId, table.state, table.amount, table.id)
      .where(sql`del_flag = 0`),
    // The tabs of both lists are counted from these.
    index('hy_payment_count')
      .on(table.tenantId, table.state, table.payKind)
      .where(sql`del_flag = 0`),
    index('hy_payment_note').on(table.tenantId, table.noteId),
    index('hy_payment_bill')
      .on(table.tenantId, table.billId)
      .where(sql`bill_id is not null`),
    index('hy_payment_payee').on(table.tenantId, table.payeeName),
    // Limits of a day are added up from these.
    index('hy_payment_day').on(table.tenantId, table.companyId, table.submitTime, table.payeeCardId, table.state, table.amount),
    // What statistics count of a day.
    index('hy_payment_paid')
      .on(table.tenantId, table.payTime)
      .where(sql`del_flag = 0 and state = '40'`),
    index('hy_payment_failed')
      .on(table.tenantId, table.failTime)
      .where(sql`del_flag = 0 and state = '50'`),
    index('hy_payment_query')
      .on(table.tenantId, table.nextQueryTime)
      .where(sql`state = '30'`),
    index('hy_payment_notice')
      .on(table.tenantId, table.failNoticeState, table.failTime)
      .where(sql`fail_notice_state = '1'`),
    check('hy_payment_amount', sql`amount > 0`),
  ],
});

/** Waybills that a payment pays, with the part of each. @source amendments L28 */
export const hyPaymentItem = tenantTable('hy_payment_item', {
  columns: {
    paymentId: idColumn().notNull(),
    noteId: idColumn().notNull(),
    amount: fen().notNull(),
    /** Of a payment that pays several waybills: the report of this one that names it. */
    fundFlowNo: varchar({ length: 20 }),
  },
  keys: (table) => [
    uniqueIndex('hy_payment_item_note').on(table.tenantId, table.paymentId, table.noteId),
    index('hy_payment_item_of_note').on(table.tenantId, table.noteId),
    foreignKey({
      name: 'hy_payment_item_payment',
      columns: [table.tenantId, table.paymentId],
      foreignColumns: [hyPayment.tenantId, hyPayment.id],
    }),
    check('hy_payment_item_amount', sql`amount > 0`),
  ],
});

/** A stored payment. */
export type PaymentRow = typeof hyPayment.$inferSelect;
