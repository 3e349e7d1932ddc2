import { sql, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { AnyEntity } from '../contract/entity.ts';
import type { Tx } from '../db/database.ts';
import { columnsOf } from '../db/names.ts';
import { orderBy } from '../query/compileSort.ts';
import type { AskedFields } from './askedFields.ts';
import { type WantedPage, withinPage } from './pageOfRows.ts';
import { plainSelect, type PlainSelect } from './plainSelect.ts';
import type { CommonTable, Joinable, Resource } from './resource.ts';

/** What comes after the condition. */
interface RowRange extends Partial<WantedPage> {
  /** A query whose number each row gets as `listTotal`. */
  total?: SQL | undefined;
  /** What is read of each row, absent for all of it. */
  asked?: AskedFields | undefined;
}

interface RowQuery extends Promise<Record<string, unknown>[]> {
  orderBy(...order: SQL[]): RowQuery;
  limit(count: number): RowQuery;
  offset(count: number): RowQuery;
}

/** By resource, or by what is asked of one. */
const plain = new WeakMap<object, PlainSelect>();

/** Reads rows as they are stored, all columns or those that were asked for. */
export async function selectRows<Kind extends AnyEntity, Table extends CommonTable>(
  tx: Tx,
  resource: Resource<Kind, Table>,
  {
    condition,
    rowRange: { sort, limit, offset = 0, isCarried = false, counted, total, asked } = {},
  }: { condition: SQL | undefined; rowRange?: RowRange },
): Promise<Record<string, unknown>[]> {
  const order = sort === undefined ? [] : orderBy(sort);
  if (isPlain(resource)) {
    const key = asked ?? resource;
    let select = plain.get(key);
    if (select === undefined)
      plain.set(key, (select = plainSelect(resource.table, selection(resource, asked) as Record<string, PgColumn>)));
    const page =
      sort === undefined || limit === undefined
        ? undefined
        : withinPage(resource, { condition, page: { sort, limit, offset, isCarried, counted } });
    const within = page ?? condition;
    const parts = [
      within === undefined ? undefined : sql`where ${within}`,
      order.length === 0 ? undefined : sql`order by ${sql.join([...order], sql`, `)}`,
      limit === undefined ? undefined : sql`limit ${limit}`,
      offset === 0 || page !== undefined ? undefined : sql`offset ${offset}`,
    ];
    return select.rows(
      tx,
      sql.join(
        parts.filter((part) => part !== undefined),
        sql` `,
      ),
      total,
    );
  }
  const own = selection(resource, asked);
  const fields = total === undefined ? own : { ...own, listTotal: sql`(${total})`.as('list_total') as unknown as SQL };
  let query = selectFrom(tx, resource, fields).where(condition) as unknown as RowQuery;
  if (order.length > 0) query = query.orderBy(...order);
  if (limit !== undefined) query = query.limit(limit);
  return offset === 0 ? query : query.offset(offset);
}

/** Whether rows come from the table alone. */
export const isPlain = <Kind extends AnyEntity, Table extends CommonTable>({ options }: Resource<Kind, Table>): boolean =>
  options.join === undefined && options.extra === undefined && options.fetch === undefined;

function selection<Kind extends AnyEntity, Table extends CommonTable>(
  { kind, table, options }: Resource<Kind, Table>,
  asked?: AskedFields,
): Record<string, PgColumn | SQL> {
  const stored = columnsOf(table);
  const isAsked = (name: string) => asked?.selected === undefined || asked.selected.has(name);
  const names = ['id', 'version', ...Object.keys(kind.fields).filter(isAsked)];
  const own = names.flatMap((name): [string, PgColumn][] => (stored[name] === undefined ? [] : [[name, stored[name]]]));
  const extra = Object.entries(options.extra ?? {})
    .filter(([name]) => isAsked(name))
    .map(([name, { sql: expression }]): [string, PgColumn | SQL] => [name, expression]);
  return { ...Object.fromEntries([...own, ...extra]), ...options.fetch };
}

/** A select of some fields from the table of a resource and what it is joined with. */
export function selectFrom<Kind extends AnyEntity, Table extends CommonTable>(
  tx: Pick<Tx, 'select'>,
  { table, options }: Resource<Kind, Table>,
  fields: Record<string, PgColumn | SQL>,
) {
  const query = tx
    .select(fields)
    .from(table as CommonTable)
    .$dynamic();
  return options.join === undefined ? query : (options.join(query as unknown as Joinable) as unknown as typeof query);
}
