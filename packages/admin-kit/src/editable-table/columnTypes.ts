import type { Label } from '../i18n/catalogue.ts';
import type { CellTypeMap, CellTypeName } from './cells/cellTypeMap.ts';

/** One record as the wire spells it. The table never changes it: a write replaces it by a copy. */
export type Row = Readonly<Record<string, unknown>>;

/** A row for the life of a store, wherever it is moved: an integer from 0, never used again. */
export type RowId = number;

/** The four heights of a row. @source TBL-01 */
export type TableSize = 'medium' | 'small' | 'mini' | 'tiny';

/** One choice of a column, as the wire spells it. @source TBL-01 */
export interface CellOption {
  /** What is stored. */
  value: string | number | boolean;
  /** What people read; the first of `text`, `label` and `title` that is there, else the value. */
  text?: Label;
  /** Read where there is no `text`. */
  label?: Label;
  /** Read where there is neither `text` nor `label`. */
  title?: Label;
  /** Shown where it is stored, no longer offered. */
  disabled?: boolean;
}

/** A figure below a column: 合计 or 平均. @source TBL-06 */
export type Statistic = 'sum' | 'average';

/** What a rule with a `handler` is given. @source TBL-05 */
export interface RuleEvent {
  /** Value that is checked. */
  cellValue: unknown;
  /** The row as it is. */
  row: Row;
  /** Which row. */
  rowId: RowId;
  /** Which column. */
  column: ResolvedColumn;
}

/**
 * One check of a cell. Several kinds in one object are tried in the order of the members here; a cell without a value is only
 * checked for `required` and by `handler`.
 *
 * @source TBL-05
 */
export interface ValidateRule {
  /** Refuses a cell without a value. */
  required?: boolean;
  /** A short code (`*`, `n6-16`, `money`, `only` …), a regular expression, or the source of one. */
  pattern?: RuleCode | RegExp | (string & {});
  /** Refuses a value that stands in the column twice or more. */
  unique?: boolean;
  /**
   * Decides by itself, at once or later: `callback(true)` or `callback(null)` passes, `callback(false, message?)` refuses.
   * A promise that rejects refuses with the rule's message.
   */
  handler?: (event: RuleEvent, callback: (passed: boolean | null, message?: string) => void) => void | Promise<void>;
  /** What a person is told; `${title}`, `${key}` and `${defaultValue}` are replaced. Absent: the kit's own text. */
  message?: Label;
}

/** Short codes of {@link ValidateRule.pattern}. @source TBL-05 */
export type RuleCode = '*' | 'n6-16' | '*6-16' | 's6-18' | 'url' | 'e' | 'm' | 'p' | 's' | 'n' | 'z' | 'money' | 'only';

/** What every column may say, whatever its type. @source TBL-01, TBL-14, TBL-15 */
export interface ColumnCommon {
  /** Key of the value in its row; unique in the table. */
  key: string;
  /** Heading, and name in what is said of its cells. */
  title: Label;
  /** Width in px; absent: the type's own. */
  width?: number;
  /** Width in px below which a person cannot drag it. */
  minWidth?: number;
  /** Where its cells stand; absent: the type's own. */
  align?: 'left' | 'center' | 'right';
  /** Stays in view while the others scroll sideways. */
  fixed?: 'left' | 'right';
  /** Dictionary whose items are appended to `options`; a value that is in both keeps the text of `options`. */
  dictCode?: string;
  /** What can be chosen in its cells. */
  options?: readonly CellOption[];
  /** Value of a new row; `${title}` and `${key}` are replaced in a text. */
  defaultValue?: unknown;
  /** Shown in an empty editor; `${title}`, `${key}` and `${defaultValue}` are replaced. */
  placeholder?: Label;
  /** Cells cannot be edited, in every row or in those that the function names. */
  disabled?: boolean | ((row: Row) => boolean);
  /** What its values have to be. */
  validateRules?: readonly ValidateRule[];
  /** Figures below it. */
  statistics?: readonly Statistic[];
  /** Writes the value for people, instead of the type. It is not read back: pasting and editing use the type's own text. */
  formatter?: (value: unknown, row: Row) => string;
  /** A click opens the details of the row. @source TBL-11 */
  showDetails?: boolean;
  /** Numbers: a new row gets the greatest value of the column and 1. */
  isOrder?: boolean;
  /** Key of the column that this one hangs on: when that is written, this is cleared, or derived again. @source TBL-14 */
  linkedTo?: string;
  /** Value after its parent was written; absent: the cell is emptied. The row already holds the parent's new value. */
  derive?: (row: Row) => unknown;
  /** The choices of one row, where they hang on its other values; absent: those of the column. @source TBL-14 */
  optionsOf?: (row: Row) => readonly CellOption[];
  /** A person may not hide it. */
  alwaysVisible?: boolean;
}

/** A column of one cell type, with the props of that type. */
export interface ColumnOfType<Name extends CellTypeName> extends ColumnCommon {
  /** What its cells hold. */
  type: Name;
  /** What this type is given. */
  props?: Readonly<CellTypeMap[Name]>;
}

/** A column without a type: its cells are read only (`normal`). */
export interface PlainColumn extends ColumnCommon {
  /** None: its cells are read only. */
  type?: undefined;
  /** None. */
  props?: undefined;
}

/** One column of an editable table; `props` follows from `type`. @source TBL-01, TBL-02 */
export type EditableColumn = PlainColumn | { [Name in CellTypeName]: ColumnOfType<Name> }[CellTypeName];

/** A column as the table works with it: its type is a name, what the type is given is in `props`, its texts are in the present language. */
export interface ResolvedColumn<Props = unknown> extends Omit<ColumnCommon, 'title' | 'placeholder'> {
  /** Heading in the present language. */
  title: string;
  /** Text of an empty editor in the present language. */
  placeholder?: string;
  /** Name of its type. */
  type: string;
  /** What the type is given. */
  props: Readonly<Props>;
}
