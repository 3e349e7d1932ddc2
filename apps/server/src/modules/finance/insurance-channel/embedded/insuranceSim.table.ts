import { check, uniqueIndex, varchar } from 'drizzle-orm/pg-core';
import { sql } from 'drizzle-orm';
import { dateTimeText, fen } from '../../../../platform/db/columns.ts';
import { tenantTable } from '../../../../platform/db/table.ts';

/** Orders at the embedded insurers. They are there for all tenants, and their rows belong to none of them. */
export const insuranceSimOrder = tenantTable('insurance_sim_order', {
  columns: {
    /** Whose order it is. */
    merchant: varchar({ length: 32 }).notNull(),
    orderNo: varchar({ length: 20 }).notNull(),
    /** Of all that the order says, so that another one under its number is told apart. */
    digest: varchar({ length: 64 }).notNull(),
    vehicleNumber: varchar({ length: 35 }).notNull(),
    insuredAmount: fen().notNull(),
    premium: fen().notNull(),
    startTime: dateTimeText().notNull(),
    /** When the order came: some are issued later. */
    orderTime: dateTimeText().notNull(),
    cancelTime: dateTimeText(),
    claimAmount: fen(),
    claimTime: dateTimeText(),
  },
  keys: (table) => [
    uniqueIndex('insurance_sim_order_no').on(table.tenantId, table.merchant, table.orderNo),
    check('insurance_sim_order_amount', sql`insured_amount > 0 and premium > 0`),
  ],
});
