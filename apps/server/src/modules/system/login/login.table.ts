import { integer, pgTable, primaryKey, varchar } from 'drizzle-orm/pg-core';
import { dateTimeText } from '../../../platform/db/columns.ts';

/** Failed logins by account and by address. Kept in the database so that all processes count together. @source security 4.16 */
export const sysLoginThrottle = pgTable(
  'sys_login_throttle',
  {
    tenantId: integer().notNull().default(0),
    /** `account:` or `address:` and the SHA-256 of its name. */
    key: varchar({ length: 80 }).notNull(),
    failures: integer().notNull(),
    /** Start of the window that `failures` counts. */
    since: dateTimeText().notNull(),
    lastAt: dateTimeText().notNull(),
    blockedUntil: dateTimeText(),
  },
  (table) => [primaryKey({ columns: [table.tenantId, table.key] })],
);

/** Pictures with a code that wait for an answer. Any check consumes one. @source security 4.18 */
export const sysCaptcha = pgTable(
  'sys_captcha',
  {
    tenantId: integer().notNull().default(0),
    /** SHA-256 of the client's key. */
    key: varchar({ length: 64 }).notNull(),
    /** HMAC of the code. */
    answer: varchar({ length: 64 }).notNull(),
    expiresAt: dateTimeText().notNull(),
  },
  (table) => [primaryKey({ columns: [table.tenantId, table.key] })],
);
