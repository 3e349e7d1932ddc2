import { index, integer, jsonb, pgTable, primaryKey, varchar } from 'drizzle-orm/pg-core';
import { dateTimeText } from '../db/columns.ts';

/** Answers that were given under an `Idempotency-Key`, kept 30 days. @source security 13.54 */
export const sysIdempotency = pgTable(
  'sys_idempotency',
  {
    tenantId: integer().notNull(),
    userId: varchar({ length: 32 }).notNull(),
    key: varchar({ length: 64 }).notNull(),
    /** SHA-256 over method, address and body. */
    requestHash: varchar({ length: 64 }).notNull(),
    /** The envelope without its timestamp and request id. */
    answer: jsonb().notNull(),
    createdAt: dateTimeText().notNull(),
  },
  (table) => [primaryKey({ columns: [table.tenantId, table.userId, table.key] }), index('sys_idempotency_age').on(table.createdAt)],
);
