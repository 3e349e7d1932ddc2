import { z } from 'zod';

/** What a form looks like. */
const formThemes = ['normal', 'tree', 'erp', 'innerTable', 'tab'] as const;

/** Types that a field is declared with. @source jeecg-wire 4.4 */
export const dbTypes = ['string', 'int', 'long', 'double', 'BigDecimal', 'Date', 'Datetime', 'Text', 'LongText', 'Blob'] as const;

/** How values are kept. `Date` with the view `datetime` is kept as an instant, as clients before `Datetime` declare it. */
export const storageKinds = ['string', 'int', 'long', 'double', 'decimal', 'date', 'datetime', 'text'] as const;
export type StorageKind = (typeof storageKinds)[number];

/** Controls of a field. @source jeecg-wire 4.3 */
export const fieldViews = [
  'text',
  'password',
  'list',
  'radio',
  'checkbox',
  'switch',
  'date',
  'datetime',
  'time',
  'month',
  'file',
  'image',
  'textarea',
  'umeditor',
  'markdown',
  'sel_user',
  'sel_depart',
  'pca',
  'popup',
  'list_multi',
  'sel_search',
  'cat_tree',
  'sel_tree',
  'link_down',
  'hidden',
  'link_table',
  'link_table_field',
  'popup_dict',
] as const;
export type FieldView = (typeof fieldViews)[number];

const Words = z.object({ zh: z.string().trim().min(1).max(200), en: z.string().trim().min(1).max(200) });
const expression = z.string().min(1).max(2000);

/** What must hold of every row, and what is said where it does not. */
export const RowRule = z.object({ holds: expression, message: Words, field: z.string().max(63).nullable() });
export type RowRule = z.output<typeof RowRule>;

/** What a button does. */
export const ButtonAction = z.discriminatedUnion('kind', [
  /** Sets fields of the row by expressions. */
  z.object({ kind: z.literal('set'), confirm: Words.nullable(), values: z.record(z.string().max(63), expression) }),
  /** Calls an action that the app registers. */
  z.object({ kind: z.literal('call'), confirm: Words.nullable(), name: z.string().max(100) }),
  /** Sends a message by a template to the people that an expression names. */
  z.object({ kind: z.literal('message'), confirm: Words.nullable(), template: z.string().max(100), receivers: expression }),
  /** Opens a page; `to` is an address of this site whose `${field}` are filled. */
  z.object({ kind: z.literal('open'), confirm: Words.nullable(), to: z.string().max(300) }),
]);
export type ButtonAction = z.output<typeof ButtonAction>;

/** How a field is searched where that differs from how it is filled in. */
const QueryConfig = z.object({
  view: z.enum(fieldViews),
  dictField: z.string().nullable(),
  dictTable: z.string().nullable(),
  dictText: z.string().nullable(),
  defaultValue: z.string().nullable(),
  validType: z.string().nullable(),
  mustInput: z.boolean(),
});

const SnapshotField = z.object({
  id: z.string(),
  /** Key in JSON. */
  dbFieldName: z.string(),
  /** Column in the database: `f3`, or the name of one that every table has. */
  column: z.string(),
  /** One of those that every table has; the server sets it. */
  isCommon: z.boolean(),
  dbFieldTxt: z.string(),
  dbFieldTxtEn: z.string().nullable(),
  dbType: z.enum(dbTypes),
  kind: z.enum(storageKinds),
  dbLength: z.int(),
  dbPointLength: z.int(),
  /** Whether it may be empty. */
  dbIsNull: z.boolean(),
  dbDefaultVal: z.string().nullable(),
  dictField: z.string().nullable(),
  dictTable: z.string().nullable(),
  dictText: z.string().nullable(),
  fieldShowType: z.enum(fieldViews),
  fieldHref: z.string().nullable(),
  /** Pixels of the column in a list. */
  fieldLength: z.int(),
  fieldValidType: z.string().nullable(),
  fieldMustInput: z.boolean(),
  /** Options of the view; those of a switch are what it writes when it is on and off. */
  fieldExtendJson: z.union([z.array(z.string()), z.record(z.string(), z.unknown())]).nullable(),
  fieldDefaultValue: z.string().nullable(),
  isQuery: z.boolean(),
  isShowForm: z.boolean(),
  isShowList: z.boolean(),
  isReadOnly: z.boolean(),
  sortFlag: z.boolean(),
  queryMode: z.enum(['single', 'group']),
  /** Of a sub-table: the table whose rows it names by id. */
  mainTable: z.string().nullable(),
  mainField: z.string().nullable(),
  orderNum: z.int(),
  converter: z.string().nullable(),
  query: QueryConfig.nullable(),
  computeExpr: z.string().nullable(),
  visibleExpr: z.string().nullable(),
  requiredExpr: z.string().nullable(),
});
export type SnapshotField = z.output<typeof SnapshotField>;

const SnapshotIndex = z.object({
  id: z.string(),
  indexName: z.string(),
  isUnique: z.boolean(),
  /** Names of fields. */
  fields: z.array(z.string()),
});
export type SnapshotIndex = z.output<typeof SnapshotIndex>;

const SnapshotButton = z.object({
  buttonCode: z.string(),
  buttonName: z.string(),
  buttonNameEn: z.string().nullable(),
  buttonStyle: z.enum(['button', 'link', 'form']),
  optType: z.enum(['js', 'action', 'bus']),
  optPosition: z.enum(['1', '2']).nullable(),
  buttonIcon: z.string().nullable(),
  exp: z.string().nullable(),
  orderNum: z.int(),
  isActive: z.boolean(),
  action: ButtonAction.nullable(),
});
export type SnapshotButton = z.output<typeof SnapshotButton>;

/** A column of the table as it stands in the database. */
const SnapshotColumn = z.object({
  columnNo: z.int().positive(),
  kind: z.enum(storageKinds),
  length: z.int(),
  points: z.int(),
  /** Where no field uses it any more: the version that put its values out of sight. */
  unusedSince: z.int().nullable(),
});
export type SnapshotColumn = z.output<typeof SnapshotColumn>;

/** A published definition. It says all that run time needs, and does not change any more. @source ONL-07 */
export const FormSnapshot = z.object({
  format: z.literal(1),
  headId: z.string(),
  version: z.int().positive(),
  /** Head whose table holds the rows: itself, or the one that this is a copy of. */
  physicId: z.string(),
  tableName: z.string(),
  tableTxt: z.string(),
  tableTxtEn: z.string().nullable(),
  tableType: z.union([z.literal(1), z.literal(2), z.literal(3)]),
  theme: z.enum(formThemes),
  /** 99: as the stock product says that it is left open. */
  formTemplate: z.enum(['1', '2', '3', '4', '99']),
  formTemplateMobile: z.enum(['1', '2']).nullable(),
  formCategory: z.string().nullable(),
  isCheckbox: z.boolean(),
  isPage: z.boolean(),
  scroll: z.boolean(),
  queryMode: z.enum(['single', 'group']),
  extConfigJson: z.record(z.string(), z.unknown()).nullable(),
  tree: z.object({ parentField: z.literal('pid'), childField: z.literal('has_child'), titleField: z.string() }).nullable(),
  /** Of a sub-table: the main table, and the field that names its row. */
  main: z
    .object({ headId: z.string(), tableName: z.string(), foreignKey: z.string(), relation: z.enum(['many', 'one']), order: z.int() })
    .nullable(),
  fields: z.array(SnapshotField),
  indexes: z.array(SnapshotIndex),
  buttons: z.array(SnapshotButton),
  rules: z.array(RowRule),
  /** All columns of the table but those that every table has, also unused ones; none for a copy. */
  columns: z.array(SnapshotColumn),
});
export type FormSnapshot = z.output<typeof FormSnapshot>;

/** A published form with its sub-tables, each in the version that is in force, in the order of their tabs. */
export interface PublishedForm extends FormSnapshot {
  subs: readonly FormSnapshot[];
}
