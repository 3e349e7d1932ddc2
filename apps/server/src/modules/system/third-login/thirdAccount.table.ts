import { uniqueIndex, varchar } from 'drizzle-orm/pg-core';
import { idColumn } from '../../../platform/db/columns.ts';
import { tenantTable } from '../../../platform/db/table.ts';

/** Whom a third party's person is here. One person there is one user here, in whichever tenant. @source SESS-01, GEN-01, jeecg-wire 2.1 */
export const sysThirdAccount = tenantTable('sys_third_account', {
  columns: {
    userId: idColumn().notNull(),
    thirdType: varchar({ length: 40 }).notNull(),
    /** What the third party calls the person; never changes and is nobody else's there. */
    thirdUserId: varchar({ length: 50 }).notNull(),
    /** The person's name there, for people to know the account by. */
    realname: varchar({ length: 100 }).notNull(),
  },
  keys: (table) => [
    uniqueIndex('sys_third_account_person').on(table.thirdType, table.thirdUserId),
    uniqueIndex('sys_third_account_user').on(table.tenantId, table.userId, table.thirdType),
  ],
});
