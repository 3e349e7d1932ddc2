import { index, uniqueIndex, varchar } from 'drizzle-orm/pg-core';
import { dateTimeText, dictCode, fen } from '../../../../platform/db/columns.ts';
import { tenantTable } from '../../../../platform/db/table.ts';
import { hashedText, sealedLongText } from '../../../../platform/sealed.ts';

/** Invoices that people issue at the tax bureau: they wait until its result comes back. */
export const hyTaxItem = tenantTable('hy_tax_item', {
  columns: {
    serial: varchar({ length: 20 }).notNull(),
    /** The order as it was given, and the mark by which another one under its serial is known. */
    body: sealedLongText().notNull(),
    bodyHash: hashedText().notNull(),
    /** By dictionary `invoice_type`. */
    invoiceType: dictCode().notNull(),
    /** Negative for one that takes another back. */
    net: fen().notNull(),
    tax: fen().notNull(),
    incl: fen().notNull(),
    /** What became of it, in the words of the channel: `processing`, `issued` or `failed`. */
    state: dictCode().notNull(),
    invoiceNo: varchar({ length: 20 }),
    /** Empty for electronic ones. */
    invoiceCode: varchar({ length: 12 }).notNull().default(''),
    issueTime: dateTimeText(),
    reason: varchar({ length: 200 }),
    /** When it was last put into a sheet; null as long as it was in none. */
    sheetTime: dateTimeText(),
  },
  keys: (table) => [
    uniqueIndex('hy_tax_item_serial').on(table.tenantId, table.serial),
    uniqueIndex('hy_tax_item_no').on(table.tenantId, table.invoiceCode, table.invoiceNo),
    index('hy_tax_item_state').on(table.tenantId, table.state, table.createTime, table.id),
  ],
});
