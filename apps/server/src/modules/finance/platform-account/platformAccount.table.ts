import { sql } from 'drizzle-orm';
import { index, uniqueIndex, varchar } from 'drizzle-orm/pg-core';
import { dictCode, idColumn } from '../../../platform/db/columns.ts';
import { tenantTable } from '../../../platform/db/table.ts';

/** Accounts of the books that those who manage the money keep an eye on. @source freight-domain 2.34 */
export const hyPlatformAccount = tenantTable('hy_platform_account', {
  columns: {
    companyId: idColumn().notNull(),
    accountName: varchar({ length: 100 }).notNull(),
    accountKind: dictCode().notNull(),
    ledgerCode: varchar({ length: 80 }).notNull(),
    /** The account at a bank that stands behind a settlement account. */
    companyAccountId: idColumn(),
    state: dictCode().notNull().default('1'),
    remark: varchar({ length: 200 }),
  },
  keys: (table) => [
    uniqueIndex('hy_platform_account_code')
      .on(table.tenantId, table.ledgerCode)
      .where(sql`del_flag = 0`),
    index('hy_platform_account_create').on(table.tenantId, table.createTime),
  ],
});
