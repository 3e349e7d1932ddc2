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
  value: unknown;
  oldValue: unknown;
  row: Row;
  rowId: RowId;
  column: ResolvedColumn;
  /** Place of the row in the view, and of the column among the visible ones; -1 when not shown. */
  rowIndex: number;
  columnIndex: number;
  /** The app wrote it through `setValues`. */
  isSetValues?: boolean;
}

/** `selectRowChange`: other rows are checked. */
export interface SelectRowChange {
  type: 'radio' | 'checkbox' | 'checkbox-all';
  action: 'selected' | 'unselected' | 'selected-all';
  /** Absent when it was not one row alone. */
  row?: Row;
  /** Costs a pass over the checked rows when called. */
  selectedRows: () => Row[];
  selectedRowIds: () => string[];
}

/** Functions of an app, named as the events of JVxeTable. Called after the step, once everything can be read. */
export interface TableCallbacks {
  added?: (event: { row: Row; rowId: RowId }) => void;
  inserted?: (event: { row: Row; rowId: RowId }) => void;
  save?: () => void;
  /** A person asks for the removal; only saved rows are in `deleteRows`. With `asyncRemove` the app calls `confirmRemove`. */
  remove?: (event: { deleteRows: readonly Row[]; confirmRemove?: () => void }) => void;
  selectRowChange?: (event: SelectRowChange) => void;
  valueChange?: (event: ValueChange) => void;
  pageChange?: (event: { current: number; pageSize: number }) => void;
  detailsConfirm?: (event: { row: Row; column: ResolvedColumn; callback: (success: boolean) => void }) => void;
}
