import { and, eq, sql, type SQL } from 'drizzle-orm';
import type { AnyEntity } from '../../../platform/contract/entity.ts';
import type { Context } from '../../../platform/context.ts';
import { columnsOf } from '../../../platform/db/names.ts';
import { compileRules, rulesOf } from '../../../platform/query/dataRules.ts';
import { type QueryColumns, queryColumns } from '../../../platform/query/queryColumns.ts';
import { createResource, type Resource } from '../../../platform/resource/resource.ts';
import { visibleRows } from '../../../platform/resource/visibleRows.ts';
import { tableNameOf } from '../form-storage/physicalNames.ts';
import { fieldsWithParts } from '../form-storage/storedIndexes.ts';
import type { SnapshotField } from '../form/formSnapshot.ts';
import { mayAct, type ReaderRights, rightsOf, rulesFor } from '../form-rights/formRights.ts';
import { everything, type FieldRights, isAlwaysRequired } from './compileForm.ts';
import { settingsOf } from './formFields.ts';
import type { KeptForm } from './keptForms.ts';
import { richMapper } from './richFields.ts';
import { rowHooks } from './rowHooks.ts';

/** A form as one reader has it. */
export interface FormView {
  form: KeptForm;
  rights: ReaderRights;
  /** Rows as lists and sheets have them. */
  listed: Resource;
  /** Rows as forms have them, on the way out and in. */
  edited: Resource;
  may(action: string): boolean;
  /** In the order of their tabs. */
  subs: readonly FormView[];
}

/** How the actor has a form. */
export function viewOf(ctx: Context, form: KeptForm): FormView {
  const { main, snapshot } = form;
  const rights = withoutKey(rightsOf(ctx.actor, form.rights), snapshot.main?.foreignKey);
  const may = (action: string) =>
    mayAct(ctx.actor, { permission: form.permission, rights, action }) ||
    // Rows of a sub-table are part of their main row: who may read or edit that one may do so with them.
    (main !== undefined &&
      mayAct(ctx.actor, { permission: main.permission, rights: rightsOf(ctx.actor, main.rights), action: partOf(action) }));
  return {
    form,
    rights,
    listed: resourceOf(form, { hidden: rights.hiddenInList, locked: rights.locked }),
    edited: resourceOf(form, { hidden: rights.hiddenInForm, locked: rights.locked }),
    may,
    subs: form.subs.map((sub) => viewOf(ctx, sub)),
  };
}

/** Nobody could write a row of a sub-table without naming its main row. */
const withoutKey = (rights: ReaderRights, key: string | undefined): ReaderRights =>
  key === undefined
    ? rights
    : {
        ...rights,
        hiddenInList: without(rights.hiddenInList, key),
        hiddenInForm: without(rights.hiddenInForm, key),
        locked: without(rights.locked, key),
      };

const without = (names: ReadonlySet<string>, name: string): ReadonlySet<string> => new Set([...names].filter((one) => one !== name));

/** What an act on a row of a sub-table is to its main row. */
const partOf = (action: string): string => (action === 'list' || action === 'export' ? action : 'edit');

/** As long as a form is kept, the resource of each kind of reader is. */
const resources = new WeakMap<KeptForm, Map<AnyEntity, Resource>>();

/** The rows of a form to a reader with these fields. */
function resourceOf(form: KeptForm, reader: FieldRights): Resource {
  const kind = form.kindFor(reader);
  let ofForm = resources.get(form);
  if (ofForm === undefined) resources.set(form, (ofForm = new Map()));
  const known = ofForm.get(kind);
  if (known !== undefined) return known;
  const passwords = form.fields.filter(({ fieldShowType }) => fieldShowType === 'password').map(({ dbFieldName }) => dbFieldName);
  const whole = form.kindFor(everything);
  const mapRow = richMapper(form);
  const ruledBy = askedColumns(form, whole);
  const made: Resource = createResource(kind, {
    table: form.table,
    options: {
      permission: form.permission,
      ...orderOf(form, kind),
      ...(passwords.length > 0 && { hidden: () => passwords }),
      // It changes what it reads, and reads nothing else.
      ...(mapRow !== undefined && { mapRow, reads: [] }),
      scope: (ctx) => scopeOf(ctx, form, ruledBy),
      ruledBy,
      loggedAs: `online.${form.snapshot.tableName}`.slice(0, 64),
      whole: () => resourceOf(form, everything),
      audited: true,
      parts: partsOf(form),
      ...rowHooks(form, { kind, isSeen: (ctx, other) => visibleRows(ctx, wholeResource(other)) }),
    },
  });
  const resource: Resource = { ...made, columns: askedColumns(form, kind) };
  ofForm.set(kind, resource);
  return resource;
}

/** The order that a form says of one of its fields, as far as the reader has it: of lists and sheets that ask for none. @source jeecg-wire 4.3 */
function orderOf({ fields }: KeptForm, kind: AnyEntity): Pick<Resource['options'], 'defaultSort'> {
  for (const field of fields.toSorted((one, other) => one.orderNum - other.orderNum)) {
    const { orderRule } = settingsOf(field);
    if (
      (orderRule === 'asc' || orderRule === 'desc') &&
      field.fieldShowType !== 'password' &&
      Object.hasOwn(kind.fields, field.dbFieldName)
    )
      return { defaultSort: { field: field.dbFieldName, order: orderRule } };
  }
  return {};
}

/**
 * How lists may ask for the fields of a form. One that an index of the definition begins with is compared and sorted as it is written,
 * letter case and all, so that the index serves: of a million rows nobody wants to read each.
 */
function askedColumns({ table, snapshot, fieldNamed }: KeptForm, kind: AnyEntity): QueryColumns {
  const indexed = new Set(snapshot.indexes.map(({ fields: [first] }) => first));
  return Object.fromEntries(
    Object.entries(queryColumns(kind, { table })).map(([name, column]) => {
      const field = fieldNamed(name);
      const isFilled = field !== undefined && isAlwaysRequired(field);
      if (!indexed.has(name)) return [name, column];
      const { ignoresCase: _ignoresCase, byPinyin: _byPinyin, ...exact } = column;
      return [name, { ...exact, nullable: column.nullable && !isFilled }];
    }),
  );
}

/** How rows are found by parts of texts, three characters at least. */
function partsOf({ snapshot }: KeptForm): Resource['options']['parts'] {
  const fields = fieldsWithParts(snapshot);
  const by = <Value>(valueOf: (field: SnapshotField) => Value) =>
    Object.fromEntries(fields.map((field) => [field.dbFieldName, valueOf(field)]));
  return {
    function: 'app_form_parts',
    fields: by(() => 3),
    called: by(({ column }) => `${tableNameOf(snapshot.physicId)}.${column}`),
  };
}

/** The rows as the server itself has them. */
export const wholeResource = (form: KeptForm): Resource => resourceOf(form, everything);

/** Rows that rights of the form leave to the reader; of a sub-table those of main rows that the reader sees. */
function scopeOf(ctx: Context, form: KeptForm, columns: QueryColumns): SQL | undefined {
  const own = compileRules(ctx.actor, { rules: rulesFor(ctx.actor, form), columns, clock: ctx.clock });
  const { main, snapshot } = form;
  if (main === undefined || snapshot.main === null || !isNarrowed(ctx, main)) return own;
  const foreignKey = columnsOf(form.table)[snapshot.main.foreignKey];
  const resource = wholeResource(main);
  const visible = sql`${foreignKey} in (select ${main.table.id} from ${main.table} where ${visibleRows(ctx, resource)})`;
  return and(own, visible);
}

const isNarrowed = ({ actor }: Context, form: KeptForm): boolean =>
  rulesFor(actor, form).length > 0 || rulesOf(actor, `${form.permission}:list`).length > 0;

/** The condition of the rows of a sub-table that belong to a main row. */
export function ofMain(form: KeptForm, mainId: string): SQL {
  const foreignKey = columnsOf(form.table)[form.snapshot.main?.foreignKey ?? ''];
  return foreignKey === undefined ? sql`false` : eq(foreignKey, mainId);
}
