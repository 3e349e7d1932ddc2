import { index, integer, text, uniqueIndex, varchar } from 'drizzle-orm/pg-core';
import { flag, idColumn } from '../../../platform/db/columns.ts';
import { tenantTable } from '../../../platform/db/table.ts';

/** Named states of lists: filters, advanced query, order and columns, as a link carries them. Of a person, a department or the tenant. */
export const sysSavedView = tenantTable('sys_saved_view', {
  columns: {
    /** Which list it is for, as the client names it. */
    listKey: varchar({ length: 100 }).notNull(),
    /** Permission of that list: who lacks it does not see the view. */
    permission: varchar({ length: 100 }).notNull(),
    name: varchar({ length: 40 }).notNull(),
    /** `user`, `depart` or `tenant`. */
    scope: varchar({ length: 10 }).notNull(),
    ownerId: idColumn().notNull(),
    /** Department of a view that is a department's. */
    orgCode: varchar({ length: 64 }).notNull().default(''),
    /** Kind and company of the owner: people of another kind or company see other fields, and not this view. */
    ownerType: integer().notNull(),
    ownerCid: varchar({ length: 32 }).notNull().default(''),
    isDefault: flag().notNull().default('0'),
    /** JSON object of texts. */
    params: text().notNull(),
  },
  keys: (table) => [
    uniqueIndex('sys_saved_view_name').on(table.tenantId, table.listKey, table.scope, table.ownerId, table.orgCode, table.name),
    index('sys_saved_view_owner').on(table.tenantId, table.ownerId),
    index('sys_saved_view_scope').on(table.tenantId, table.scope, table.orgCode),
  ],
});
