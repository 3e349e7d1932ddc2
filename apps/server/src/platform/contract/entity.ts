import { z } from 'zod';
import type { LocalizedText } from '@tarmac/freight-api/rules';
import { dateTime, fieldOf, Id, integer, person, text } from './fields.ts';
import type { FieldMeta } from './meta.ts';

type Shape = Record<string, z.ZodType>;
type Nullish<Fields extends Shape> = { [Name in keyof Fields]: z.ZodOptional<z.ZodNullable<Fields[Name]>> };
type Nullable<Fields extends Shape> = { [Name in keyof Fields]: z.ZodNullable<Fields[Name]> };
type Optional<Fields extends Shape> = { [Name in keyof Fields]: z.ZodOptional<Fields[Name]> };

/** Columns that every table has; the server sets them all. */
export const commonFields = {
  createBy: person({ zh: '创建人', en: 'Created by' }, { max: 50 }),
  createTime: dateTime({ zh: '创建时间', en: 'Created at' }),
  updateBy: person({ zh: '更新人', en: 'Updated by' }, { max: 50 }),
  updateTime: dateTime({ zh: '更新时间', en: 'Updated at' }),
  sysOrgCode: text({ zh: '所属部门', en: 'Department' }, { max: 64, calledBy: 'sys_depart,depart_name,org_code' }),
};

const identity = { id: Id, version: integer({ zh: '版本', en: 'Version' }) };

/** A change of a row, as a group of its fields is asked about it. */
export interface GroupChange {
  /** What is to be stored; what is absent stays. */
  values: Readonly<Record<string, unknown>>;
  /** The stored row; absent for a new one. */
  before: Readonly<Record<string, unknown>> | undefined;
  labels: Readonly<Record<string, LocalizedText>>;
  locale: keyof LocalizedText;
}

/** Fields that say one thing together, such as the code and the names of a place: they change together or not at all. */
export interface FieldGroup {
  name: string;
  fields: readonly string[];
  /** What is stored besides, so that the fields agree; it throws where they contradict each other. Absent: the service of the entity sees to it. */
  agree?: (change: GroupChange) => Record<string, unknown>;
}

/** What `entity` takes: fields by who may set them. */
export interface EntityDefinition<Required extends Shape, Optional extends Shape, Computed extends Shape> {
  label: LocalizedText;
  /** Must be sent on add and may not be emptied on edit. */
  required: Required;
  /** May be sent; null empties. */
  optional: Optional;
  /** Set by the server alone. */
  computed: Computed;
  /** Columns of the import sheet in order, by field name; `caption` where the sheet says it differently. */
  importColumns?: readonly (keyof Required | keyof Optional | ImportColumn)[];
  /** Headings that people and papers give columns in sheets, by field, beside its label: an import understands them. */
  importHeadings?: { readonly [Field in keyof Required | keyof Optional]?: readonly string[] };
  /** Columns of the exported sheet in order; all fields when absent. */
  exportColumns?: readonly string[];
  /** Fields that change together. */
  groups?: readonly FieldGroup[];
  /** What its lists can be filtered by beside its fields, such as what waits for the person who asks; `filters` of its resource says how. */
  filters?: readonly string[];
  /** Number fields whose totals over the whole filtered list are returned as `result.sums`. */
  sums?: readonly string[];
  /** Fields that its lists may be sorted by, each with an index, where the rows are too many for others. Absent: what each field says. */
  sortedBy?: readonly string[];
}

/** Any kind of row, where its exact fields do not matter. */
export interface AnyEntity {
  name: string;
  label: LocalizedText;
  fields: Record<string, FieldMeta>;
  row: z.ZodObject;
  add: z.ZodObject;
  edit: z.ZodObject;
  definition: Pick<
    EntityDefinition<Shape, Shape, Shape>,
    'label' | 'exportColumns' | 'filters' | 'groups' | 'sums' | 'sortedBy' | 'required' | 'optional' | 'computed'
  > & {
    importColumns?: readonly (string | number | symbol | ImportColumn)[];
  };
}

/** A column of an import sheet that is not a field of its own or is captioned differently. */
export interface ImportColumn {
  name: string;
  /** Absent: what the field is called. */
  caption?: LocalizedText;
  /** Other captions that are understood, such as former ones. */
  aliases?: readonly LocalizedText[];
  required?: boolean;
  /** No two rows that are alike in these fields have the same value, by a rule that neither an index nor the field says. */
  uniqueWith?: readonly string[];
}

/** One kind of row: its label, its fields with metadata, and the schemas of reply, add and edit. */
export interface Entity<Required extends Shape, Opt extends Shape, Computed extends Shape> extends AnyEntity {
  row: z.ZodObject<typeof identity & Nullable<typeof commonFields> & Nullable<Required> & Nullable<Opt> & Nullable<Computed>>;
  add: z.ZodObject<Required & Nullish<Opt>>;
  edit: z.ZodObject<typeof identity & Optional<Required> & Nullish<Opt>>;
  definition: EntityDefinition<Required, Opt, Computed>;
}

function map<Value, Result>(record: Record<string, Value>, change: (value: Value) => Result): Record<string, Result> {
  return Object.fromEntries(Object.entries(record).map(([name, value]) => [name, change(value)]));
}

/**
 * Declares a kind of row once: its fields with labels, units, dictionaries and rules. Screens, sheets, queries and the
 * generated client all read this.
 */
export function entity<Required extends Shape, Opt extends Shape, Computed extends Shape>(
  name: string,
  definition: EntityDefinition<Required, Opt, Computed>,
): Entity<Required, Opt, Computed> {
  const { row, add, edit, ...rest } = entityAtRunTime(name, definition);
  const title = name.charAt(0).toUpperCase() + name.slice(1);
  const named = { row: row.meta({ id: title }), add: add.meta({ id: `${title}Add` }), edit: edit.meta({ id: `${title}Edit` }) };
  return { ...rest, ...named } as Entity<Required, Opt, Computed>;
}

/** The same of a kind that is declared while the server runs: it stands in no document, so its schemas have no names, which would be kept for ever. */
export function entityAtRunTime<Required extends Shape, Opt extends Shape, Computed extends Shape>(
  name: string,
  definition: EntityDefinition<Required, Opt, Computed>,
): Entity<Required, Opt, Computed> {
  const fields: Record<string, FieldMeta> = {};
  const collect = (shape: Shape, extra: Partial<FieldMeta>) => {
    for (const [key, schema] of Object.entries(shape)) {
      const field = fieldOf(schema);
      if (field === undefined) throw new Error(`${name}.${key} was not made with a field constructor`);
      const description = schema.meta()?.description;
      fields[key] = { ...field, ...(description === undefined ? {} : { description }), ...extra };
    }
  };
  collect(definition.required, { required: true });
  collect(definition.optional, {});
  collect({ ...definition.computed, ...commonFields }, { readOnly: true });
  for (const [key, aliases] of Object.entries<readonly string[] | undefined>(definition.importHeadings ?? {})) {
    const field = fields[key];
    if (field === undefined) throw new Error(`${name}: headings are given to ${key}, which is not a field of it`);
    fields[key] = { ...field, aliases };
  }
  offerOrders(name, { fields, sortedBy: definition.sortedBy });
  for (const group of definition.groups ?? []) {
    for (const key of group.fields) {
      const field = fields[key];
      if (field === undefined) throw new Error(`${name}: the group ${group.name} names ${key}, which is not a field of it`);
      fields[key] = { ...field, group: group.name };
    }
  }

  const everything = { ...commonFields, ...definition.required, ...definition.optional, ...definition.computed };
  const texts = Object.fromEntries(
    Object.entries(fields).flatMap(([key, field]) => (field.dict === undefined ? [] : [[`${key}_dictText`, z.string().optional()]])),
  );
  const row = z.object({ ...identity, ...map(everything, (schema) => schema.nullable()), ...texts });
  const optional = map(definition.optional, (schema) => schema.nullish());
  // A required text that is only blanks is as good as missing.
  const required = map(definition.required, (schema) => (schema instanceof z.ZodString ? schema.min(1) : schema));
  const add = z.object({ ...required, ...optional });
  const edit = z.object({ ...identity, ...map(required, (schema) => schema.optional()), ...optional });
  return { name, label: definition.label, fields, row, add, edit, definition } as unknown as Entity<Required, Opt, Computed>;
}

/** Lets the fields of an entity that names its orders offer these and no others. */
function offerOrders(
  name: string,
  { fields, sortedBy }: { fields: Record<string, FieldMeta>; sortedBy: readonly string[] | undefined },
): void {
  if (sortedBy === undefined) return;
  for (const key of sortedBy) if (fields[key] === undefined) throw new Error(`${name}: sortedBy names ${key}, which is not a field of it`);
  for (const [key, { sortable: _sortable, ...field }] of Object.entries(fields))
    fields[key] = sortedBy.includes(key) ? { ...field, sortable: true } : field;
}

/** What adding such a row takes. */
export type AddOf<Kind extends AnyEntity> = z.output<Kind['add']>;
/** What editing such a row takes: `id`, the `version` that was read, and the fields to change. */
export type EditOf<Kind extends AnyEntity> = z.output<Kind['edit']>;
