import type { RowId } from '../columnTypes.ts';

/** A cell by its place: row of the view, and column among the visible ones, from 0. */
export interface CellPlace {
  /** Place of the row in the view, from 0. */
  row: number;
  /** Place among the columns in view, from 0. */
  column: number;
}

/** A rectangle of places, both ends included. */
export interface CellRange {
  /** First row, as it is shown. */
  top: number;
  /** First column in view. */
  left: number;
  /** Last row. */
  bottom: number;
  /** Last column. */
  right: number;
}

/** What is selected. */
export interface SelectionState {
  /** The last one belongs to `anchor`. */
  ranges: readonly CellRange[];
  /** Where the focus is. */
  active: CellPlace | null;
  /** Where the last range began; Shift extends from here. */
  anchor: CellPlace | null;
}

/** Selecting cells, by places; kept within the table whatever is asked for. */
export interface SelectionApi {
  /** What is selected. */
  selection(): SelectionState;
  /** The columns that are shown, in the order shown; the grid tells them. At first all that are not hidden. */
  visibleColumns(): readonly string[];
  /** Columns in view, in their order. */
  setVisibleColumns(keys: readonly string[]): void;
  /** Makes one cell active and selects it alone, or adds it as a further range (Ctrl). */
  activate(place: CellPlace | null, options?: { add?: boolean }): void;
  /** Draws the last range from its anchor to here (Shift, or dragging). */
  extendTo(place: CellPlace): void;
  /** Selects a range; the active cell is its first one. */
  selectRange(range: CellRange, options?: { add?: boolean }): void;
  /** Selects every cell. */
  selectAll(): void;
  /** Whether a cell is selected. */
  isSelected(row: number, column: number): boolean;
}

/** Rows that are checked, as TanStack Table keeps them, by their ids. */
export type RowSelection = Readonly<Record<string, true>>;

/** Checking rows, for removal and for what the app does with them. Disabled rows cannot be checked. */
export interface CheckedApi {
  /** Whether a row is checked. */
  isChecked(rowId: RowId): boolean;
  /** The checked rows. */
  rowSelection(): RowSelection;
  /** Takes another choice, as TanStack Table tells it; rows that cannot be checked are left out. What is answered belongs to the store. */
  setRowSelection(update: (present: RowSelection) => Record<string, true>): void;
  /** How many rows are checked. */
  checkedCount(): number;
  /** All that can be checked, some, or none of the rows in view. */
  checkedState(): 'all' | 'some' | 'none';
  /** Checks rows, or no longer. */
  setChecked(rowIds: Iterable<RowId>, checked: boolean): void;
  /** Checks the rows in view, or none at all. */
  checkAll(checked: boolean): void;
  /** In the order of the rows. */
  checkedRows(): RowId[];
}
