import { doublePrecision, index, integer, uniqueIndex, varchar } from 'drizzle-orm/pg-core';
import { idColumn } from '../../../platform/db/columns.ts';
import { sharedFromTenantZero, tenantTable } from '../../../platform/db/table.ts';

/** Menu entries and buttons. @source jeecg-wire 2.3, 3.4 */
export const sysPermission = sharedFromTenantZero(
  'sys_permission',
  tenantTable('sys_permission', {
    columns: {
      parentId: varchar({ length: 32 }).notNull().default(''),
      name: varchar({ length: 100 }).notNull(),
      nameEn: varchar({ length: 100 }),
      url: varchar({ length: 500 }),
      component: varchar({ length: 255 }),
      componentName: varchar({ length: 100 }),
      redirect: varchar({ length: 255 }),
      /** 0 first level, 1 menu, 2 button. */
      menuType: integer().notNull(),
      perms: varchar({ length: 255 }),
      /** What missing permission does: 1 hides, 2 disables. */
      permsType: varchar({ length: 10 }).default('1'),
      sortNo: doublePrecision().notNull().default(0),
      alwaysShow: integer().notNull().default(0),
      icon: varchar({ length: 100 }),
      isRoute: integer().notNull().default(1),
      isLeaf: integer().notNull().default(1),
      keepAlive: integer().notNull().default(0),
      hidden: integer().notNull().default(0),
      description: varchar({ length: 255 }),
      /** '1' in force. */
      status: varchar({ length: 2 }).notNull().default('1'),
      ruleFlag: integer().notNull().default(0),
      internalOrExternal: integer().notNull().default(0),
    },
    keys: (table) => [index('sys_permission_parent').on(table.tenantId, table.parentId), index('sys_permission_perms').on(table.perms)],
  }),
);

/** Structured row rules of a menu entry; each narrows one list. @source security 6.28 */
export const sysPermissionDataRule = sharedFromTenantZero(
  'sys_permission_data_rule',
  tenantTable('sys_permission_data_rule', {
    columns: {
      permissionId: idColumn().notNull(),
      /** Permission of the list that the rule narrows, as it was found when the rule was saved; absent means what the entry's `perms` name. */
      narrows: varchar({ length: 255 }),
      ruleName: varchar({ length: 50 }).notNull(),
      ruleColumn: varchar({ length: 50 }),
      ruleConditions: varchar({ length: 50 }).notNull(),
      ruleValue: varchar({ length: 300 }),
      status: varchar({ length: 2 }).notNull().default('1'),
    },
    keys: (table) => [index('sys_permission_data_rule_permission').on(table.permissionId)],
  }),
);

/** What a department may give its own roles, with the data rules that narrow it. @source SYS-05, jeecg-wire 3.3 */
export const sysDepartPermission = tenantTable('sys_depart_permission', {
  columns: { departId: idColumn().notNull(), permissionId: idColumn().notNull(), dataRuleIds: varchar({ length: 1000 }) },
  keys: (table) => [
    uniqueIndex('sys_depart_permission_pair').on(table.tenantId, table.departId, table.permissionId),
    index('sys_depart_permission_permission').on(table.permissionId),
  ],
});
