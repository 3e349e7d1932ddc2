import { sql } from 'drizzle-orm';
import { check, jsonb, uniqueIndex, varchar } from 'drizzle-orm/pg-core';
import { dateText, dictCode } from '../../../platform/db/columns.ts';
import { tenantTable } from '../../../platform/db/table.ts';

/** Tax rules of a tenant, from a day on. They stand before those that come with the program (`todaysLaw.ts`): a law that changes is a row. @source freight-domain 4.8 */
export const hyTaxRule = tenantTable('hy_tax_rule', {
  columns: {
    /** By dictionary `tax_rule_kind`. */
    ruleKind: dictCode().notNull(),
    validFrom: dateText().notNull(),
    /** The last day; null while nobody knows of an end. */
    validTo: dateText(),
    /** By the kind, see `taxTerms.ts`. */
    terms: jsonb().notNull(),
    /** Where it is written. */
    source: varchar({ length: 300 }).notNull(),
  },
  keys: (table) => [
    uniqueIndex('hy_tax_rule_from')
      .on(table.tenantId, table.ruleKind, table.validFrom)
      .where(sql`del_flag = 0`),
    check('hy_tax_rule_days', sql`valid_to is null or valid_from <= valid_to`),
  ],
});
