import { z } from 'zod';

const Text = z.object({ zh: z.string(), en: z.string() });
/** Source in the language of `@tarmac/admin-kit/expression`. */
const Expression = z.string().nullable();

/** How lists ask for a field, where its definition says so. */
const OnlineQuery = z
  .object({
    /** What contracts say of it as it is asked for. */
    field: z.record(z.string(), z.unknown()),
    view: z.string(),
    config: z.record(z.string(), z.unknown()),
    /** What a list begins with; written as defaults of forms are. */
    defaultValue: z.string().nullable(),
    /** A list shows nothing until it is said. */
    isRequired: z.boolean(),
    /** What it takes: a list shows nothing for another value. */
    check: z.object({ pattern: z.string(), message: Text }).nullable(),
  })
  .meta({ id: 'OnlineQuery' });

/** A field of a form, as the web app draws it. */
const OnlineField = z
  .object({
    /** `dbFieldName`, the key of rows. */
    name: z.string(),
    /** What contracts say of a field. */
    field: z.record(z.string(), z.unknown()),
    /** `fieldShowType`: text, list, sel_tree, popup … */
    view: z.string(),
    /** What the view needs besides. */
    config: z.record(z.string(), z.unknown()),
    inList: z.boolean(),
    inForm: z.boolean(),
    inSearch: z.enum(['single', 'group']).nullable(),
    /** Null: as it is filled in. */
    query: OnlineQuery.nullable(),
    /** Pixels; null leaves it to the client. */
    width: z.int().nullable(),
    href: z.string().nullable(),
    isFixed: z.boolean(),
    /** Code of the rule that fills it in. */
    fillRule: z.string().nullable(),
    /** As definitions write it: a text, one with `#{date}` and its like, or `{{ expression }}`. */
    defaultValue: z.string().nullable(),
    computed: Expression,
    visibleWhen: Expression,
    requiredWhen: Expression,
  })
  .meta({ id: 'OnlineField' });

/** A button of a form. What it does is told to the server by its code. */
const OnlineButton = z
  .object({
    code: z.string(),
    label: Text,
    place: z.enum(['toolbar', 'row', 'form']),
    icon: z.string().nullable(),
    when: Expression,
    action: z.object({ kind: z.enum(['set', 'call', 'message', 'open']), confirm: Text.nullable(), to: z.string().optional() }),
  })
  .meta({ id: 'OnlineButton' });

/** What a row must fulfil, and what is said where it does not. */
const OnlineRowRule = z.object({ holds: z.string(), message: Text, field: z.string().nullable() }).meta({ id: 'OnlineRowRule' });

const parts = {
  /** Of the head; calls are made with it. */
  id: z.string(),
  /** `tableName`, the key of sub-tables in a row. */
  name: z.string(),
  /** Number of the published version. */
  version: z.int(),
  label: Text,
  /** Prefix of the permissions: `online:<tableName>`. */
  permission: z.string(),
  theme: z.enum(['normal', 'tree', 'erp', 'innerTable', 'tab']),
  formColumns: z.int().min(1).max(4),
  isPaged: z.boolean(),
  hasCheckbox: z.boolean(),
  /** In the order of the form; those that the reader's roles hide are not among them. */
  fields: z.array(OnlineField),
  tree: z.object({ parentField: z.string(), titleField: z.string() }).nullable(),
  buttons: z.array(OnlineButton),
  /** What the reader may do, of `list`, `add`, `edit`, `delete`, `import` and `export`. */
  actions: z.array(z.string()),
  rules: z.array(OnlineRowRule),
};

/** A sub-table of a form: a form without further ones. */
const OnlineSub = z
  .object({
    ...parts,
    relation: z.enum(['many', 'one']),
    /** The field that names the main row. */
    foreignKey: z.string(),
    /** The field of the main row that it holds. */
    mainField: z.string(),
  })
  .meta({ id: 'OnlineSub' });

/** A published form, as far as its reader may see it. */
export const OnlineForm = z.object({ ...parts, subs: z.array(OnlineSub) }).meta({ id: 'OnlineForm' });
