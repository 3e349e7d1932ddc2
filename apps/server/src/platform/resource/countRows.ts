import { and, sql } from 'drizzle-orm';
import type { AnyEntity } from '../contract/entity.ts';
import type { Context } from '../context.ts';
import { compileFilters, type ListQueryInput } from '../query/compileQuery.ts';
import { columnsFor, ownFilters, visibleRows } from './visibleRows.ts';
import { selectFrom } from './selectRows.ts';
import { foundByParts } from './foundByParts.ts';
import type { CommonTable, Resource } from './resource.ts';

/**
 * Counts the rows of a list by the codes of one of its fields, for the tabs above it. The other filters of the list apply, that field's own
 * does not.
 *
 * @returns counts by code; codes without rows are left out
 */
export async function countRows<Kind extends AnyEntity, Table extends CommonTable>(
  ctx: Context,
  resource: Resource<Kind, Table>,
  { field, query }: { field: string; query: ListQueryInput },
): Promise<Record<string, number>> {
  const others = Object.fromEntries(Object.entries(query).filter(([name]) => name !== field && name !== `${field}_MultiString`));
  const column = resource.columns[field]!.sql;
  const visible = columnsFor(ctx, resource);
  const found = await foundByParts(ctx, resource, { visible, query: others });
  return ctx.transaction(async (tx) => {
    const rows = (await selectFrom(tx, resource, { code: column, count: sql`count(*)`.mapWith(Number) })
      .where(and(visibleRows(ctx, resource), compileFilters(visible, found.query), ownFilters(ctx, resource, others), found.where))
      .groupBy(column)) as unknown as { code: string; count: number }[];
    return Object.fromEntries(rows.map(({ code, count }) => [code, count]));
  });
}

/**
 * Counts the rows of a list by the codes of one field, and beside them those that a second field marks. Neither field's own filter applies.
 *
 * @param mark the second field with the value that is counted, and the name that the count gets
 */
export async function countRowsAndMarked<Kind extends AnyEntity, Table extends CommonTable>(
  ctx: Context,
  resource: Resource<Kind, Table>,
  { field, mark, query }: { field: string; mark: { field: string; value: string; as: string }; query: ListQueryInput },
): Promise<Record<string, number>> {
  const own = new Set([field, `${field}_MultiString`, mark.field]);
  const others = Object.fromEntries(Object.entries(query).filter(([name]) => !own.has(name)));
  const byCode = await countRows(ctx, resource, { field, query: others });
  const marked = await countRows(ctx, resource, { field: mark.field, query: others });
  return { ...byCode, [mark.as]: marked[mark.value] ?? 0 };
}
