import type { Row, RowId } from '../columnTypes.ts';

/** Rows that are no longer as they were loaded or last saved. */
export interface TableChanges {
  /** Rows that were not there, in the order of the table. */
  added: readonly Row[];
  /** As they are now. */
  changed: readonly Row[];
  /** As they were loaded. */
  removed: readonly Row[];
}

/** Handing rows out and taking them in. */
export interface DataApi {
  /** Compared with what was loaded or last saved. With `dragSort` a row at another place is changed, too. */
  getChanges(): TableChanges;
  /** Whether there is anything in `getChanges`. */
  isDirty(): boolean;
  /** What is here now counts as saved; steps can still be undone. */
  markSaved(): void;
  /** Takes other rows in the place of all; edits, history, errors and checks are gone, sorting and filters stay. */
  loadNewData(rows: readonly Row[]): void;
}

/** A row by its key, with what of it is written. */
export interface RowValues {
  /** Key of the row, as it was loaded. */
  rowKey: string;
  /** Values by column; columns that are not named stay as they are. */
  values: Row;
}

/** The methods of JVxeTable, by their names. What they write counts as the app's: no disabled row or column refuses it. */
export interface WireApi {
  /** Every row in order, and the removed ones as they were loaded. */
  getAll(): { tableData: Row[]; deleteData: Row[] };
  /** All rows, as the server takes them. */
  getTableData(options?: { rowIds?: readonly string[] }): Row[];
  /** Rows that the server does not have. */
  getNewData(): Row[];
  /** Rows of the server that were removed. */
  getDeleteData(): Row[];
  /** Writes cells of rows; `valueChange` says `isSetValues`. A key that does not exist is passed over. */
  setValues(values: readonly RowValues[]): EditResult;
  /** Adds rows at the end; tells `added`. */
  addRows(rows: Row | readonly Row[]): readonly RowId[];
  /** Adds rows before a place; tells `inserted`. */
  insertRows(rows: Row | readonly Row[], index: number): readonly RowId[];
  /** Adds rows, at the end or before `index`, and tells nothing; `setActive` makes the first cell of the first one active. */
  pushRows(rows: Row | readonly Row[], options?: { setActive?: boolean; index?: number }): readonly RowId[];
  /** Removes rows. */
  removeRows(rows: Row | readonly Row[]): number;
  /** Removes rows by their keys. */
  removeRowsById(ids: string | readonly string[]): number;
  /** Removes the checked rows. */
  removeSelection(): number;
  /** Unchecks every row. */
  clearSelection(): void;
  /** A row by its key; nothing where there is none. */
  getIfRowById(id: string): { row: Row; rowId: RowId; isNew: boolean } | null;
  /** Moves a row from one place to another; false while rows are sorted or filtered. */
  rowResort(oldIndex: number, newIndex: number): boolean;
}

/** What a step did. */
export interface EditResult {
  /** Cells that were not written, and why. */
  refusals: readonly Refusal[];
  /** Cells whose value is another one now, linked ones among them. */
  written: number;
  /** Rows that were added. */
  added: readonly RowId[];
  /** Rows that were removed. */
  removed: number;
}

/** A write that changed nothing. */
export interface Refusal {
  /** -1 for a new row that was not added. */
  rowId: RowId;
  /** '' for a whole row. */
  column: string;
  /** Why nothing was written. */
  reason: RefusalReason;
  /** The text that could not be read. */
  text?: string;
}

/** Why a cell was not written. */
export type RefusalReason =
  /** The table, the column or the row cannot be edited, or the type is read only. */
  | 'disabledTable'
  | 'disabledColumn'
  | 'disabledRow'
  | 'readOnly'
  /** The text is not a value of the type. */
  | 'unreadable'
  /** No such row or column. */
  | 'missing'
  /** Rows cannot be moved while they are sorted or filtered. */
  | 'sorted'
  /** Several ranges that do not line up. */
  | 'ranges';
