import type { CellContext, CellType, CellTypes, CellWords } from '../cells/cellType.ts';
import type { EditableColumn, ResolvedColumn, Row, RowId, ValidateRule } from '../columnTypes.ts';
import type { CheckedApi, SelectionApi } from './selectionTypes.ts';
import type { TableCallbacks, TableListener } from './tableEvents.ts';
import type { DataApi, WireApi, EditResult, Refusal, RefusalReason } from './wireTypes.ts';

/** What a store is made of. */
export interface TableStoreOptions {
  /** Kept as it is, and read only when asked for a row; the first write copies the array, never its rows. */
  rows: readonly Row[];
  /** What the table has, in order. */
  columns: readonly EditableColumn[];
  /** Language and dictionaries of what cells say. */
  words: CellWords;
  /** Types beyond the built-in ones, or in their place. */
  cellTypes?: CellTypes;
  /** Key of a row's id, default 'id'. */
  rowKey?: string;
  /** Nothing can be edited by a person. */
  disabled?: boolean;
  /** Rows that a person can neither edit nor check: those whose field has the value, or one of the values. @source TBL-15 */
  disabledRows?: Readonly<Record<string, unknown>>;
  /** A person arranges the rows; see `dragSortKey`. @source TBL-08 */
  dragSort?: boolean;
  /**
   * Key of the place of a row, 1…n, default 'orderNum'. It is not stored but read from the order, so that neither loading nor a
   * move touches any row: `value`, `getAll` and all that leaves the store tell the present place. @source TBL-08
   */
  dragSortKey?: string;
  /** Rules per column key, after those of the column. */
  editRules?: Readonly<Record<string, readonly ValidateRule[]>>;
  /** Steps that can be undone, default 16. @source TBL-12 */
  historyLimit?: number;
  /** One row at a time ('radio') or any number, default 'checkbox'. */
  rowSelectionType?: 'checkbox' | 'radio';
  /** Pasting may add rows below the last one, default true. */
  canAddRows?: boolean;
  /** Most rows that a person can make of them, by adding, inserting and pasting; absent: any number. The app may go beyond it. */
  maxRows?: number;
  /** Told by name what an app built on JVxeTable expects. */
  on?: TableCallbacks;
}

/** Writes within one step. Reading the store inside of a step shows what was written so far. */
export interface TableChange {
  /** Writes a value; false when refused. The same value is not a write. */
  set(written: { rowId: RowId; key: string; value: unknown }): boolean;
  /**
   * Reads a text by the cell's type (`'paste'`: as from a spreadsheet) and writes it; false when refused.
   *
   * @param keeps a text that is not a value of the type is not refused: the cell is empty and shows it, as an error, until it is written again
   */
  setText(written: { rowId: RowId; key: string; text: string; as?: 'typed' | 'paste'; keeps?: boolean | undefined }): boolean;
  /** Empties a cell; false when refused. */
  clear(rowId: RowId, key: string): boolean;
  /** Adds rows before a place of the view, default at the end. Absent values get their defaults. @returns their ids, in order */
  insert(rows: readonly Row[], viewIndex?: number): RowId[];
  /** Removes rows; how many there were of them. */
  remove(rowIds: Iterable<RowId>): number;
  /** Moves rows, together and in their present order, before a place of the view; false while rows are sorted or filtered. */
  move(rowIds: Iterable<RowId>, viewIndex: number): boolean;
  /** Notes a refusal that the caller found itself. */
  refuse(refusal: Refusal): void;
}

/** How a step is made. */
export interface EditOptions {
  /** 'program' may write what a person cannot: disabled rows, columns, read-only types. Default 'person'. */
  by?: 'person' | 'program';
  /** Consecutive steps with the same word become one record: typing in one cell. */
  coalesce?: string;
  /** Whether the step can be undone, default true; not for what other people wrote. */
  isUndoable?: boolean;
}

/** A step that says how it is made. */
export interface NamedStep extends EditOptions {
  /** What the step is called in the menu of undo. */
  label: string;
}

/** Labels of what can be undone and redone, the next one first. @source TBL-12 */
export interface HistoryState {
  /** What can be taken back, the latest first. */
  undo: readonly string[];
  /** What can be done again, the next first. */
  redo: readonly string[];
}

/** How a long piece of work is watched and stopped. It runs in slices of at most 8 ms. */
export interface SliceOptions {
  /** Stops the work between two slices. */
  signal?: AbortSignal;
  /** Called after each slice: rows done, and rows in all. */
  onProgress?: (done: number, total: number) => void;
}

/** One column of an order; the first one counts first. Cells without a value come last either way. */
export interface ColumnSort {
  /** Key of the column. */
  key: string;
  /** From the smallest, or from the greatest. */
  order: 'asc' | 'desc';
}

/** What the rows of one column must meet to be shown. */
export type TableFilter =
  | { key: string; by: 'contains'; text: string }
  /** Texts that people read; '' keeps rows without a value. */
  | { key: string; by: 'texts'; texts: readonly string[] }
  /** Values as the type orders them, both ends included; of dates with a time a bound without one (`YYYY-MM-DD`) means the whole day. */
  | { key: string; by: 'range'; from?: unknown; to?: unknown }
  | { key: string; by: 'test'; test: (value: unknown, row: Row) => boolean };

/** Errors of cells: by row, by column key, what a person is told. Only what is wrong is kept. */
export type ErrorMap = ReadonlyMap<RowId, ReadonlyMap<string, string>>;

/** What was found wrong, for a message and for going there. `null`: nothing. */
export interface ValidationResult {
  /** Cells that are wrong. */
  count: number;
  /** Messages by row and column. */
  errors: ErrorMap;
  /** The first wrong cell, in the order of the view. */
  first: { rowId: RowId; column: string };
}

/** Figures of one column over the rows in view; exact, written as decimals. @source TBL-06 */
export interface ColumnStatistics {
  /** Cells that hold a number; the others count for nothing. */
  count: number;
  /** As the wire writes the values: fen where they are fen. */
  sum: string;
  /** Rounded half away from zero: to whole units where the wire holds scaled integers, else to 2 digits or those of the values. */
  average: string | undefined;
  /** Both as the column's type writes its values for people. */
  sumText: string;
  /** Average over the cells that hold a number, '' where none does. */
  averageText: string;
}

/** Reading rows and cells. */
export interface ReadApi {
  /** Columns in the app's order, hidden ones too. */
  columns(): readonly ResolvedColumn[];
  /** A column by its key. */
  column(key: string): ResolvedColumn | undefined;
  /** The type of a column. */
  typeOf(key: string): CellType | undefined;
  /** What cells speak now. */
  words(): CellWords;
  /** Rows there are, and rows in view. */
  rowCount(): number;
  /** Rows that sorting and filters leave. */
  viewCount(): number;
  /** The row at a place of the view. `undefined` outside. */
  rowIdAt(viewIndex: number): RowId | undefined;
  /** The place of a row in the view, -1 when it is not shown. */
  viewIndexOf(rowId: RowId): number;
  /** Place among all rows, from 0; -1 when it was removed. */
  indexOf(rowId: RowId): number;
  /** The row as it is now; `undefined` when it was removed. */
  row(rowId: RowId): Row | undefined;
  /** Value of a cell. */
  value(rowId: RowId, key: string): unknown;
  /** What people read in the cell. */
  text(rowId: RowId, key: string): string;
  /** The text that stands in the cell because it could not be read; `undefined` for most. The value is an empty one meanwhile. */
  unreadText(rowId: RowId, key: string): string | undefined;
  /** What goes onto the clipboard. */
  copyText(rowId: RowId, key: string): string;
  /** What the editor starts with. */
  editText(rowId: RowId, key: string): string;
  /** What the functions of a cell type are given; valid until the row is written. `undefined` when there is no such cell. */
  cell(rowId: RowId, key: string): CellContext | undefined;
  /** Why a person cannot edit the cell; `undefined` when it can be edited. */
  lockOf(rowId: RowId, key: string): RefusalReason | undefined;
  /** Whether no cell of a row can be edited. */
  isRowDisabled(rowId: RowId): boolean;
  /** Added since the last loading or saving. */
  isNew(rowId: RowId): boolean;
  /** Written since the last loading or saving: the row, or one cell. */
  isChanged(rowId: RowId, key?: string): boolean;
  /** The app's key of a row; of a new row a temporary one, which is in none of the rows handed out. */
  keyOf(rowId: RowId): string;
  /** The row with this key of the server. */
  rowIdOf(key: string): RowId | undefined;
  /** What is wrong with a cell, in words. */
  errorOf(rowId: RowId, key: string): string | undefined;
  /** All that is known to be wrong. */
  errors(): ErrorMap;
  /** Whether the column has a rule that asks for a value: its title bears a mark. @source TBL-05 */
  isRequired(key: string): boolean;
}

/** Changing rows and cells. */
export interface WriteApi {
  /**
   * Runs any number of writes as one step: one event, one record to undo. When `work` throws, nothing was changed.
   * A step inside of another one joins it.
   *
   * @param step what it is called in the menu of undo, or its label and how it is made
   */
  edit(step: string | NamedStep, work: (change: TableChange) => void): EditResult;
  /** One cell, one step. */
  write(written: EditOptions & { rowId: RowId; key: string; value: unknown }): Refusal | undefined;
  /** As `write`, of a text that the type reads; with `keeps` as in {@link TableChange.setText}. */
  writeText(written: EditOptions & { rowId: RowId; key: string; text: string; keeps?: boolean }): Refusal | undefined;
  /** The label of what was undone; `undefined` when there was nothing. */
  undo(): string | undefined;
  /** Does again what was taken back. */
  redo(): string | undefined;
  /** What can be taken back and done again. */
  history(): HistoryState;
  /** Other columns; rows stay. */
  setColumns(columns: readonly EditableColumn[]): void;
  /** Another language, or dictionaries that have arrived. */
  setWords(words: CellWords): void;
  /** Locks the whole table, or frees it. */
  setDisabled(disabled: boolean): void;
}

/** Order and choice of what is shown; kept apart from the order that a person arranged. */
export interface ViewApi {
  /** Columns that rows are in order of. */
  sorting(): readonly ColumnSort[];
  /** What rows are filtered by. */
  filters(): readonly TableFilter[];
  /**
   * Shows rows in another order. A write does not move its row until the next call. A newer call ends an older one.
   *
   * @returns whether it was finished: false when aborted or overtaken, then the view stays as it was
   */
  setSorting(sorting: readonly ColumnSort[], options?: SliceOptions): Promise<boolean>;
  /** Filters rows. */
  setFilters(filters: readonly TableFilter[], options?: SliceOptions): Promise<boolean>;
  /** Texts that occur in a column, for a filter's list; at most `limit`, ordered as the column's type does. */
  distinctTexts(key: string, given: SliceOptions & { limit: number }): Promise<readonly string[]>;
  /** Figures below the columns; starts to count when first asked, and tells `statistics` when it has. @source TBL-06 */
  statistics(): ReadonlyMap<string, ColumnStatistics>;
}

/** Rules. A write checks the cells that it has written, all others wait until they are asked for; errors are kept until their cell passes. @source TBL-05 */
export interface ValidateApi {
  /** Checks a cell; answers what is wrong. */
  validateCell(rowId: RowId, key: string): Promise<string | undefined>;
  /** Checks a row; null where nothing is wrong. */
  validateRow(rowId: RowId): Promise<ValidationResult | null>;
  /** Checks a column; null where nothing is wrong. */
  validateColumn(key: string, options?: SliceOptions): Promise<ValidationResult | null>;
  /** Every cell. @throws DOMException AbortError when the signal stops it */
  validateTable(options?: SliceOptions): Promise<ValidationResult | null>;
  /** Forgets what was found wrong. */
  clearErrors(): void;
}

/** Telling others. */
export interface EventApi {
  /** Calls a listener with each event of each step, at once; the answer stops it. */
  subscribe(listener: TableListener): () => void;
  /** Rises with every event; for snapshots. */
  version(): number;
  /** Ends running work and forgets listeners. */
  dispose(): void;
}

/**
 * The rows of one editable table with all that a person does to them. Knows no page and no React: a grid draws what it reads here
 * and calls it for everything. Making one costs the same for 10 rows and for 100,000.
 *
 * @source TBL-01 … TBL-16
 */
export interface TableStore extends ReadApi, WriteApi, ViewApi, ValidateApi, SelectionApi, CheckedApi, DataApi, WireApi, EventApi {
  /** What it was made with; `rows`, `columns` and `words` are those of the beginning. */
  readonly options: TableStoreOptions;
}
