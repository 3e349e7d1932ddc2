import type { ReactNode } from 'react';
import type { Label } from '../i18n/catalogue.ts';

/** One column of a table. */
export interface TableColumn<Row> {
  /** Stable name; the server sorts by it, the person's settings remember it. */
  key: string;
  /** The heading; in both languages it follows the one that is spoken. */
  title: Label;
  /** Draws the cell of a row. */
  cell: (row: Row, index: number) => ReactNode;
  /** Width in px before a person changes it, default 140; wider where text is larger than 14 px. */
  width?: number;
  /** Takes the room that a wide window leaves, before others do. */
  grow?: boolean | undefined;
  /** Numbers stand at the end. */
  align?: 'end';
  /** The server can order by it. */
  sortable?: boolean;
  /** Stays in view while the others scroll sideways. */
  pinned?: 'start' | 'end';
  /** Out of view until a person switches it on. */
  hidden?: boolean;
  /** A person may hide it, default true. */
  hideable?: boolean;
  /** What its values are measured in, where no title says it, such as a line of a card. */
  unit?: string | undefined;
  /** Whether a row has nothing to show in it; absent: every row has. */
  isEmpty?: ((row: Row) => boolean) | undefined;
  /** Writes a sum below the column. */
  formatSum?: (sum: number) => ReactNode;
}

/** A column whose title is told in the language that is spoken. */
export type SpokenColumn<Row> = TableColumn<Row> & { title: string };

/** Columns with their titles in the language that is spoken. Those that are so already stay the same. */
export const spokenColumns = <Row>(
  columns: ReadonlyArray<TableColumn<Row>>,
  localize: (label: Label) => string,
): Array<SpokenColumn<Row>> => columns.map((column) => (isSpoken(column) ? column : { ...column, title: localize(column.title) }));

const isSpoken = <Row>(column: TableColumn<Row>): column is SpokenColumn<Row> => typeof column.title === 'string';

/** Sums below the columns, in the columns' own units. */
export interface TableSums {
  /** Of the page in view. */
  page?: Readonly<Record<string, number>> | undefined;
  /** Of the whole result. */
  total?: Readonly<Record<string, number>> | undefined;
  /** Names the rows that they leave out. */
  without?: string | undefined;
  /** Said in place of the label of the whole result, such as why it has no sums. */
  totalNote?: string;
  /** Which of both is shown, default the whole result. A button that switches belongs beside the table, where it covers no row. */
  shown?: 'total' | 'page' | undefined;
}

/** How rows are ordered. */
export interface TableSort {
  /** Key of the column. */
  column: string;
  /** From the smallest, or from the greatest. */
  order: 'asc' | 'desc';
  /** By what rows are ordered that are equal so far. */
  further?: readonly SortKey[];
}

/** One column of an order. */
export type SortKey = Omit<TableSort, 'further'>;

/** The order after a click on a heading: ascending, descending, none. */
export function nextSort(present: TableSort | null, column: string): TableSort | null {
  if (present?.column !== column || present.further) return { column, order: 'asc' };
  return present.order === 'asc' ? { column, order: 'desc' } : null;
}

/** As many columns as a server orders by. */
const mostSorts = 5;

/** The columns of an order, the first one first. */
export const sortKeys = (sort: TableSort | null | undefined): readonly SortKey[] =>
  sort ? [{ column: sort.column, order: sort.order }, ...(sort.further ?? [])] : [];

/** An order by these columns. */
export function sortOf([first, ...further]: readonly SortKey[]): TableSort | null {
  return first ? { ...first, ...(further.length > 0 && { further }) } : null;
}

/** The order after a click with Shift: the column is added behind the others, then turned round, then taken out. */
export function addSort(present: TableSort | null, column: string): TableSort | null {
  const keys = sortKeys(present);
  const own = keys.find((one) => one.column === column);
  if (!own) return keys.length < mostSorts ? sortOf([...keys, { column, order: 'asc' }]) : present;
  if (own.order === 'asc') return sortOf(keys.map((one) => (one === own ? { column, order: 'desc' } : one)));
  return sortOf(keys.filter((one) => one !== own));
}
