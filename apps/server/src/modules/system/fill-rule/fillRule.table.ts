import { sql } from 'drizzle-orm';
import { index, text, uniqueIndex, varchar } from 'drizzle-orm/pg-core';
import { tenantTable } from '../../../platform/db/table.ts';

/** Rules that values of forms are made by. @source SYS-15, jeecg-wire 3.10 */
export const sysFillRule = tenantTable('sys_fill_rule', {
  columns: {
    ruleName: varchar({ length: 100 }).notNull(),
    ruleCode: varchar({ length: 64 }).notNull(),
    /** Name of one of the product's own ways to make a value; nothing is loaded by it. */
    ruleClass: varchar({ length: 200 }).notNull(),
    /** What the way is given, as JSON text. */
    ruleParams: text(),
  },
  keys: (table) => [
    uniqueIndex('sys_fill_rule_code')
      .on(table.tenantId, table.ruleCode)
      .where(sql`${table.delFlag} = 0`),
    index('sys_fill_rule_create').on(table.tenantId, table.createTime),
  ],
});
