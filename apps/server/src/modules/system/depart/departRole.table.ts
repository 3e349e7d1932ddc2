import { sql } from 'drizzle-orm';
import { index, uniqueIndex, varchar } from 'drizzle-orm/pg-core';
import { idColumn } from '../../../platform/db/columns.ts';
import { tenantTable } from '../../../platform/db/table.ts';

/** Bundles of permissions that a department gives its own people. @source SYS-05, jeecg-wire 3.3 */
export const sysDepartRole = tenantTable('sys_depart_role', {
  columns: {
    departId: idColumn().notNull(),
    roleName: varchar({ length: 200 }).notNull(),
    roleCode: varchar({ length: 100 }).notNull(),
    description: varchar({ length: 255 }),
  },
  keys: (table) => [
    uniqueIndex('sys_depart_role_code')
      .on(table.tenantId, table.roleCode)
      .where(sql`${table.delFlag} = 0`),
    index('sys_depart_role_depart').on(table.tenantId, table.departId),
  ],
});

/** What a department role may do, out of what its department may, with the data rules that narrow it. */
export const sysDepartRolePermission = tenantTable('sys_depart_role_permission', {
  columns: { roleId: idColumn().notNull(), permissionId: idColumn().notNull(), dataRuleIds: varchar({ length: 1000 }) },
  keys: (table) => [
    uniqueIndex('sys_depart_role_permission_pair').on(table.tenantId, table.roleId, table.permissionId),
    index('sys_depart_role_permission_permission').on(table.permissionId),
  ],
});

/** Who holds a department role. */
export const sysDepartRoleUser = tenantTable('sys_depart_role_user', {
  columns: { userId: idColumn().notNull(), droleId: idColumn().notNull() },
  keys: (table) => [
    uniqueIndex('sys_depart_role_user_pair').on(table.tenantId, table.userId, table.droleId),
    index('sys_depart_role_user_role').on(table.tenantId, table.droleId),
  ],
});
