import { index, uniqueIndex, varchar } from 'drizzle-orm/pg-core';
import { dateTimeText, idColumn } from '../../../platform/db/columns.ts';
import { tenantTable } from '../../../platform/db/table.ts';

/**
 * Tickets that begin a session without a password. Each is used once and gives the next one of its chain; the table knows
 * their hashes alone.
 *
 * @source SESS-05, security 3.15
 */
export const sysRemember = tenantTable('sys_remember', {
  columns: {
    tokenHash: varchar({ length: 64 }).notNull(),
    /** All tickets that follow from one password. */
    chainId: idColumn().notNull(),
    userId: idColumn().notNull(),
    /** The session that the ticket came with. */
    sessionId: idColumn().notNull(),
    /** That of the login with the password: nothing extends it. */
    expiresAt: dateTimeText().notNull(),
    usedAt: dateTimeText(),
  },
  keys: (table) => [
    uniqueIndex('sys_remember_token').on(table.tokenHash),
    index('sys_remember_chain').on(table.tenantId, table.chainId),
    index('sys_remember_user').on(table.tenantId, table.userId),
    index('sys_remember_session').on(table.tenantId, table.sessionId),
  ],
});
