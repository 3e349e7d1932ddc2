import { asc, desc, sql, type SQL } from 'drizzle-orm';
import type { ListQueryInput } from './compileQuery.ts';
import { splitList } from './condition.ts';
import { columnOf, type QueryColumn, type QueryColumns } from './queryColumns.ts';

/** How a list stands when the client asks for no order, or for one that we do not know. */
export interface DefaultSort {
  field: string;
  order: 'asc' | 'desc';
}

/** Which columns a list is sorted by, all in one direction. */
export interface Sort {
  columns: readonly QueryColumn[];
  order: 'asc' | 'desc';
}

/**
 * Reads the order of a list. It always ends with the id, so that pages neither repeat nor lose rows.
 *
 * @source jeecg-wire 1.7, security 7.33
 */
export function readSort(columns: QueryColumns, query: ListQueryInput, fallback: DefaultSort): Sort {
  const direction = /^(asc|desc)(end)?$/i.exec(typeof query['order'] === 'string' ? query['order'].trim() : '')?.[1]?.toLowerCase();
  const asked = typeof query['column'] === 'string' ? splitList(query['column']).slice(0, 5) : [];
  const fields = asked.map((name) => name.replace(/_dictText$/, '')).map((name) => ({ name, column: columnOf(columns, name) }));
  const known =
    direction !== undefined &&
    fields.length > 0 &&
    fields.every(({ column }) => column !== undefined && !column.sensitive && column.unsorted !== true);
  const sorted = known ? fields : [{ name: fallback.field, column: columnOf(columns, fallback.field) }];
  const id = columnOf(columns, 'id');
  const all = sorted.some(({ name }) => name === 'id') || id === undefined ? sorted : [...sorted, { name: 'id', column: id }];
  return {
    columns: all.flatMap(({ column }) => column ?? []),
    order: (known ? direction : fallback.order) === 'asc' ? 'asc' : 'desc',
  };
}

/** Writes that order as SQL. */
export const compileSort = (columns: QueryColumns, query: ListQueryInput, fallback: DefaultSort): SQL[] =>
  orderBy(readSort(columns, query, fallback));

/** An order as SQL; empty values stand last in either direction. */
export const orderBy = ({ columns, order }: Sort): SQL[] => columns.map((column) => sortBy(column, order));

/** The same order from its end. */
export const reversedOrder = ({ columns, order }: Sort): SQL[] =>
  columns.map((column) => {
    const key = keyOf(column);
    if (order === 'asc') return sql`${key} desc`;
    return column.nullable ? sql`${key} asc nulls first` : sql`${key} asc`;
  });

const keyOf = (column: QueryColumn): SQL => (column.byPinyin === true ? sql`pinyin_key(${column.sql})` : sql`${column.sql}`);

function sortBy(column: QueryColumn, order: 'asc' | 'desc'): SQL {
  if (column.byPinyin === true) {
    const key = keyOf(column);
    return order === 'asc' ? sql`${key} asc` : column.nullable ? sql`${key} desc nulls last` : sql`${key} desc`;
  }
  if (order === 'asc') return asc(column.sql);
  // Newest first should not start with rows that have no time at all; columns that cannot be empty keep their index.
  return column.nullable ? sql`${column.sql} desc nulls last` : desc(column.sql);
}
