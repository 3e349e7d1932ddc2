import { sql } from 'drizzle-orm';
import { index, integer, uniqueIndex, varchar } from 'drizzle-orm/pg-core';
import { dictCode, flag, idColumn } from '../../../platform/db/columns.ts';
import { tenantTable } from '../../../platform/db/table.ts';
import { hashedText, sealedText } from '../../../platform/sealed.ts';

/** Accounts that money leaves from, or goes to, outside of the channels. @source freight-domain 2.39 */
export const hyOfflineAccount = tenantTable('hy_offline_account', {
  columns: {
    accountName: varchar({ length: 100 }).notNull(),
    accountNo: sealedText().notNull(),
    accountNoHash: hashedText().notNull(),
    bankName: varchar({ length: 100 }).notNull(),
    accountType: dictCode().notNull(),
    /** pay or receive. */
    direction: dictCode().notNull(),
    ownerType: dictCode(),
    ownerId: idColumn(),
    /** Our own account at the bank that it is: the books take the money from there. */
    companyAccountId: idColumn(),
    cnaps: varchar({ length: 12 }),
    remark: varchar({ length: 200 }),
    enabled: flag().notNull().default('1'),
    /** How many payments name it. */
    useCount: integer().notNull().default(0),
  },
  keys: (table) => [
    uniqueIndex('hy_offline_account_number')
      .on(table.tenantId, table.direction, table.accountNoHash)
      .where(sql`del_flag = 0`),
    index('hy_offline_account_owner').on(table.tenantId, table.ownerId),
    index('hy_offline_account_create').on(table.tenantId, table.createTime),
  ],
});

/** A stored account. */
export type OfflineAccountRow = typeof hyOfflineAccount.$inferSelect;
