import type { ComponentType } from 'react';
import type { Label } from '../i18n/catalogue.ts';
import { late } from '../internals/late.ts';
import type { CellControlProps } from './cells/cellType.ts';
import type { TableSize } from './columnTypes.ts';
import type { LiveOptions } from './live/liveTypes.ts';
import type { DetailsOptions, RowContent, SlotProps, TablePages, ToolbarOptions } from './features/featureTypes.ts';
import { rowSizes } from './grid/frameGeometry.ts';
import type { TableStore } from './store/tableStore.ts';

const Frame = late(() => import('./grid/TableFrame.tsx'), {
  meanwhile: ({ height = 'auto', size = 'medium', table }) => {
    const rows = Math.max(1, Math.min(10, table.viewCount()));
    return (
      <div
        aria-hidden
        className="animate-pulse rounded-md border border-solid border-line bg-sunken"
        style={{ height: height === 'auto' ? (rows + 1) * rowSizes[size] : height }}
      />
    );
  },
});

/**
 * A table that is edited like a spreadsheet: by keyboard, by mouse, by the clipboard of one. Draws only the cells in view, whatever
 * the number of rows. Its code comes when the first one is shown; until then its place is kept.
 *
 * @example <EditableTable table={table} label="Price list" height={480} />
 * @keyboard
 * ↓ ↑ → ←: Another cell; with Ctrl to the edge of what is filled, with Shift selects
 * Home End PageUp PageDown: Ends of the row, a screen up or down; with Ctrl the ends of the table
 * typing: Replaces what is in the cell; input methods begin there, too
 * Enter F2: Opens the cell; Enter writes it and goes down, Shift+Enter up
 * Tab Shift+Tab: Writes and goes along the row; after Esc leaves the table
 * Esc: Leaves the cell as it was
 * Alt+↓: Opens the list or calendar of a cell
 * Space: Turns a check box or switch
 * Alt+Enter: Breaks the line in a text of several lines
 * Ctrl+A Ctrl+Space Shift+Space: Selects all, the column, the row
 * Ctrl+C Ctrl+X Ctrl+V Delete: Copies, cuts, pastes, empties
 * Ctrl+D Ctrl+R: Fills down, to the right
 * Ctrl+Z Ctrl+Y: Takes back, does again
 * Ctrl+F: Finds and replaces
 * F8 Shift+F8: Next and previous error
 * Alt+F8 Alt+Shift+F8: Next and previous conflict of a table that several people share
 * Alt+Shift+M Alt+Shift+T: Keeps one’s own value of a conflict, takes theirs
 * Alt+Shift+↑ ↓: Moves the row
 * Ctrl+Enter: Opens the sub-table of the row
 * Shift+F10: Everything that can be done to the cell, its row and its column
 * @source TBL-01 … TBL-16
 */
export function EditableTable(props: EditableTableProps) {
  return <Frame {...props} />;
}

/** Props of {@link EditableTable}. */
export interface EditableTableProps {
  /** The rows, made by `useEditableTable` or `createTableStore`. */
  table: TableStore;
  /** Name of the table for people who do not see it. */
  label: Label;
  /** Height in px, or 'auto' for as high as its rows up to `maxHeight`. Default 'auto'. */
  height?: number | 'auto';
  /** Px that an automatic height does not go beyond, default 480. */
  maxHeight?: number;
  /** Height of a row: 44, 36, 32 or 26 px. Default 'medium'. @source TBL-01 */
  size?: TableSize;
  /** Numbers the rows. */
  rowNumber?: boolean;
  /** Rows can be checked, as `rowSelectionType` of the table says. */
  rowSelection?: boolean;
  /** Every text cell is an input all the time, as in a form; without it a cell becomes one when it is edited. */
  alwaysEdit?: boolean;
  /** Remembers widths, order, pins and hidden columns in this browser under this name; absent: for this visit. */
  storageId?: string;
  /** Buttons above the table; true for the usual ones. Default false. @source TBL-07 */
  toolbar?: boolean | ToolbarOptions;
  /** A line below the table with the number of rows and errors, and what the selected cells come to. Default true. */
  statusLine?: boolean;
  /** Pages below the table, where the rows are one page of many; absent or without rows: none. @source TBL-09 */
  pagination?: TablePages;
  /** Draws what stands below a row that is expanded; gives each row a button for it. */
  expand?: RowContent;
  /** Px of what stands below an expanded row, default 200. */
  expandHeight?: number;
  /** Draws the sub-table of a row: a click on the row, or Ctrl+Enter, opens it in a pop-over. @source TBL-10 */
  subTable?: RowContent;
  /** What the details of a row show, for columns with `showDetails`. @source TBL-11 */
  details?: DetailsOptions;
  /** A click anywhere in a row checks it. */
  clickSelectRow?: boolean;
  /** Cells in view whose value becomes another one by `loadNewData` are marked for 1400 ms. @source TBL-12 */
  reloadEffect?: boolean;
  /** The app removes rows itself: `remove` is told with `confirmRemove`, to be called once the server has. */
  asyncRemove?: boolean;
  /** Rows are on their way: covers the table. */
  loading?: boolean;
  /** Controls for cell types, by name: pickers of users, departments and reports, and those in the place of the kit's. */
  controls?: Readonly<Record<string, ComponentType<CellControlProps>>>;
  /** What the app draws in cells of type `slot`, by `slotName` or the column's key. */
  slots?: Readonly<Record<string, ComponentType<SlotProps>>>;
  /**
   * Others edit the same rows at the same time: cursors and edits are seen at once, and where two have written one cell a person
   * chooses. Rows need keys that the server knows; new and removed rows are not shared. @source TBL-13
   */
  live?: LiveOptions;
}
