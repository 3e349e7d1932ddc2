import type { ReactNode } from 'react';
import type { Label } from '../../i18n/catalogue.ts';
import type { Row, RowId } from '../columnTypes.ts';
import type { TableStore } from '../store/tableStore.ts';

/** The buttons that a toolbar knows. @source TBL-07 */
export type ToolbarButton =
  | 'add'
  | 'insert'
  | 'save'
  | 'remove'
  | 'clearSelection'
  | 'validate'
  | 'collapse'
  | 'history'
  | 'find'
  | 'columns';

/** A button of the app's own. */
export interface ToolbarAction {
  /** Also the code that can exclude it. */
  key: string;
  /** Words of the button. */
  label: Label;
  /** Stands before them. */
  icon?: ReactNode;
  /** Action that a person must be allowed to do; absent: everyone. */
  permission?: string;
  /** Shown, and cannot be pressed. */
  disabled?: boolean;
  /** Called when it is pressed. */
  onSelect: () => void;
}

/** What stands above the table. @source TBL-07 */
export interface ToolbarOptions {
  /** Buttons in order; absent: add, remove, clearSelection and, at the other end, history, find, columns. */
  buttons?: readonly ToolbarButton[];
  /** Buttons of the app, behind those. */
  actions?: readonly ToolbarAction[];
  /** Codes of buttons that are left out; `batch_delete` leaves out remove. @source PERM-05 */
  excluded?: readonly string[];
  /** Actions that a person must be allowed to do, by button; absent: everyone. */
  permissions?: Partial<Readonly<Record<ToolbarButton, string>>>;
  /** Drawn before the buttons, and behind them. */
  prefix?: ReactNode;
  /** Drawn behind the buttons. */
  suffix?: ReactNode;
}

/** The page that the rows are of; another one is asked for by `pageChange`. @source TBL-09 */
export interface TablePages {
  /** From 1. */
  current: number;
  /** Rows on a page, default 10. */
  pageSize?: number;
  /** Rows on all pages. */
  total: number;
  /** Sizes offered, default 10, 20, 30. */
  sizes?: readonly number[];
}

/** Draws something for one row. */
export type RowContent = (row: Row, rowId: RowId) => ReactNode;

/** What the details of a row show beside its values. @source TBL-11 */
export interface DetailsOptions {
  /** In the place of the list of values. */
  main?: RowContent;
  /** Below it. */
  sub?: RowContent;
  /** Columns of the list, at most 4, default 4. */
  columns?: 1 | 2 | 3 | 4;
}

/** What an app draws in a cell of type `slot`. @source jeecg-wire §5.6 */
export interface SlotProps {
  /** Value of the cell, as the wire has it. */
  value: unknown;
  /** The whole row; to be read only. */
  row: Row;
  /** The row for the store's functions, wherever it is moved. */
  rowId: RowId;
  /** Key of the column. */
  column: string;
  /** Place of the row in the view, from 0. */
  rowIndex: number;
  /** Place among all rows, from 0. */
  index: number;
  /** Place of the column among those in view, from 0. */
  columnIndex: number;
  /** The table, for what else the cell does. */
  target: TableStore;
  /** Writes the cell. */
  triggerChange: (value: unknown) => void;
}
