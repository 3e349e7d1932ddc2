import type { FieldMeta } from '../field/FieldMeta.ts';
import type { LocalText } from '../i18n/catalogue.ts';

/** A row of an online form by field name. Sub-tables stand in it by their name: a list, or for one-to-one a row or null. */
export type OnlineRow = Readonly<Record<string, unknown>>;

/** A published online form, as far as its reader may see it. */
export interface OnlineForm extends OnlineParts {
  /** Its sub-tables in their order; empty where it has none. */
  subs: readonly OnlineSub[];
}

/** A sub-table: a form without further ones, whose rows belong to one row of the main form. */
export interface OnlineSub extends OnlineParts {
  /** How many of its rows belong to a row of the main form. */
  relation: 'many' | 'one';
  /** The field that names the main row. */
  foreignKey: string;
  /** The field of the main row that it holds; `id` unless said. */
  mainField?: string;
}

/** What forms and sub-tables have in common. */
export interface OnlineParts {
  /** Calls are made with it. */
  id: string;
  /** Name of the table: the key of a sub-table in its main row. */
  name: string;
  /** Number of the published definition. */
  version: number;
  /** What it is called. */
  label: LocalText;
  /** Prefix of the permissions. */
  permission: string;
  /** How its list stands to its sub-tables. */
  theme: 'normal' | 'tree' | 'erp' | 'innerTable' | 'tab';
  /** Columns of the form on a wide screen. */
  formColumns: 1 | 2 | 3 | 4;
  /** Its list comes in pages. */
  isPaged: boolean;
  /** Rows of its list can be chosen. */
  hasCheckbox: boolean;
  /** In the order of the form; those that are hidden from the reader are not among them. */
  fields: readonly OnlineField[];
  /** Fields that make its rows a tree; null where they are a list. */
  tree: { parentField: string; titleField: string } | null;
  /** Buttons that its reader may press, in their order. */
  buttons: readonly OnlineButton[];
  /** What the reader may do, of `list`, `add`, `edit`, `delete`, `import` and `export`; absent: what the permissions around say. */
  actions?: readonly string[];
  /** What must hold of every row; empty where nothing is asked. */
  rules: readonly OnlineRowRule[];
}

/** One field of a form. */
export interface OnlineField {
  /** Key of the value in its row. */
  name: string;
  /** What contracts say of a field. */
  field: FieldMeta;
  /** The control, by the name that the stock product has for it: text, list, sel_tree, popup … A view that is not known is drawn as its kind. @source jeecg-wire 4.3 */
  view: string;
  /** What the view needs besides. */
  config: Readonly<Record<string, unknown>>;
  /** It is a column of the list. */
  inList: boolean;
  /** It is an input of the form. */
  inForm: boolean;
  /** `group` is a range. */
  inSearch: 'single' | 'group' | null;
  /** How lists ask for it; absent or null: as it is filled in. */
  query?: OnlineQuery | null;
  /** Width of its column in px. */
  width: number | null;
  /** Where its value leads: an address with `${field}` and `{{ expression }}`. */
  href: string | null;
  /** Its column stays in view. */
  isFixed: boolean;
  /** Code of the rule of the server that fills it in. */
  fillRule: string | null;
  /** A text, or an expression, see `readDefault`. */
  defaultValue: string | null;
  /** Expressions. What is computed is not typed. */
  computed: string | null;
  /** An expression over the row; null: it is always shown. */
  visibleWhen: string | null;
  /** An expression over the row; null: whether it is required does not hang on others. */
  requiredWhen: string | null;
}

/** How lists ask for a field, where that differs from how it is filled in. */
export interface OnlineQuery {
  /** What contracts say of it as it is asked for. */
  field: FieldMeta;
  /** The control. */
  view: string;
  /** What the view needs besides. */
  config: Readonly<Record<string, unknown>>;
  /** What a list begins with, unless its link says anything; see `readDefault`. Several values are joined by commas. */
  defaultValue: string | null;
  /** A list shows nothing until it is said. */
  isRequired: boolean;
  /** Source of a pattern that a value matches, and what is said of one that does not: a list shows nothing for it. Absent or null: any value. */
  check?: { pattern: string; message: LocalText } | null;
}

/** A button of a form. What it does is told to the server by its code, but for opening a page. */
export interface OnlineButton {
  /** What the server knows it by. */
  code: string;
  /** What stands on it. */
  label: LocalText;
  /** Where it stands: above the list, at each row, or in the form. */
  place: 'toolbar' | 'row' | 'form';
  /** Name of its icon; null for none. */
  icon: string | null;
  /** An expression: rows of which it does not hold have no such button. */
  when: string | null;
  /** What it does; `confirm` is asked before, `to` is the page that `open` goes to. */
  action: { kind: 'set' | 'call' | 'message' | 'open'; confirm: LocalText | null; to?: string };
}

/** What must hold of every row, and what is said where it does not. */
export interface OnlineRowRule {
  /** An expression. */
  holds: string;
  /** What is said where it does not hold. */
  message: LocalText;
  /** Where it is said; null: at the form as a whole. */
  field: string | null;
}
