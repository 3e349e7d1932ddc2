import { sql } from 'drizzle-orm';
import { integer, text, uniqueIndex, varchar } from 'drizzle-orm/pg-core';
import { dictCode, flag } from '../../../platform/db/columns.ts';
import { sharedFromTenantZero, tenantTable } from '../../../platform/db/table.ts';

/** Banks with their codes and the beginnings of their cards. Those of tenant 0 serve every tenant. @source freight-domain 2.19 */
export const hyBank = sharedFromTenantZero(
  'hy_bank',
  tenantTable('hy_bank', {
    columns: {
      bankName: varchar({ length: 50 }).notNull(),
      bankCode: varchar({ length: 11 }).notNull(),
      shortCode: varchar({ length: 10 }),
      cnapsPrefix: varchar({ length: 3 }),
      binPrefixes: text(),
      logo: varchar({ length: 2000 }),
      supportPayout: flag().notNull().default('1'),
      sortNo: integer().notNull().default(0),
      state: dictCode().notNull().default('1'),
    },
    keys: (table) => [
      uniqueIndex('hy_bank_name')
        .on(table.tenantId, table.bankName)
        .where(sql`del_flag = 0`),
    ],
  }),
);
