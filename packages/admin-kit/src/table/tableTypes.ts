import type { ReactNode } from 'react';
import type { SpokenColumn, TableColumn, TableSort, TableSums } from './columns.ts';
import type { Label } from '../i18n/catalogue.ts';
import type { CardLayout } from './cardLayout.ts';
import type { TableTree } from './tableTree.ts';
import type { ColumnSettingsHandle } from './useColumnSettings.ts';

/** What the views of {@link DataTable} are given: its props, with titles in the language that is spoken. */
export interface SpokenTableProps<Row> extends DataTableProps<Row> {
  columns: ReadonlyArray<SpokenColumn<Row>>;
}

/** A column in view, with the engine's width and the style that keeps it in place. */
export interface VisibleColumn<Row> {
  leaf: { id: string; getSize: () => number };
  column: SpokenColumn<Row>;
  stick: { insetInlineStart?: number; insetInlineEnd?: number } | undefined;
}

/** Props of {@link SkeletonRows}. */
export interface SkeletonRowsProps<Row> {
  visible: ReadonlyArray<VisibleColumn<Row>>;
  count: number;
}

/** Props of {@link DataTable}. */
export interface DataTableProps<Row> {
  /** Columns in order; pinned ones move to their side. */
  columns: ReadonlyArray<TableColumn<Row>>;
  /** Rows of the page in view; above 100 only those in sight are drawn. */
  rows: readonly Row[];
  /** Identity of a row; stable across pages. */
  rowKey: (row: Row) => string;
  /** Name of the table for assistive technology. */
  label: Label;
  /** What the rows are: `ready` (default), `loading` with the former rows or a skeleton, `failed`, or `denied`. */
  state?: 'ready' | 'loading' | 'failed' | 'denied';
  /** So many rows are drawn as blanks while the first ones are on their way, default 10. */
  expected?: number;
  /** What went wrong, in the server's words. */
  message?: string;
  /** Asks again after a failure; absent leaves the button out. */
  onRetry?: () => void;
  /** The present order; null is that of the server. */
  sort?: TableSort | null;
  /** Given a way to change the order, sortable headings become buttons. */
  onSortChange?: (sort: TableSort | null) => void;
  /** A click on a heading with Shift adds its column to the order; the headings then tell their places in it. */
  severalSorts?: boolean;
  /** Shown over headings that can be sorted by, such as how to sort by several. */
  sortHint?: string;
  /** Keys of chosen rows; given a way to change them, each row has a box. */
  selected?: readonly string[];
  /** Called with the keys of all chosen rows, also of those on other pages; absent means no boxes. */
  onSelectedChange?: (keys: readonly string[]) => void;
  /** Whether a row can be chosen; the box of another one is off, and the box of the page passes over it. By default every row can. */
  mayChoose?: ((row: Row) => boolean) | undefined;
  /** False: at most one row is chosen, as the owner sees to it, and the heading has no box for the whole page. Default true. */
  multiple?: boolean;
  /** A click anywhere on a row chooses it as its box does, but for its buttons and links: for pickers. Space does so in any case. Default false. */
  choosesByClick?: boolean;
  /** Number of the first row, for a column of row numbers; absent means no such column. */
  firstRowNumber?: number;
  /** Buttons at the end of each row, always in view. */
  rowActions?: (row: Row) => ReactNode;
  /** Width of that column in px, default 132. */
  rowActionsWidth?: number;
  /** Enter or a double click on a row, but for its boxes, buttons and links. */
  onRowOpen?: (row: Row) => void;
  /** Key of the row that something beside the table is about; it is marked. */
  current?: string | null;
  /** A row got the focus by click or arrow key, or the button of its card was pressed. */
  onCurrentChange?: (row: Row) => void;
  /** Words of the button that does so on a card, where no arrow key does. */
  currentLabel?: Label;
  /** How the rows lie below each other; the table is then a tree. */
  tree?: TableTree;
  /** Opens below a row. */
  expand?: (row: Row) => ReactNode;
  /** Sums below the columns, in the columns' own units: of this page, of the whole result. */
  sums?: TableSums;
  /** Marks rows, for instance by what is due. */
  rowTone?: (row: Row) => 'danger' | 'waiting' | undefined;
  /** Said where there are no rows, 暂无数据 / No data unless said. */
  emptyText?: ReactNode;
  /** A button or link below that sentence. */
  emptyAction?: ReactNode;
  /** Remembers widths and hidden columns in this browser under this name. */
  storageId?: string;
  /** Settings kept outside, when a `ColumnMenu` stands elsewhere; then `storageId` is not needed. */
  settings?: ColumnSettingsHandle;
  /** What the card of a row shows on a phone before it is opened. */
  card?: CardLayout | undefined;
  /** Height at which rows begin to scroll, any CSS length; default none. */
  maxHeight?: string;
  /** Class of the box around the table. */
  className?: string;
}
