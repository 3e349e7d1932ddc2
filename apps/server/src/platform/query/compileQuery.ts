import { and, asc, desc, sql, type SQL } from 'drizzle-orm';
import { invalidInput } from '../errors.ts';
import { bound, compileCondition } from './compileCondition.ts';
import { readCondition, splitList } from './condition.ts';
import { columnOf, type QueryColumn, type QueryColumns } from './queryColumns.ts';
import { compileSuperQuery } from './superQuery.ts';

/** A parsed query string. */
export type ListQueryInput = Readonly<Record<string, unknown>>;

/** Names that a list understands as something other than a filter. @source jeecg-wire 1.7, 1.8 */
const reserved = new Set([
  'pageNo',
  'pageSize',
  'column',
  'order',
  'field',
  'superQueryParams',
  'superQueryMatchType',
  'selections',
  '_t',
  'class',
  'ids',
  'page',
  'rows',
  'sort',
  'sums',
  'exactTotal',
  'paramsStr',
]);

const suffix = /^(.+)_(begin|end|MultiString)$/;

/** The columns that this reader may ask for: hidden ones do not exist for them. */
export function visibleColumns(columns: QueryColumns, isHidden: (field: string) => boolean, seesSensitive: boolean): QueryColumns {
  return Object.fromEntries(
    Object.entries(columns)
      .filter(([field]) => !isHidden(field))
      .map(([field, column]) => [field, seesSensitive && column.encode === undefined ? { ...column, sensitive: false } : column]),
  );
}

/**
 * Compiles the filters of a list. Unknown names are left alone, so that clients may send more than we know.
 *
 * @throws InvalidInput a value does not fit its column, or the super query cannot be read
 * @source jeecg-wire 1.8, security 7.33
 */
export function compileFilters(columns: QueryColumns, query: ListQueryInput): SQL | undefined {
  const conditions: (SQL | undefined)[] = [];
  for (const [name, value] of Object.entries(query)) {
    if (reserved.has(name) || typeof value !== 'string' || value === '') continue;
    conditions.push(compileFilter(columns, name, value));
  }
  conditions.push(compileSuperQuery(columns, query));
  return and(...conditions);
}

function compileFilter(columns: QueryColumns, name: string, value: string): SQL | undefined {
  const own = columnOf(columns, name);
  if (own !== undefined) {
    // Ids and other texts with commas in a plain filter are lists; `readCondition` decides.
    const condition = readCondition(value);
    return condition === undefined ? undefined : compileCondition(name, own, condition);
  }
  const [, field = '', kind = ''] = suffix.exec(name) ?? [];
  const column = columnOf(columns, field);
  if (column === undefined) return undefined;
  if (kind === 'MultiString') return compileCondition(field, column, { operator: 'in', values: splitList(value) });
  if (column.sensitive) throw invalidInput('查询条件不正确', [{ path: name, message: '查询条件不正确' }]);
  return kind === 'begin'
    ? sql`${column.sql} >= ${bound(field, column, value, 'ge')}`
    : sql`${column.sql} <= ${bound(field, column, value, 'le')}`;
}

/** How a list stands when the client asks for no order, or for one that we do not know. */
export interface DefaultSort {
  field: string;
  order: 'asc' | 'desc';
}

/**
 * Compiles the order of a list. It always ends with the id, so that pages neither repeat nor lose rows.
 *
 * @source jeecg-wire 1.7, security 7.33
 */
export function compileSort(columns: QueryColumns, query: ListQueryInput, fallback: DefaultSort): SQL[] {
  const direction = /^(asc|desc)(end)?$/i.exec(typeof query['order'] === 'string' ? query['order'].trim() : '')?.[1]?.toLowerCase();
  const asked = typeof query['column'] === 'string' ? splitList(query['column']).slice(0, 5) : [];
  const fields = asked.map((name) => name.replace(/_dictText$/, '')).map((name) => ({ name, column: columnOf(columns, name) }));
  const known = direction !== undefined && fields.length > 0 && fields.every(({ column }) => column !== undefined && !column.sensitive);
  const order = known ? direction : fallback.order;
  const sorted = known ? fields : [{ name: fallback.field, column: columnOf(columns, fallback.field) }];
  const id = columnOf(columns, 'id');
  const all = sorted.some(({ name }) => name === 'id') || id === undefined ? sorted : [...sorted, { name: 'id', column: id }];
  return all.flatMap(({ column }) => (column === undefined ? [] : [sortBy(column, order)]));
}

function sortBy(column: QueryColumn, order: string): SQL {
  if (column.byPinyin === true) {
    const key = sql`pinyin_key(${column.sql})`;
    return order === 'asc' ? sql`${key} asc` : column.nullable ? sql`${key} desc nulls last` : sql`${key} desc`;
  }
  if (order === 'asc') return asc(column.sql);
  // Newest first should not start with rows that have no time at all; columns that cannot be empty keep their index.
  return column.nullable ? sql`${column.sql} desc nulls last` : desc(column.sql);
}

/** Page of a list; `-1` asks for all rows and gets as many as one answer may hold. */
export function readPage(query: ListQueryInput): { current: number; size: number; offset: number } {
  const current = typeof query['pageNo'] === 'number' ? query['pageNo'] : 1;
  const asked = typeof query['pageSize'] === 'number' ? query['pageSize'] : 10;
  const size = asked < 1 ? maxPageSize : Math.min(asked, maxPageSize);
  return { current, size, offset: (current - 1) * size };
}

const maxPageSize = 500;
