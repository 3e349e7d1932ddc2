import { sql } from 'drizzle-orm';
import { index, integer, uniqueIndex, varchar } from 'drizzle-orm/pg-core';
import { dateTimeText, dictCode } from '../../../../platform/db/columns.ts';
import { tenantTable } from '../../../../platform/db/table.ts';
import { hashedText, sealedLongText } from '../../../../platform/sealed.ts';

/** Orders that were given to the embedded tax office. It is one for all tenants, whose rows belong to none of them. */
export const taxSimOrder = tenantTable('tax_sim_order', {
  columns: {
    /** Whose order it is: serials of two taxpayers have nothing to do with each other. */
    merchant: varchar({ length: 32 }).notNull(),
    serial: varchar({ length: 20 }).notNull(),
    /** Of all that was asked for: the same serial issues nothing else. */
    bodyHash: hashedText().notNull(),
    body: sealedLongText().notNull(),
    /** `waiting`, `issued`, `failed` or `refused`. */
    state: dictCode().notNull(),
    code: varchar({ length: 20 }),
    reason: varchar({ length: 200 }),
    invoiceNo: varchar({ length: 20 }),
    /** Empty for electronic ones. */
    invoiceCode: varchar({ length: 12 }).notNull().default(''),
    issueTime: dateTimeText(),
    /** When the office issues it; null when it has. */
    dueTime: dateTimeText(),
    /** When the office calls; null when there is nothing to tell. */
    newsTime: dateTimeText(),
    newsTries: integer().notNull().default(0),
  },
  keys: (table) => [
    uniqueIndex('tax_sim_order_serial').on(table.tenantId, table.merchant, table.serial),
    uniqueIndex('tax_sim_order_no')
      .on(table.tenantId, table.invoiceCode, table.invoiceNo)
      .where(sql`invoice_no is not null`),
    index('tax_sim_order_due')
      .on(table.tenantId, table.dueTime)
      .where(sql`due_time is not null`),
    index('tax_sim_order_news')
      .on(table.tenantId, table.newsTime)
      .where(sql`news_time is not null`),
  ],
});
