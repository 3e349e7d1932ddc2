import { sql } from 'drizzle-orm';
import { bigint, index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex, varchar } from 'drizzle-orm/pg-core';
import { dateTimeText, id } from '../db/columns.ts';
import { appendOnly } from '../db/table.ts';

/** What was done, by whom, when, from where. Rows are never changed; each holds the hash of the one before. @source security 14.64 */
export const sysAudit = appendOnly(
  'sys_audit',
  pgTable(
    'sys_audit',
    {
      id: id(),
      tenantId: integer().notNull(),
      /** Position in the tenant's chain, from 1. */
      sequence: bigint({ mode: 'number' }).notNull(),
      happenedAt: dateTimeText().notNull(),
      userId: varchar({ length: 32 }),
      username: varchar({ length: 64 }),
      address: varchar({ length: 64 }),
      requestId: varchar({ length: 64 }),
      action: varchar({ length: 100 }).notNull(),
      outcome: varchar({ length: 20 }).notNull(),
      entity: varchar({ length: 64 }),
      entityId: varchar({ length: 64 }),
      remark: text(),
      before: jsonb(),
      after: jsonb(),
      previousHash: varchar({ length: 64 }).notNull(),
      hash: varchar({ length: 64 }).notNull(),
    },
    (table) => [
      primaryKey({ columns: [table.tenantId, table.id] }),
      uniqueIndex('sys_audit_chain').on(table.tenantId, table.sequence),
      index('sys_audit_reveal')
        .on(table.tenantId, table.sequence)
        .where(sql`action like '%.reveal'`),
      // What a person did lately.
      index('sys_audit_user').on(table.tenantId, table.userId, table.happenedAt),
      index('sys_audit_entity').on(table.tenantId, table.entity, table.entityId),
    ],
  ),
);
