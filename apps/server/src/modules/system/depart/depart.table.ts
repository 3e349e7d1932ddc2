import { index, integer, uniqueIndex, varchar } from 'drizzle-orm/pg-core';
import { tenantTable } from '../../../platform/db/table.ts';

/** Departments, a tree whose codes grow by three characters a level. @source jeecg-wire 1.9 */
export const sysDepart = tenantTable('sys_depart', {
  columns: {
    parentId: varchar({ length: 32 }).notNull().default(''),
    departName: varchar({ length: 100 }).notNull(),
    departNameEn: varchar({ length: 500 }),
    departNameAbbr: varchar({ length: 500 }),
    departOrder: integer().notNull().default(0),
    description: varchar({ length: 500 }),
    orgCategory: varchar({ length: 10 }).notNull().default('1'),
    orgType: varchar({ length: 10 }),
    orgCode: varchar({ length: 64 }).notNull(),
    mobile: varchar({ length: 32 }),
    fax: varchar({ length: 32 }),
    address: varchar({ length: 100 }),
    memo: varchar({ length: 500 }),
    status: varchar({ length: 1 }),
  },
  keys: (table) => [
    uniqueIndex('sys_depart_code').on(table.tenantId, table.orgCode),
    index('sys_depart_parent').on(table.tenantId, table.parentId),
  ],
});
