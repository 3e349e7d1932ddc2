import { bigint, integer, pgTable, primaryKey, varchar } from 'drizzle-orm/pg-core';

/** Last document number of each prefix and day. @source freight-domain 0.5, 2.46 */
export const hySequence = pgTable(
  'hy_sequence',
  {
    tenantId: integer().notNull(),
    prefix: varchar({ length: 8 }).notNull(),
    day: varchar({ length: 8 }).notNull(),
    lastNo: bigint({ mode: 'number' }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.tenantId, table.prefix, table.day] })],
);
