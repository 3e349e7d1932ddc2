import { index, uniqueIndex, varchar } from 'drizzle-orm/pg-core';
import { dateTimeText, idColumn } from '../../../platform/db/columns.ts';
import { tenantTable } from '../../../platform/db/table.ts';

/** Signed-in people. The table knows the hash of a token, never the token. @source security 3.10 */
export const sysSession = tenantTable('sys_session', {
  columns: {
    tokenHash: varchar({ length: 64 }).notNull(),
    userId: idColumn().notNull(),
    /** Department chosen after login. */
    orgCode: varchar({ length: 64 }),
    startedAt: dateTimeText().notNull(),
    expiresAt: dateTimeText().notNull(),
    lastSeenAt: dateTimeText().notNull(),
    address: varchar({ length: 64 }),
    userAgent: varchar({ length: 300 }),
    endedAt: dateTimeText(),
    /** logout, replaced, password, frozen, forced … */
    endReason: varchar({ length: 20 }),
    /** Until when a passed step-up check lasts. @source security 4.21 */
    safeUntil: dateTimeText(),
    /** Until when a password that was given again lasts, of somebody without a phone. */
    passwordUntil: dateTimeText(),
  },
  keys: (table) => [
    uniqueIndex('sys_session_token').on(table.tokenHash),
    index('sys_session_user').on(table.tenantId, table.userId, table.startedAt),
  ],
});
