import type { ReactNode } from 'react';
import type { DecimalSeparator } from '../../internals/decimalSeparator.ts';
import type { KitMessages, Label, MessageParams } from '../../i18n/catalogue.ts';
import type { CellOption, ResolvedColumn, Row, RowId } from '../columnTypes.ts';

/** What cells need to speak; the table fills it from the language and the dictionaries around it. */
export interface CellWords {
  /** Text of a key in the present language. */
  t: (key: keyof KitMessages, params?: MessageParams) => string;
  /** Chooses the language of a text that columns have in both; absent: Chinese. */
  localize?: (label: Label) => string;
  /** What parts the decimals of a number that people read and write; absent: a point. */
  decimalSeparator?: DecimalSeparator | undefined;
  /** Items of a dictionary, as far as they are loaded. Hand out the same array until they change. */
  dictItems?: (code: string) => readonly CellOption[] | undefined;
  /** Text of a value that is not among the items: rows of tables, departments, users. `undefined`: not known. */
  dictText?: (code: string, value: string) => string | undefined;
  /**
   * What a stored file was called whose path does not tell. `undefined`: its path does, or it is not known; then it is asked for where
   * somebody sees it.
   */
  fileName?: ((path: string, isSeen: boolean) => string | undefined) | undefined;
}

/** The choices of a cell, looked up by value or by text without a search. */
export interface OptionList {
  /** The choices in their order, those that can no longer be chosen included. */
  items: readonly CellOption[];
  /** What people read; `undefined` when the value is none of them. A value and its text form (1 and '1') are the same. */
  textOf: (value: unknown) => string | undefined;
  /** The choice that a person reads or the wire writes like this; `undefined` when there is none. */
  find: (text: string) => CellOption | undefined;
}

/**
 * The cell that a type is asked about. Loops over many rows hand in one object and change its row: read from it during the call,
 * and keep nothing of it.
 */
export interface CellContext<Props = unknown> {
  /** Which column. */
  readonly column: ResolvedColumn<Props>;
  /** The whole row; to be read only. */
  readonly row: Row;
  /** Which row. */
  readonly rowId: RowId;
  /** What can be chosen in it. */
  readonly options: OptionList;
  /** Language and dictionaries. */
  readonly words: CellWords;
}

/** A React component of one cell type, kept among those of all types: its props are checked where the type is declared. */
export type CellComponent<Props> = { render(props: Props): ReactNode }['render'];

/** How a cell is edited. */
export type CellEdit<Value, Props> =
  | {
      /** One native text input that belongs to the grid; the text is `edit text`, see {@link CellType.editText}. */
      by: 'text';
      /** Whether a keystroke may leave this text behind; when not it is reverted. Absent: any text. */
      accepts?(text: string, cell: CellContext<Props>): boolean;
      /** Changes the text after a keystroke, such as the separators of tags; `previous` is what stood there before it. */
      transform?(text: string, given: { cell: CellContext<Props>; previous?: string }): string;
      /** Which keys a phone offers; absent: letters. */
      inputMode?: 'text' | 'decimal' | 'numeric' | 'tel' | 'email' | 'url';
      /** A text area that grows, where Alt+Enter breaks the line. */
      isMultiline?: boolean;
    }
  | {
      /** Space, Enter or a click gives the next value. */
      by: 'toggle';
      /** The value behind the present one, as a click or the space bar sets it. */
      next(value: Value | null | undefined, cell: CellContext<Props>): Value;
    }
  | {
      /** A React control, in the place of the cell or below it. */
      by: 'control';
      /** Whether the control stands in the cell or opens over the table. */
      opens: 'inline' | 'popup';
      /** Whether the control of a locked cell opens, for what can be done without changing it. Absent: never. */
      opensLocked?(value: Value | null | undefined, cell: CellContext<Props>): boolean;
      /** Absent: the table's `controls` have it under the name of the type. */
      Control?: CellComponent<CellControlProps<Value, Props>>;
    }
  | { by: 'nothing' };

/** What the React control of a cell is given. */
export interface CellControlProps<Value = unknown, Props = unknown> {
  /** The value of the cell as the row holds it; null and undefined are not values. */
  value: Value | null | undefined;
  /** Column, row, choices and texts of the cell. */
  cell: CellContext<Props>;
  /** What was typed to open it; the control starts with this text instead of its value. */
  typed?: string;
  /** Name for people who do not see it: title of the column and number of the row. */
  label: string;
  /** What it shows while it is empty; '' for nothing. */
  placeholder: string;
  /** A rule objects to the value; the message stands beside the cell. */
  invalid: boolean;
  /** The cell is locked: nothing is written. Only where its type says that such cells open. */
  readOnly: boolean;
  /** Writes the cell and stays open. */
  onValueChange(value: Value | null): void;
  /** Writes other cells of the row in the same step, as a popup picker does. */
  onRowChange(values: Row): void;
  /** Closes; the grid has the focus again. */
  onClose(): void;
}

/** What the React view of a cell is given. */
export interface CellViewProps<Value = unknown, Props = unknown> {
  /** The value of the cell as the row holds it; null and undefined are not values. */
  value: Value | null | undefined;
  /** Column, row, choices and texts of the cell. */
  cell: CellContext<Props>;
}

/** How the fill handle goes on from the values it starts with. */
export type SeriesKind = 'number' | 'date' | 'text' | 'copy';

/**
 * One kind of cell, all of it: how its value is shown, edited, read, checked, ordered, copied, pasted and exported. Grid, rules,
 * clipboard, find, sort and export all ask this one object. Texts are plain: nothing here touches a page.
 *
 * @source TBL-02
 */
export interface CellType<Value = unknown, Props = unknown> {
  /** Name of the type, as in `CellTypeMap`. */
  name: string;
  /** Width in px of a column that names none. */
  width: number;
  /** Where its cells stand. */
  align?: 'left' | 'center' | 'right';
  /** What an emptied cell holds. */
  blank: Value;
  /** The column is not shown; its values are kept and handed out. */
  isHidden?: boolean;
  /** What people read; '' for nothing. */
  format(value: Value | null | undefined, cell: CellContext<Props>): string;
  /** Reads typed text; `undefined` when it is not such a value. '' gives the blank. */
  parse(text: string, cell: CellContext<Props>): Value | undefined;
  /** What the editor starts with; absent: as copied. `parse(editText(value))` is the value again. */
  editText?(value: Value | null | undefined, cell: CellContext<Props>): string;
  /** What is wrong with a value that is not empty, in words; `undefined` when nothing is. Rules come on top. */
  validate?(value: Value, cell: CellContext<Props>): string | undefined;
  /** Whether `validate` has anything to say in a column; absent: always. Where it has not, whole tables are checked faster. */
  validates?(column: ResolvedColumn<Props>): boolean;
  /** Order of two values that are not empty. */
  compare(one: Value, other: Value, cell: CellContext<Props>): number;
  /** Text for the clipboard; absent: as shown. `paste(copy(value))` is the value again. */
  copy?(value: Value | null | undefined, cell: CellContext<Props>): string;
  /** Reads what a spreadsheet put on the clipboard; absent: as typed. */
  paste?(text: string, cell: CellContext<Props>): Value | undefined;
  /** For a sheet; absent: the text that people read. */
  export?(value: Value | null | undefined, cell: CellContext<Props>): string | number | Date | null;
  /** Absent: null, undefined and '' are empty. */
  isEmpty?(value: unknown): boolean;
  /** Value of a new row where the column has no `defaultValue`; absent: nothing is written. */
  createValue?(column: ResolvedColumn<Props>): Value | undefined;
  /** Absent: 'copy'. */
  series?: SeriesKind;
  /** How its cells are edited. */
  edit: CellEdit<Value, Props>;
  /**
   * Draws the cell without React: only text nodes, attributes and classes of its own. Called again for another cell in the same
   * element, so it leaves nothing behind. Absent: the text of `format`.
   */
  paint?(element: HTMLElement, shown: CellViewProps<Value, Props>): void;
  /** Draws the cell by React, in a portal; for the few types that cannot be painted. */
  View?: CellComponent<CellViewProps<Value, Props>>;
  /** What a screen reader says of the cell; absent: the text that people read. */
  accessibleName?(value: Value | null | undefined, cell: CellContext<Props>): string;
}

/** The cell types of a table by their names. */
export type CellTypes = Readonly<Record<string, CellType>>;

/**
 * Declares a cell type; hand it to the table in `cellTypes`.
 *
 * @example
 * const stars = defineCellType<number>({
 *   name: 'stars',
 *   width: 120,
 *   blank: 0,
 *   format: (value) => '★'.repeat(value ?? 0),
 *   parse: (text) => Number(text),
 *   edit: { by: 'text', inputMode: 'numeric' },
 *   compare: (one, other) => one - other,
 * });
 */
export function defineCellType<Value, Props = unknown>(type: CellType<Value, Props>): CellType<Value, Props> {
  return type;
}
