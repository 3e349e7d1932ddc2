import { check, integer, uniqueIndex, varchar } from 'drizzle-orm/pg-core';
import { sql } from 'drizzle-orm';
import { dateTimeText } from '../../../../platform/db/columns.ts';
import { tenantTable } from '../../../../platform/db/table.ts';

/** Trips at the embedded toll service. It is one for all tenants, whose rows belong to none of them. */
export const etcSimTrip = tenantTable('etc_sim_trip', {
  columns: {
    /** Whose trip it is. */
    merchant: varchar({ length: 32 }).notNull(),
    noteNo: varchar({ length: 20 }).notNull(),
    plate: varchar({ length: 35 }).notNull(),
    startTime: dateTimeText().notNull(),
    endTime: dateTimeText(),
    /** When the end was reported: invoices come a day later. */
    reportTime: dateTimeText(),
    /** Kilometres. */
    distance: integer().notNull(),
    buyerName: varchar({ length: 512 }).notNull(),
    buyerTaxNo: varchar({ length: 20 }).notNull(),
  },
  keys: (table) => [
    uniqueIndex('etc_sim_trip_note').on(table.tenantId, table.merchant, table.noteNo),
    check('etc_sim_trip_distance', sql`distance >= 0`),
  ],
});
