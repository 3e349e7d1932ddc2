import { sql } from 'drizzle-orm';
import { index, integer, uniqueIndex, varchar } from 'drizzle-orm/pg-core';
import { flag, idColumn } from '../../../platform/db/columns.ts';
import { tenantTable } from '../../../platform/db/table.ts';

/** Bundles of permissions that people hold. */
export const sysRole = tenantTable('sys_role', {
  columns: {
    roleName: varchar({ length: 200 }).notNull(),
    roleCode: varchar({ length: 100 }).notNull(),
    description: varchar({ length: 255 }),
    /** 1 = holds every permission. Set by the first start and the seed alone, never by an input. */
    isSuper: integer().notNull().default(0),
    /** '1' = logins of customers may be given it. @source freight-domain 2.11 */
    forCustomers: flag().notNull().default('0'),
  },
  keys: (table) => [
    uniqueIndex('sys_role_code')
      .on(table.tenantId, table.roleCode)
      .where(sql`${table.delFlag} = 0`),
  ],
});

/** What a role may do, with the data rules that narrow it. */
export const sysRolePermission = tenantTable('sys_role_permission', {
  columns: { roleId: idColumn().notNull(), permissionId: idColumn().notNull(), dataRuleIds: varchar({ length: 1000 }) },
  keys: (table) => [
    uniqueIndex('sys_role_permission_pair').on(table.tenantId, table.roleId, table.permissionId),
    index('sys_role_permission_permission').on(table.permissionId),
  ],
});
