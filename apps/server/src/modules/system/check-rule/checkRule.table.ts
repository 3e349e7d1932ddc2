import { sql } from 'drizzle-orm';
import { index, text, uniqueIndex, varchar } from 'drizzle-orm/pg-core';
import { tenantTable } from '../../../platform/db/table.ts';

/** Rules that values of forms are checked by. @source SYS-13, jeecg-wire 3.8 */
export const sysCheckRule = tenantTable('sys_check_rule', {
  columns: {
    ruleName: varchar({ length: 100 }).notNull(),
    ruleCode: varchar({ length: 64 }).notNull(),
    /** The parts of the rule as JSON text, in the order in which they are tried. */
    ruleJson: text().notNull(),
    ruleDescription: varchar({ length: 255 }),
  },
  keys: (table) => [
    uniqueIndex('sys_check_rule_code')
      .on(table.tenantId, table.ruleCode)
      .where(sql`${table.delFlag} = 0`),
    index('sys_check_rule_create').on(table.tenantId, table.createTime),
  ],
});
