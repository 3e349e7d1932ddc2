import { and, sql, type SQL } from 'drizzle-orm';
import { invalidInput } from '../errors.ts';
import { bound, compileCondition } from './compileCondition.ts';
import { type Condition, readCondition, splitList } from './condition.ts';
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
export function visibleColumns(
  columns: QueryColumns,
  { isHidden, seesSensitive }: { isHidden: (field: string) => boolean; seesSensitive: boolean },
): QueryColumns {
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
    conditions.push(compileFilter(columns, { name, value }));
  }
  conditions.push(compileSuperQuery(columns, query));
  return and(...conditions);
}

/** A column of the rows themselves. */
function ownColumn(columns: QueryColumns, name: string) {
  const column = columnOf(columns, name);
  return column?.within === undefined ? column : undefined;
}

/** What is asked of a column that holds several codes: one of them, and not the whole. */
function ofList({ isList }: QueryColumn, condition: Condition): Condition {
  if (isList !== true) return condition;
  if (condition.operator === 'in') return { operator: 'holdsAny', values: condition.values };
  return condition.operator === 'eq' && !condition.value.includes(',') ? { operator: 'holdsAny', values: [condition.value] } : condition;
}

function compileFilter(columns: QueryColumns, { name, value }: { name: string; value: string }): SQL | undefined {
  const own = ownColumn(columns, name);
  if (own !== undefined) {
    // Ids and other texts with commas in a plain filter are lists; `readCondition` decides.
    const condition = readCondition(value);
    return condition === undefined ? undefined : compileCondition(name, { column: own, given: ofList(own, condition) });
  }
  const [, field = '', kind = ''] = suffix.exec(name) ?? [];
  const column = ownColumn(columns, field);
  if (column === undefined) return undefined;
  if (kind === 'MultiString')
    return compileCondition(field, { column, given: ofList(column, { operator: 'in', values: splitList(value) }) });
  if (column.sensitive) throw invalidInput('查询条件不正确', [{ path: name, message: '查询条件不正确' }]);
  return kind === 'begin'
    ? sql`${column.sql} >= ${bound(field, { column, value, operator: 'ge' })}`
    : sql`${column.sql} <= ${bound(field, { column, value, operator: 'le' })}`;
}

/** Page of a list; `-1` asks for all rows and gets as many as one answer may hold. */
export function readPage(query: ListQueryInput): { current: number; size: number; offset: number } {
  const current = typeof query['pageNo'] === 'number' ? query['pageNo'] : 1;
  const asked = typeof query['pageSize'] === 'number' ? query['pageSize'] : 10;
  const size = asked < 1 ? maxPageSize : Math.min(asked, maxPageSize);
  return { current, size, offset: (current - 1) * size };
}

/** A page of rows as the wire writes it. */
export function pageOf<Row>(records: Row[], { total, size, current }: { total: number; size: number; current: number }) {
  return { records, total, size, current, pages: Math.ceil(total / size) };
}

const maxPageSize = 500;
