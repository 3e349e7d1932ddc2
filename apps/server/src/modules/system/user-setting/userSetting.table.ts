import { jsonb, uniqueIndex, varchar } from 'drizzle-orm/pg-core';
import { idColumn } from '../../../platform/db/columns.ts';
import { tenantTable } from '../../../platform/db/table.ts';

/** What a person has set for themselves, by name. @source GEN-01 */
export const sysUserSetting = tenantTable('sys_user_setting', {
  columns: {
    userId: idColumn().notNull(),
    name: varchar({ length: 40 }).notNull(),
    value: jsonb().notNull(),
  },
  keys: (table) => [uniqueIndex('sys_user_setting_name').on(table.tenantId, table.userId, table.name)],
});
