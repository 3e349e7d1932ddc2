import { index, integer, uniqueIndex, varchar } from 'drizzle-orm/pg-core';
import { idColumn } from '../../../platform/db/columns.ts';
import { sharedFromTenantZero, tenantTable } from '../../../platform/db/table.ts';

/** Dictionaries. Those of tenant 0 serve every tenant. */
export const sysDict = sharedFromTenantZero(
  'sys_dict',
  tenantTable('sys_dict', {
    columns: {
      dictName: varchar({ length: 100 }).notNull(),
      dictNameEn: varchar({ length: 100 }),
      dictCode: varchar({ length: 100 }).notNull(),
      description: varchar({ length: 255 }),
      /** 0 text, 1 number. */
      type: integer().notNull().default(0),
      /** 1 = codes take part in rules and are neither changed nor removed. */
      isProtected: integer().notNull().default(0),
    },
    keys: (table) => [uniqueIndex('sys_dict_code').on(table.tenantId, table.dictCode)],
  }),
);

/** Values of dictionaries with their texts. */
export const sysDictItem = sharedFromTenantZero(
  'sys_dict_item',
  tenantTable('sys_dict_item', {
    columns: {
      dictId: idColumn().notNull(),
      itemText: varchar({ length: 100 }).notNull(),
      itemTextEn: varchar({ length: 100 }),
      itemValue: varchar({ length: 100 }).notNull(),
      description: varchar({ length: 255 }),
      sortOrder: integer().notNull().default(1),
      /** 1 in use, 0 not. */
      status: integer().notNull().default(1),
    },
    keys: (table) => [index('sys_dict_item_dict').on(table.tenantId, table.dictId, table.sortOrder)],
  }),
);
