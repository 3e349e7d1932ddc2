import { and, getTableName, is, SQL, sql } from 'drizzle-orm';
import { PgColumn } from 'drizzle-orm/pg-core';
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
    const condition = and(visibleRows(ctx, resource), compileFilters(visible, found.query), ownFilters(ctx, resource, others), found.where);
    const fields = { code: column, count: sql`count(*)`.mapWith(Number) };
    // Where nothing asks for what is joined, an index alone counts them.
    const bare = tx
      .select(fields)
      .from(resource.table as CommonTable)
      .where(condition)
      .groupBy(column);
    const query = needsJoin(resource, bare.toSQL().sql) ? selectFrom(tx, resource, fields).where(condition).groupBy(column) : bare;
    const rows = (await query) as unknown as { code: string; count: number }[];
    return Object.fromEntries(rows.map(({ code, count }) => [code, count]));
  });
}

/** Whether a statement names a table that the resource is joined with; so it does where that cannot be known. */
function needsJoin<Kind extends AnyEntity, Table extends CommonTable>({ table, options }: Resource<Kind, Table>, text: string): boolean {
  const own = getTableName(table);
  return Object.values(options.extra ?? {}).some(({ sql: expression }) => {
    const names = tablesIn(expression);
    return names.length === 0 || names.some((name) => name !== own && text.includes(`"${name}"`));
  });
}

function tablesIn(expression: unknown): string[] {
  if (is(expression, PgColumn)) return [getTableName(expression.table)];
  return is(expression, SQL) ? expression.queryChunks.flatMap(tablesIn) : [];
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
