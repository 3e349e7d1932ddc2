import { sql } from 'drizzle-orm';
import { index, uniqueIndex, varchar } from 'drizzle-orm/pg-core';
import { dictCode } from '../../../platform/db/columns.ts';
import { tenantTable } from '../../../platform/db/table.ts';

/** Positions that people hold. People carry their codes. @source SYS-17, jeecg-wire 3.12 */
export const sysPosition = tenantTable('sys_position', {
  columns: {
    code: varchar({ length: 100 }).notNull(),
    name: varchar({ length: 100 }).notNull(),
    postRank: dictCode(),
    companyId: varchar({ length: 36 }),
  },
  keys: (table) => [
    uniqueIndex('sys_position_code')
      .on(table.tenantId, table.code)
      .where(sql`${table.delFlag} = 0`),
    index('sys_position_create').on(table.tenantId, table.createTime),
  ],
});
