import { bigserial, index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex, varchar } from 'drizzle-orm/pg-core';
import { dateTimeText, id } from '../db/columns.ts';

/** Messages that wait to leave the house. Written with their cause, sent by workers. @source security 13.57 */
export const sysOutbox = pgTable(
  'sys_outbox',
  {
    id: id(),
    tenantId: integer().notNull(),
    /** Order of writing; messages of one `orderKey` leave in it. */
    position: bigserial({ mode: 'number' }).notNull(),
    topic: varchar({ length: 100 }).notNull(),
    orderKey: varchar({ length: 100 }),
    idempotencyKey: varchar({ length: 100 }).notNull(),
    payload: jsonb().notNull(),
    /** waiting, sent or dead. */
    state: varchar({ length: 10 }).notNull().default('waiting'),
    attempts: integer().notNull().default(0),
    nextAttemptAt: dateTimeText().notNull(),
    leasedUntil: dateTimeText(),
    lastError: text(),
    createdAt: dateTimeText().notNull(),
    sentAt: dateTimeText(),
  },
  (table) => [
    primaryKey({ columns: [table.tenantId, table.id] }),
    uniqueIndex('sys_outbox_key').on(table.tenantId, table.topic, table.idempotencyKey),
    index('sys_outbox_due').on(table.state, table.nextAttemptAt),
    index('sys_outbox_order').on(table.tenantId, table.topic, table.orderKey, table.position),
  ],
);
