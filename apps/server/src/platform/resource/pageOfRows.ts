import { sql, type SQL } from 'drizzle-orm';
import type { AnyEntity } from '../contract/entity.ts';
import type { ListQueryInput } from '../query/compileQuery.ts';
import { orderBy, reversedOrder, type Sort } from '../query/compileSort.ts';
import type { CommonTable, Resource } from './resource.ts';

/** From here on rows that are passed over are counted off in an index alone, and none of them is read. */
const lateOffset = 1000;
/** From here on a list is counted, so that a page of its later half is read from the end. */
export const farOffset = 200_000;

/** A page that is wanted of a list. */
export interface WantedPage {
  sort: Sort;
  limit: number;
  offset: number;
  /** Filtered by what the index of the order carries along. */
  isCarried: boolean;
  /** Rows of the list, where they have been counted. */
  counted?: number | undefined;
}

/**
 * The condition of the rows of one page, found by an index; undefined where they are as quickly read in order.
 *
 * @param condition of all rows of the list
 */
export function withinPage<Kind extends AnyEntity, Table extends CommonTable>(
  { kind, table }: Resource<Kind, Table>,
  { condition, page: { sort, limit, offset, isCarried, counted } }: { condition: SQL | undefined; page: WantedPage },
): SQL | undefined {
  const order = orderBy(sort);
  if (counted !== undefined && offset > counted / 2) {
    const size = Math.max(0, Math.min(limit, counted - offset));
    return idsIn(table, { condition, order: reversedOrder(sort), limit: size, offset: Math.max(0, counted - offset - size) });
  }
  const [first] = sort.columns;
  // Indexes hold empty values last and are read from either end: with the empty ones last, too, the other end is read in two parts.
  if (
    first?.nullable === true &&
    first.byPinyin !== true &&
    sort.orders[0] === 'desc' &&
    kind.definition.sortedBy !== undefined &&
    offset < lateOffset
  ) {
    const part = (isEmpty: boolean) =>
      sql`(select ${table.id} as id, ${first.sql} as key, ${isEmpty ? 1 : 0} as part from ${table} where ${condition ?? sql`true`} and ${first.sql} is ${isEmpty ? sql`null` : sql`not null`} order by ${listed(reversedOrder({ ...sort, orders: sort.orders.map(() => 'asc') }))} limit ${offset + limit})`;
    return sql`${table.id} in (select id from (${part(false)} union all ${part(true)}) as both_parts order by part, key desc, id desc limit ${limit} offset ${offset})`;
  }
  return offset >= lateOffset || isCarried ? idsIn(table, { condition, order, limit, offset }) : undefined;
}

function idsIn(
  table: CommonTable,
  { condition, order, limit, offset }: { condition: SQL | undefined; order: readonly SQL[]; limit: number; offset: number },
): SQL {
  return sql`${table.id} in (select ${table.id} from ${table} where ${condition ?? sql`true`} order by ${listed(order)} limit ${limit} offset ${offset})`;
}

const listed = (parts: readonly SQL[]): SQL => sql.join([...parts], sql`, `);

/** Whether a list is filtered by a field that the index of its default order carries along. */
export const isFilteredByCarried = <Kind extends AnyEntity, Table extends CommonTable>(
  { options }: Resource<Kind, Table>,
  query: ListQueryInput,
): boolean =>
  options.carried?.some((name) => [name, `${name}_MultiString`].some((key) => typeof query[key] === 'string' && query[key] !== '')) ??
  false;
