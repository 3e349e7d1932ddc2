import { index, jsonb, varchar } from 'drizzle-orm/pg-core';
import { tenantTable } from '../../platform/db/table.ts';

/** What the demonstration forms were filled with. @source GEN-04 */
export const demoForm = tenantTable('demo_form', {
  columns: {
    /** base, step or advanced. */
    kind: varchar({ length: 20 }).notNull(),
    title: varchar({ length: 100 }).notNull(),
    /** The inputs of that form. */
    content: jsonb().notNull(),
  },
  keys: (table) => [index('demo_form_create').on(table.tenantId, table.createTime)],
});
