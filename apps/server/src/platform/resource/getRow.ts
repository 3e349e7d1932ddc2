import { and, eq, sql } from 'drizzle-orm';
import type { AnyEntity } from '../contract/entity.ts';
import type { Context } from '../context.ts';
import type { Tx } from '../db/database.ts';
import { notFound } from '../errors.ts';
import { storedRows } from './plainSelect.ts';
import type { CommonTable, Resource } from './resource.ts';
import { createRowMapper } from './rowMapper.ts';
import { selectRows, isPlain } from './selectRows.ts';
import { ruledRows, seesSensitive, visibleRows } from './visibleRows.ts';

/**
 * Reads one row.
 *
 * @throws NotFound it is missing, removed, or not visible to the actor
 */
export async function getRow<Kind extends AnyEntity, Table extends CommonTable>(
  ctx: Context,
  resource: Resource<Kind, Table>,
  id: string,
): Promise<Record<string, unknown>> {
  const reveal = seesSensitive(ctx, resource);
  const find = await finder(ctx, resource, { id, reveal });
  const row = await (reveal && isSensitive(resource)
    ? ctx.transaction(
        async (tx) => {
          const found = await find(tx);
          if (found !== undefined) noteReveal(ctx, resource, { id, row: found });
          return found;
        },
        { isWhole: true },
      )
    : ctx.platform.database.read({ tenantId: ctx.actor.tenantId }, find));
  if (row === undefined) throw notFound();
  return row;
}

/**
 * Reads one row as lists show it: numbers and papers masked for anyone, and no reveal on record.
 *
 * @throws NotFound it is missing, removed, or not visible to the actor
 */
export async function lookAtRow<Kind extends AnyEntity, Table extends CommonTable>(
  ctx: Context,
  resource: Resource<Kind, Table>,
  id: string,
): Promise<Record<string, unknown>> {
  const row = await ctx.platform.database.read({ tenantId: ctx.actor.tenantId }, await finder(ctx, resource, { id, reveal: false }));
  if (row === undefined) throw notFound();
  return row;
}

/** Finds the row of an id among those that are visible, as it is answered. */
async function finder<Kind extends AnyEntity, Table extends CommonTable>(
  ctx: Context,
  resource: Resource<Kind, Table>,
  { id, reveal }: { id: string; reveal: boolean },
) {
  const mapRow = await createRowMapper(ctx, resource, { reveal });
  return async (tx: Tx) => {
    const [row] = await selectRows(tx, resource, { condition: and(visibleRows(ctx, resource), eq(resource.table.id, id)) });
    return row === undefined ? undefined : mapRow(row);
  };
}

/**
 * A row as `getRow` gives it, for who has stored it in the present transaction: it is read again only where it may be hidden from its writer.
 *
 * @throws NotFound it is
 */
export async function showStored<Kind extends AnyEntity, Table extends CommonTable>(
  ctx: Context,
  resource: Resource<Kind, Table>,
  stored: Table['$inferSelect'],
): Promise<Record<string, unknown>> {
  if (!isShownAsStored(ctx, resource)) return getRow(ctx, resource, stored.id);
  const reveal = seesSensitive(ctx, resource);
  const row = (await createRowMapper(ctx, resource, { reveal }))({ ...stored });
  if (reveal && isSensitive(resource)) noteReveal(ctx, resource, { id: stored.id, row });
  return row;
}

/** Whether `showStored` reads nothing: every row is visible to its writer, and stands in one table. */
export const isShownAsStored = <Kind extends AnyEntity, Table extends CommonTable>(
  ctx: Context,
  resource: Resource<Kind, Table>,
): boolean => resource.options.scope?.(ctx) === undefined && ruledRows(ctx, resource) === undefined && isPlain(resource);

const isSensitive = <Kind extends AnyEntity, Table extends CommonTable>({ kind }: Resource<Kind, Table>): boolean =>
  Object.values(kind.fields).some((field) => field.sensitive === true);

/** Each reveal of personal numbers leaves a trace: whose they are, and which. @source freight-domain 0.4 */
function noteReveal<Kind extends AnyEntity, Table extends CommonTable>(
  ctx: Context,
  { kind, options }: Resource<Kind, Table>,
  { id, row }: { id: string; row: Readonly<Record<string, unknown>> },
): void {
  const title = row[options.title ?? ''];
  ctx.audit({
    action: `${kind.name}.reveal`,
    entity: kind.name,
    entityId: id,
    ...(typeof title === 'string' && title !== '' ? { remark: title } : {}),
    after: { fields: Object.keys(kind.fields).filter((name) => kind.fields[name]?.sensitive === true && (row[name] ?? '') !== '') },
  });
}

/** Reads a row as it is stored, for a service; undefined when it is missing or not visible. */
export async function findRow<Kind extends AnyEntity, Table extends CommonTable>(
  tx: Tx,
  ctx: Context,
  resource: Resource<Kind, Table>,
  id: string,
): Promise<Table['$inferSelect'] | undefined> {
  const table = resource.table as CommonTable;
  const [row] = await storedRows(tx, table, sql`where ${and(visibleRows(ctx, resource), eq(table.id, id))}`);
  return row as unknown as Table['$inferSelect'] | undefined;
}
