import { asc, desc, sql, type SQL } from 'drizzle-orm';
import type { ListQueryInput } from './compileQuery.ts';
import { splitList } from './condition.ts';
import { columnOf, type QueryColumn, type QueryColumns } from './queryColumns.ts';

/** How a list stands when the client asks for no order, or for one that we do not know. */
export interface DefaultSort {
  field: string;
  order: 'asc' | 'desc';
}

type Direction = 'asc' | 'desc';

/** Which columns a list is sorted by, each in its direction. */
export interface Sort {
  columns: readonly QueryColumn[];
  orders: readonly Direction[];
}

/** A list is sorted by so many columns at most. */
const mostColumns = 5;

const mostOf = (columns: QueryColumns): number => (Object.values(columns).some(({ unsorted }) => unsorted === true) ? 1 : mostColumns);

/**
 * Reads the order of a list: `column` names columns, and `order` the direction of each, or of all. It always ends with the id, so that
 * pages neither repeat nor lose rows. A list of which only some columns have an index is sorted by one of these alone: of millions of rows
 * those of one value are too many to be sorted again.
 *
 * @source jeecg-wire 1.7, security 7.33
 */
export function readSort(columns: QueryColumns, { query, fallback }: { query: ListQueryInput; fallback: DefaultSort }): Sort {
  const given = typeof query['order'] === 'string' ? splitList(query['order']) : [];
  const directions = given.map((one) => /^(asc|desc)(end)?$/i.exec(one)?.[1]?.toLowerCase() as Direction | undefined);
  const asked = typeof query['column'] === 'string' ? splitList(query['column']).slice(0, mostOf(columns)) : [];
  const fields = asked.map((name) => name.replace(/_dictText$/, '')).map((name) => ({ name, column: columnOf(columns, name) }));
  const known =
    directions.length > 0 &&
    directions.every((one) => one !== undefined) &&
    fields.length > 0 &&
    fields.every(({ column }) => column !== undefined && !column.sensitive && column.unsorted !== true);
  const sorted = known ? fields : [{ name: fallback.field, column: columnOf(columns, fallback.field) }];
  const id = columnOf(columns, 'id');
  const all = sorted.some(({ name }) => name === 'id') || id === undefined ? sorted : [...sorted, { name: 'id', column: id }];
  const last = directions.at(-1) ?? 'asc';
  const orderAt = (place: number) => (known ? (directions[Math.min(place, sorted.length - 1)] ?? last) : fallback.order);
  return {
    columns: all.flatMap(({ column }) => column ?? []),
    orders: all.flatMap(({ column }, place) => (column === undefined ? [] : [orderAt(place)])),
  };
}

/** Writes that order as SQL. */
export const compileSort = (columns: QueryColumns, { query, fallback }: { query: ListQueryInput; fallback: DefaultSort }): SQL[] =>
  orderBy(readSort(columns, { query, fallback }));

/** An order as SQL; empty values stand last in either direction. */
export const orderBy = ({ columns, orders }: Sort): SQL[] => columns.map((column, place) => sortBy(column, orders[place] ?? 'asc'));

/** The same order from its end. */
export const reversedOrder = ({ columns, orders }: Sort): SQL[] =>
  columns.map((column, place) => {
    const key = keyOf(column);
    if (orders[place] !== 'desc') return sql`${key} desc`;
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
