import { index, integer, uniqueIndex, varchar } from 'drizzle-orm/pg-core';
import { idColumn } from '../../../platform/db/columns.ts';
import { tenantTable } from '../../../platform/db/table.ts';

/** Fields and buttons of a form that roles must be given. What is not named here, or has status 0, anyone has who may open the form. @source jeecg-wire 4.4 */
export const onlAuthPage = tenantTable('onl_auth_page', {
  columns: {
    cgformId: idColumn().notNull(),
    /** Name of the field, or code of the button. */
    code: varchar({ length: 63 }).notNull(),
    /** 1 field, 2 button. */
    type: integer().notNull(),
    /** 3 may be edited, 5 is seen. */
    control: integer().notNull(),
    /** 3 in the list, 5 in the form. */
    page: integer().notNull(),
    /** 1 in force. */
    status: integer().notNull().default(1),
  },
  keys: (table) => [
    uniqueIndex('onl_auth_page_code').on(table.tenantId, table.cgformId, table.type, table.code, table.control, table.page),
  ],
});

/** Rules that narrow the rows of a form for roles. @source jeecg-wire 4.4 */
export const onlAuthData = tenantTable('onl_auth_data', {
  columns: {
    cgformId: idColumn().notNull(),
    ruleName: varchar({ length: 50 }).notNull(),
    ruleColumn: varchar({ length: 63 }).notNull(),
    ruleOperator: varchar({ length: 20 }).notNull(),
    ruleValue: varchar({ length: 300 }).notNull(),
    /** 1 in force. */
    status: integer().notNull().default(1),
  },
  keys: (table) => [index('onl_auth_data_form').on(table.tenantId, table.cgformId)],
});

/** Which roles have been given a field, a button, or a rule. @source jeecg-wire 4.4 */
export const onlAuthRelation = tenantTable('onl_auth_relation', {
  columns: {
    roleId: idColumn().notNull(),
    authId: idColumn().notNull(),
    /** 1 field, 2 button, 3 rule. */
    type: integer().notNull(),
    cgformId: idColumn().notNull(),
  },
  keys: (table) => [
    uniqueIndex('onl_auth_relation_pair').on(table.tenantId, table.roleId, table.authId),
    index('onl_auth_relation_form').on(table.tenantId, table.cgformId),
  ],
});
