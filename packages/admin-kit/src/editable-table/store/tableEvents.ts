import type { ResolvedColumn, Row, RowId } from '../columnTypes.ts';

/** A cell by its row and the key of its column. */
export type CellName = readonly [rowId: RowId, column: string];

/** What a step changed. Cells are named one by one as far as that is worth it: beyond 2,000 it says 'all'. */
export type TableEvent =
  | { kind: 'cells'; cells: readonly CellName[] | 'all' }
  /** Rows were added, removed or moved, or others were loaded: places and count of the view may be others. */
  | { kind: 'rows' }
  /** Sorted or filtered. */
  | { kind: 'view' }
  /** Columns, words, or what can be edited. */
  | { kind: 'columns' }
  | { kind: 'selection' }
  | { kind: 'checked' }
  | { kind: 'errors'; cells: readonly CellName[] | 'all' }
  | { kind: 'statistics' }
  | { kind: 'history' };

/** Is told of every event, during the call that caused it. */
export type TableListener = (event: TableEvent) => void;

/**
 * `valueChange`: a cell was written. What an app writes in answer belongs to the same step. Undo and redo take that back and do it
 * again, too, and so do not tell it; anyone who mirrors the table subscribes to its events.
 *
 * @source TBL-02
 */
export interface ValueChange {
  /** Name of the cell type. */
  type: string;
  /** What it is now. */
  value: unknown;
  /** What it was. */
  oldValue: unknown;
  /** The row as it is now. */
  row: Row;
  /** Which row. */
  rowId: RowId;
  /** Which column. */
  column: ResolvedColumn;
  /** Place of the row in the view, and of the column among the visible ones; -1 when not shown. */
  rowIndex: number;
  /** Its place among the columns. */
  columnIndex: number;
  /** The app wrote it through `setValues`. */
  isSetValues?: boolean;
}

/** `selectRowChange`: other rows are checked. */
export interface SelectRowChange {
  /** Which box was pressed: that of a row, or the one for all. */
  type: 'radio' | 'checkbox' | 'checkbox-all';
  /** What happened. */
  action: 'selected' | 'unselected' | 'selected-all';
  /** Absent when it was not one row alone. */
  row?: Row;
  /** Costs a pass over the checked rows when called. */
  selectedRows: () => Row[];
  /** Keys of the checked rows. */
  selectedRowIds: () => string[];
}

/** Functions of an app, named as the events of JVxeTable. Called after the step, once everything can be read. */
export interface TableCallbacks {
  /** Rows were added at the end. */
  added?: (event: { row: Row; rowId: RowId }) => void;
  /** Rows were inserted. */
  inserted?: (event: { row: Row; rowId: RowId }) => void;
  /** The button for saving was pressed. */
  save?: () => void;
  /** A person asks for the removal; only saved rows are in `deleteRows`. With `asyncRemove` the app calls `confirmRemove`. */
  remove?: (event: { deleteRows: readonly Row[]; confirmRemove?: () => void }) => void;
  /** Checked rows have changed. */
  selectRowChange?: (event: SelectRowChange) => void;
  /** A cell was written. */
  valueChange?: (event: ValueChange) => void;
  /** Another page, or another size, is asked for. */
  pageChange?: (event: { current: number; pageSize: number }) => void;
  /** The details of a row were confirmed. */
  detailsConfirm?: (event: { row: Row; column: ResolvedColumn; callback: (success: boolean) => void }) => void;
}
