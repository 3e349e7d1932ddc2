import { and, eq, inArray, sql, type SQL } from 'drizzle-orm';
import { QueryBuilder } from 'drizzle-orm/pg-core';
import type { AnyEntity } from '../contract/entity.ts';
import { holds, type Context } from '../context.ts';
import type { Tx } from '../db/database.ts';
import { type ListQueryInput, visibleColumns } from '../query/compileQuery.ts';
import { compileDataRules, rulesOf } from '../query/dataRules.ts';
import type { QueryColumns } from '../query/queryColumns.ts';
import type { CommonTable, Resource } from './resource.ts';
import { selectFrom } from './selectRows.ts';

/** The condition of all rows that the actor may see. Services that look up rows of a resource begin with it. */
export function visibleRows<Kind extends AnyEntity, Table extends CommonTable>(
  ctx: Context,
  resource: Resource<Kind, Table>,
): SQL | undefined {
  const { table, options } = resource;
  return and(
    // Row security says the same; said here it can use an index.
    eq(table.tenantId, ctx.actor.tenantId),
    // A literal, so that indexes of rows that are not removed are known to fit.
    sql`${table.delFlag} = 0`,
    options.scope?.(ctx),
    ruledRows(ctx, resource),
  );
}

/** The condition of the data rules. Services read the table alone: a column that a join brings is asked for in a select of its own. */
export function ruledRows<Kind extends AnyEntity, Table extends CommonTable>(
  ctx: Context,
  resource: Resource<Kind, Table>,
): SQL | undefined {
  const { table, options, columns } = resource;
  const list = `${options.permission}:list`;
  const rules = compileDataRules(ctx.actor, { permission: list, columns: options.ruledBy ?? columns, clock: ctx.clock });
  const isJoined = options.join !== undefined && rulesOf(ctx.actor, list).some(({ column }) => Object.hasOwn(options.extra ?? {}, column));
  if (!isJoined) return rules;
  const unbound = new QueryBuilder({ casing: 'snake_case' }) as unknown as Pick<Tx, 'select'>;
  const ids = selectFrom(unbound, resource, { id: table.id });
  return inArray(table.id, ids.where(and(eq(table.tenantId, ctx.actor.tenantId), rules)));
}

/** Whether the actor gets personal numbers in full. */
export function seesSensitive(ctx: Context, { options }: Pick<Resource, 'options'> | { options: { permission: string } }): boolean {
  return holds(ctx.actor, `${options.permission}:viewSensitive`);
}

/** Fields that this actor sees on some rows only, or on none. */
export const hiddenFields = <Kind extends AnyEntity, Table extends CommonTable>(ctx: Context, { options }: Resource<Kind, Table>) => [
  ...new Set([...(options.hidden?.(ctx) ?? []), ...(options.guarded?.(ctx) ?? [])]),
];

/** The columns that this actor may filter and sort by. */
export function columnsFor<Kind extends AnyEntity, Table extends CommonTable>(ctx: Context, resource: Resource<Kind, Table>): QueryColumns {
  const hidden = hiddenFields(ctx, resource);
  const sensitive = seesSensitive(ctx, resource);
  const key = `${sensitive} ${hidden.join(',')}`;
  let kept = visibleOf.get(resource.columns);
  if (kept === undefined) visibleOf.set(resource.columns, (kept = new Map()));
  let columns = kept.get(key);
  if (columns === undefined)
    kept.set(key, (columns = visibleColumns(resource.columns, { isHidden: (field) => hidden.includes(field), seesSensitive: sensitive })));
  return columns;
}

/** There are as many ways to see a resource as kinds of users, and each is worked out once. */
const visibleOf = new WeakMap<QueryColumns, Map<string, QueryColumns>>();

/** The condition of the filters that are not columns, and of what a question is held to. */
export function ownFilters<Kind extends AnyEntity, Table extends CommonTable>(
  ctx: Context,
  { options }: Resource<Kind, Table>,
  query: ListQueryInput,
): SQL | undefined {
  const filters = Object.entries(options.filters ?? {});
  return and(
    ...filters.map(([name, compile]) => (typeof query[name] === 'string' && query[name] !== '' ? compile(query[name], ctx) : undefined)),
    options.bounds?.(query, ctx),
  );
}
