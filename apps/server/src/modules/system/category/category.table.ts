import { sql } from 'drizzle-orm';
import { index, uniqueIndex, varchar } from 'drizzle-orm/pg-core';
import { tenantTable } from '../../../platform/db/table.ts';

/** Trees of categories. A code begins with that of its parent and goes on with a letter and two digits. @source jeecg-wire 3.6, SYS-12 */
export const sysCategory = tenantTable('sys_category', {
  columns: {
    /** `0` for a root. */
    pid: varchar({ length: 36 }).notNull().default('0'),
    name: varchar({ length: 100 }).notNull(),
    /** Given with the place; never empty. */
    code: varchar({ length: 60 }).notNull().default(''),
  },
  keys: (table) => [
    uniqueIndex('sys_category_code')
      .on(table.tenantId, table.code)
      .where(sql`${table.delFlag} = 0`),
    index('sys_category_parent').on(table.tenantId, table.pid, table.code),
  ],
});
