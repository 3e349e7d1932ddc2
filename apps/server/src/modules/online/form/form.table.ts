import { sql } from 'drizzle-orm';
import { integer, jsonb, text, uniqueIndex, index, varchar } from 'drizzle-orm/pg-core';
import { idColumn } from '../../../platform/db/columns.ts';
import { appendOnly, tenantTable } from '../../../platform/db/table.ts';
import type { ButtonAction, FormSnapshot, RowRule } from './formSnapshot.ts';

/** `Y` or `N`, as the wire has them. */
const yesNo = () => varchar({ length: 1 });

/** Tables that administrators declare; what is edited here is a draft until it is published. @source ONL-07, jeecg-wire 4.4 */
export const onlCgformHead = tenantTable('onl_cgform_head', {
  columns: {
    tableName: varchar({ length: 63 }).notNull(),
    tableTxt: varchar({ length: 100 }).notNull(),
    tableTxtEn: varchar({ length: 100 }),
    /** 1 single, 2 main, 3 sub-table. */
    tableType: integer().notNull().default(1),
    /** Grows with each edit of the draft. */
    tableVersion: integer().notNull().default(1),
    isCheckbox: yesNo().notNull().default('Y'),
    /** Whether the draft is what was published last. */
    isDbSynch: yesNo().notNull().default('N'),
    isPage: yesNo().notNull().default('Y'),
    isTree: yesNo().notNull().default('N'),
    idSequence: varchar({ length: 100 }),
    idType: varchar({ length: 20 }).notNull().default('UUID'),
    queryMode: varchar({ length: 20 }).notNull().default('single'),
    /** Of a sub-table: 0 many rows, 1 one row for a main row. */
    relationType: integer(),
    /** Order among the sub-tables of one main table. */
    tabOrderNum: integer(),
    treeParentIdField: varchar({ length: 63 }),
    treeIdField: varchar({ length: 63 }),
    treeFieldname: varchar({ length: 63 }),
    formCategory: varchar({ length: 32 }),
    /** Columns of the form. */
    formTemplate: varchar({ length: 2 }).notNull().default('1'),
    formTemplateMobile: varchar({ length: 2 }),
    scroll: integer().notNull().default(1),
    /** Number of a copy among those of its table. */
    copyVersion: integer(),
    /** 1: another view of the table of `physicId`. */
    copyType: integer().notNull().default(0),
    physicId: idColumn(),
    themeTemplate: varchar({ length: 20 }).notNull().default('normal'),
    extConfigJson: varchar({ length: 2000 }),
    rules: jsonb().$type<readonly RowRule[]>().notNull().default([]),
    /** Number of the column that the next field gets; none is used twice. */
    nextColumn: integer().notNull().default(1),
    /** Version that is in force; 0: none. */
    publishedVersion: integer().notNull().default(0),
    /** Version that the next publication gets. */
    nextVersion: integer().notNull().default(1),
  },
  keys: (table) => [
    uniqueIndex('onl_cgform_head_name')
      .on(table.tenantId, table.tableName)
      .where(sql`${table.delFlag} = 0`),
    index('onl_cgform_head_physic').on(table.tenantId, table.physicId),
  ],
});

/** Fields of a draft. @source jeecg-wire 4.4 */
export const onlCgformField = tenantTable('onl_cgform_field', {
  columns: {
    cgformHeadId: idColumn().notNull(),
    dbFieldName: varchar({ length: 63 }).notNull(),
    dbFieldTxt: varchar({ length: 100 }).notNull(),
    dbFieldTxtEn: varchar({ length: 100 }),
    dbFieldNameOld: varchar({ length: 63 }),
    dbIsKey: integer().notNull().default(0),
    dbIsNull: integer().notNull().default(1),
    dbType: varchar({ length: 20 }).notNull().default('string'),
    dbLength: integer().notNull().default(32),
    dbPointLength: integer().notNull().default(0),
    dbDefaultVal: varchar({ length: 200 }),
    dictField: varchar({ length: 100 }),
    dictTable: varchar({ length: 500 }),
    dictText: varchar({ length: 100 }),
    fieldShowType: varchar({ length: 30 }).notNull().default('text'),
    fieldHref: varchar({ length: 300 }),
    /** Pixels of its column in a list, as text. */
    fieldLength: varchar({ length: 4 }).notNull().default('120'),
    fieldValidType: varchar({ length: 300 }),
    fieldMustInput: varchar({ length: 1 }).notNull().default('0'),
    fieldExtendJson: varchar({ length: 2000 }),
    fieldDefaultValue: varchar({ length: 2000 }),
    isQuery: integer().notNull().default(0),
    isShowForm: integer().notNull().default(1),
    isShowList: integer().notNull().default(1),
    isReadOnly: integer().notNull().default(0),
    queryMode: varchar({ length: 20 }).notNull().default('single'),
    mainTable: varchar({ length: 63 }),
    mainField: varchar({ length: 63 }),
    orderNum: integer().notNull().default(0),
    converter: varchar({ length: 100 }),
    queryDefVal: varchar({ length: 200 }),
    queryDictText: varchar({ length: 100 }),
    queryDictField: varchar({ length: 100 }),
    queryDictTable: varchar({ length: 100 }),
    queryShowType: varchar({ length: 30 }),
    queryConfigFlag: varchar({ length: 1 }).notNull().default('0'),
    queryValidType: varchar({ length: 300 }),
    queryMustInput: varchar({ length: 1 }),
    sortFlag: varchar({ length: 1 }).notNull().default('0'),
    computeExpr: varchar({ length: 2000 }),
    visibleExpr: varchar({ length: 2000 }),
    requiredExpr: varchar({ length: 2000 }),
    /** Column that holds its values: set when it is first published. Empty for those that every table has. */
    columnNo: integer(),
  },
  keys: (table) => [uniqueIndex('onl_cgform_field_name').on(table.tenantId, table.cgformHeadId, table.dbFieldName)],
});

/** Indexes of a draft. @source jeecg-wire 4.4 */
export const onlCgformIndex = tenantTable('onl_cgform_index', {
  columns: {
    cgformHeadId: idColumn().notNull(),
    indexName: varchar({ length: 63 }).notNull(),
    /** Names of fields, joined by commas. */
    indexField: varchar({ length: 500 }).notNull(),
    /** `normal` or `unique`. */
    indexType: varchar({ length: 20 }).notNull().default('normal'),
    isDbSynch: yesNo().notNull().default('N'),
  },
  keys: (table) => [uniqueIndex('onl_cgform_index_name').on(table.tenantId, table.cgformHeadId, table.indexName)],
});

/** Buttons of a draft. @source jeecg-wire 4.4 */
export const onlCgformButton = tenantTable('onl_cgform_button', {
  columns: {
    cgformHeadId: idColumn().notNull(),
    buttonCode: varchar({ length: 50 }).notNull(),
    buttonName: varchar({ length: 50 }).notNull(),
    buttonNameEn: varchar({ length: 50 }),
    /** `button` in the toolbar, `link` in the menu of a row, `form` in the form. */
    buttonStyle: varchar({ length: 20 }).notNull().default('button'),
    optType: varchar({ length: 20 }).notNull().default('action'),
    optPosition: varchar({ length: 1 }),
    buttonIcon: varchar({ length: 50 }),
    /** Condition as the stock product writes it, or an expression. */
    exp: varchar({ length: 2000 }),
    orderNum: integer().notNull().default(0),
    buttonStatus: varchar({ length: 1 }).notNull().default('1'),
    action: jsonb().$type<ButtonAction>(),
  },
  keys: (table) => [uniqueIndex('onl_cgform_button_code').on(table.tenantId, table.cgformHeadId, table.buttonCode)],
});

/** What was published: the only thing that run time reads. A take-back and a restore are versions, too. @source ONL-07 */
export const onlCgformVersion = appendOnly(
  'onl_cgform_version',
  tenantTable('onl_cgform_version', {
    columns: {
      cgformHeadId: idColumn().notNull(),
      versionNo: integer().notNull(),
      snapshot: jsonb().$type<FormSnapshot>().notNull(),
      /** What publishing it did, a step a line. */
      plan: text().notNull(),
      planEn: text().notNull(),
      /** `publish`, `takeBack`, or `follow`, of a copy whose table has changed. */
      kind: varchar({ length: 20 }).notNull().default('publish'),
      /** Version that was in force before; 0: none. */
      formerVersion: integer().notNull().default(0),
    },
    keys: (table) => [uniqueIndex('onl_cgform_version_no').on(table.tenantId, table.cgformHeadId, table.versionNo)],
  }),
);

/** Scripts, SQL and Java of the stock product: stored and shown, never run. @source jeecg-wire 4.4 */
export const onlCgformEnhance = tenantTable('onl_cgform_enhance', {
  columns: {
    cgformHeadId: idColumn().notNull(),
    /** `js`, `sql` or `java`. */
    kind: varchar({ length: 10 }).notNull(),
    /** Of a script: `list` or `form`. */
    cgJsType: varchar({ length: 20 }),
    cgJs: text(),
    buttonCode: varchar({ length: 50 }),
    cgbSql: text(),
    cgbSqlName: varchar({ length: 50 }),
    content: varchar({ length: 1000 }),
    cgJavaType: varchar({ length: 32 }),
    cgJavaValue: varchar({ length: 200 }),
    activeStatus: varchar({ length: 2 }),
    event: varchar({ length: 10 }),
  },
  keys: (table) => [index('onl_cgform_enhance_head').on(table.tenantId, table.cgformHeadId, table.kind)],
});
