import { sql } from 'drizzle-orm';
import { integer, text, uniqueIndex, varchar } from 'drizzle-orm/pg-core';
import { idColumn } from '../../../platform/db/columns.ts';
import { sharedFromTenantZero, tenantTable } from '../../../platform/db/table.ts';
import { paramColumns } from '../report/paramColumns.ts';

/** Pages that show several reports. Those of tenant 0 serve every tenant, on its own rows. @source ONL-08, jeecg-wire 4.5 */
export const onlGraphreportHead = sharedFromTenantZero(
  'onl_graphreport_head',
  tenantTable('onl_graphreport_head', {
    columns: {
      code: varchar({ length: 100 }).notNull(),
      name: varchar({ length: 100 }).notNull(),
      nameEn: varchar({ length: 100 }),
      /** `tab`, `single` or `double`: how its blocks stand. */
      displayTemplate: varchar({ length: 10 }).notNull(),
      /** Permission that a person needs to open the page; each block asks for that of its report as well. */
      permission: varchar({ length: 100 }).notNull(),
      content: varchar({ length: 1000 }),
      /** 1 in use, 0 switched off. */
      status: integer().notNull().default(1),
    },
    keys: (table) => [
      uniqueIndex('onl_graphreport_head_code')
        .on(table.tenantId, table.code)
        .where(sql`${table.delFlag} = 0`),
    ],
  }),
);

/** Blocks of a page: each draws the rows of one report. */
export const onlGraphreportBlock = sharedFromTenantZero(
  'onl_graphreport_block',
  tenantTable('onl_graphreport_block', {
    columns: {
      graphreportHeadId: idColumn().notNull(),
      title: varchar({ length: 60 }).notNull(),
      titleEn: varchar({ length: 60 }),
      /** Of the report, which may be one of the tenant or one of the platform. */
      reportCode: varchar({ length: 100 }).notNull(),
      /** `bar`, `line`, `pie`, `figure`, `pivot` or `table`. */
      graphType: varchar({ length: 10 }).notNull(),
      xaxisField: varchar({ length: 63 }),
      /** Column of the columns of a pivot. */
      byField: varchar({ length: 63 }),
      /** Columns of the values, joined by commas. */
      yaxisField: varchar({ length: 300 }),
      fold: varchar({ length: 10 }).notNull().default('sum'),
      /** Columns of the page that it takes: 1 or 2. */
      colSpan: integer().notNull().default(1),
      height: varchar({ length: 10 }).notNull().default('normal'),
      /** Where parameters of the report come from: JSON, see `blockParams.ts`. */
      params: text(),
      orderNum: integer().notNull().default(0),
    },
    keys: (table) => [uniqueIndex('onl_graphreport_block_head').on(table.tenantId, table.graphreportHeadId, table.id)],
  }),
);

/** Parameters of a page, which its blocks share. */
export const onlGraphreportParam = sharedFromTenantZero(
  'onl_graphreport_param',
  tenantTable('onl_graphreport_param', {
    columns: {
      graphreportHeadId: idColumn().notNull(),
      ...paramColumns(),
    },
    keys: (table) => [uniqueIndex('onl_graphreport_param_name').on(table.tenantId, table.graphreportHeadId, table.paramName)],
  }),
);
