import { sql } from 'drizzle-orm';
import { integer, text, uniqueIndex, varchar } from 'drizzle-orm/pg-core';
import { flag, idColumn } from '../../../platform/db/columns.ts';
import { sharedFromTenantZero, tenantTable } from '../../../platform/db/table.ts';
import { paramColumns } from './paramColumns.ts';

/** Reports that run from a definition. Those of tenant 0 serve every tenant, on its own rows. @source POP-04, jeecg-wire 4.1 */
export const onlCgreportHead = sharedFromTenantZero(
  'onl_cgreport_head',
  tenantTable('onl_cgreport_head', {
    columns: {
      code: varchar({ length: 100 }).notNull(),
      name: varchar({ length: 100 }).notNull(),
      nameEn: varchar({ length: 100 }),
      cgrSql: text().notNull(),
      returnValField: varchar({ length: 100 }),
      returnTxtField: varchar({ length: 100 }),
      returnType: varchar({ length: 2 }),
      /** Empty: this database, the only one that reports run on. */
      dbSource: varchar({ length: 100 }),
      content: varchar({ length: 1000 }),
      /** Permission that a person needs to use the report. */
      permission: varchar({ length: 100 }).notNull(),
      /** What is drawn above its rows: JSON of `reportCharts.ts`. */
      charts: text(),
      /** 1 in use, 0 switched off, by a person or because it ran too long. */
      status: integer().notNull().default(1),
    },
    keys: (table) => [
      uniqueIndex('onl_cgreport_head_code')
        .on(table.tenantId, table.code)
        .where(sql`${table.delFlag} = 0`),
    ],
  }),
);

/** Columns of a report: what is shown, searched and sorted. @source jeecg-wire 4.1 */
export const onlCgreportItem = sharedFromTenantZero(
  'onl_cgreport_item',
  tenantTable('onl_cgreport_item', {
    columns: {
      cgrheadId: idColumn().notNull(),
      fieldName: varchar({ length: 63 }).notNull(),
      fieldTxt: varchar({ length: 100 }).notNull(),
      fieldTxtEn: varchar({ length: 100 }),
      /** Pixels. */
      fieldWidth: integer(),
      /** String, Integer, Long, Date or Datetime. */
      fieldType: varchar({ length: 20 }).notNull().default('String'),
      /** `single` or `group`: one value or a range. */
      searchMode: varchar({ length: 20 }).notNull().default('single'),
      isOrder: flag().notNull().default('0'),
      isSearch: flag().notNull().default('0'),
      dictCode: varchar({ length: 100 }),
      fieldHref: varchar({ length: 200 }),
      isShow: flag().notNull().default('1'),
      /** 0: sums of it mean nothing, as of a score or a share. */
      isTotal: flag().notNull().default('1'),
      /** Column that averages of it are weighted by, in the place of sums: a price by the weight. */
      weightField: varchar({ length: 63 }),
      orderNum: integer().notNull().default(0),
      replaceVal: varchar({ length: 200 }),
      /** Characters of a text that its cells show. */
      showLength: integer(),
      /** A report and one of its columns, from which values are chosen to be searched for. */
      searchPopup: varchar({ length: 170 }),
    },
    keys: (table) => [uniqueIndex('onl_cgreport_item_field').on(table.tenantId, table.cgrheadId, table.fieldName)],
  }),
);

/** Parameters of a report: `:name` in its SQL, `self_name` on the wire. @source jeecg-wire 4.1, security 8.37 */
export const onlCgreportParam = sharedFromTenantZero(
  'onl_cgreport_param',
  tenantTable('onl_cgreport_param', {
    columns: {
      cgrheadId: idColumn().notNull(),
      ...paramColumns(),
    },
    keys: (table) => [uniqueIndex('onl_cgreport_param_name').on(table.tenantId, table.cgrheadId, table.paramName)],
  }),
);
