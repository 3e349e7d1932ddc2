import { sql } from 'drizzle-orm';
import { check, foreignKey, index, uniqueIndex, varchar } from 'drizzle-orm/pg-core';
import { dateTimeText, dictCode, fen, idColumn } from '../../../platform/db/columns.ts';
import { tenantTable } from '../../../platform/db/table.ts';
import type { NumberSeries } from '../../../platform/sequence/sequence.ts';

/** Numbers of receipts: SK + yyMMdd + 6 digits. */
export const receiptNumbers: NumberSeries = { prefix: 'SK' };

/** Money that customers paid for their terms. @source freight-domain 3.7 */
export const hyCustomerReceipt = tenantTable('hy_customer_receipt', {
  columns: {
    receiptNo: varchar({ length: 20 }).notNull(),
    customerId: idColumn().notNull(),
    companyId: idColumn().notNull(),
    /** What waybills were paid with. */
    amount: fen().notNull(),
    /** What was sent beyond that, and went to the wallet. */
    overpaid: fen().notNull().default(0),
    /** `wallet` or `transfer`. */
    source: dictCode().notNull(),
    companyAccountId: idColumn(),
    bankSerialNo: varchar({ length: 50 }),
    voucherFiles: varchar({ length: 2000 }),
    receiveTime: dateTimeText().notNull(),
    /** Of what was paid for a bill. */
    billId: idColumn(),
    txnId: idColumn(),
    operator: varchar({ length: 64 }).notNull(),
  },
  keys: (table) => [
    uniqueIndex('hy_customer_receipt_number').on(table.tenantId, table.receiptNo),
    // The same arrival at an account is told once.
    uniqueIndex('hy_customer_receipt_serial')
      .on(table.tenantId, table.companyAccountId, table.bankSerialNo)
      .where(sql`bank_serial_no is not null`),
    index('hy_customer_receipt_customer').on(table.tenantId, table.customerId, table.receiveTime),
    index('hy_customer_receipt_bill')
      .on(table.tenantId, table.billId, table.receiveTime)
      .where(sql`bill_id is not null`),
    check('hy_customer_receipt_amount', sql`amount > 0 and overpaid >= 0`),
  ],
});

/** Waybills that a receipt pays, with the part of each. */
export const hyCustomerReceiptItem = tenantTable('hy_customer_receipt_item', {
  columns: {
    receiptId: idColumn().notNull(),
    noteId: idColumn().notNull(),
    amount: fen().notNull(),
  },
  keys: (table) => [
    uniqueIndex('hy_customer_receipt_item_note').on(table.tenantId, table.receiptId, table.noteId),
    index('hy_customer_receipt_item_of_note').on(table.tenantId, table.noteId),
    foreignKey({
      name: 'hy_customer_receipt_item_receipt',
      columns: [table.tenantId, table.receiptId],
      foreignColumns: [hyCustomerReceipt.tenantId, hyCustomerReceipt.id],
    }),
    check('hy_customer_receipt_item_amount', sql`amount > 0`),
  ],
});
