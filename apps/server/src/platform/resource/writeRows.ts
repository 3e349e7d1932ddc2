import { and, eq, getTableName, sql } from 'drizzle-orm';
import type { AddOf, AnyEntity, EditOf } from '../contract/entity.ts';
import { nowText } from '../clock.ts';
import type { Context } from '../context.ts';
import type { Tx } from '../db/database.ts';
import { keepVersion } from '../data-log/keepVersion.ts';
import { AppError, errorStatus, invalidInput, notFound, staleVersion } from '../errors.ts';
import { splitList } from '../query/condition.ts';
import { checkedInput } from './checkedInput.ts';
import { getRow } from './getRow.ts';
import { visibleRows } from './visibleRows.ts';
import { insertStored, storedBy, storedRows } from './plainSelect.ts';
import type { CommonTable, Resource, Values } from './resource.ts';

/**
 * Stores a new row.
 *
 * @throws InvalidInput a coded value is not in its dictionary
 */
export function addRow<Kind extends AnyEntity, Table extends CommonTable>(
  ctx: Context,
  resource: Resource<Kind, Table>,
  input: AddOf<Kind>,
): Promise<Record<string, unknown>> {
  return ctx.transaction(async (tx) => readBack(ctx, resource, await storeRow(tx, ctx, resource, input)));
}

/** Adds a row within a transaction that is already open, and does not read it back. */
export async function storeRow<Kind extends AnyEntity, Table extends CommonTable>(
  tx: Tx,
  ctx: Context,
  resource: Resource<Kind, Table>,
  input: AddOf<Kind>,
): Promise<Table['$inferSelect']> {
  const { kind, options } = resource;
  const values = await checkedInput(tx, ctx, resource, { input, complete: (given) => options.beforeAdd?.(tx, ctx, input, given) });
  const row = await insertRow(tx, ctx, resource.table, values);
  await options.afterAdd?.(tx, ctx, row);
  if (options.audited === true) ctx.audit({ action: `${kind.name}.add`, entity: kind.name, entityId: row.id, after: row });
  return row;
}

/**
 * Changes a row that nobody has changed since it was read.
 *
 * @throws NotFound missing or not visible
 * @throws Conflict `version` is not the stored one (40901)
 * @source security 13.55
 */
export function editRow<Kind extends AnyEntity, Table extends CommonTable>(
  ctx: Context,
  resource: Resource<Kind, Table>,
  input: EditOf<Kind>,
): Promise<Record<string, unknown>> {
  const { kind, options } = resource;
  const { id, version } = input as { id: string; version: number };
  return ctx.transaction(async (tx) => {
    // Who names none has read none: here that is a conflict as well.
    const before = await lockRow(tx, ctx, resource, { id });
    if (before.version !== version) throw staleVersion();
    const values = await checkedInput(tx, ctx, resource, {
      input,
      complete: (given) => options.beforeEdit?.(tx, ctx, { before, input, values: given }),
      before,
    });
    const row = await updateRow(tx, ctx, resource.table, { before, values });
    await options.afterEdit?.(tx, ctx, row, before);
    if (options.audited === true) {
      await keepVersion(tx, ctx, resource as unknown as Resource, { before, after: row });
      ctx.audit({
        action: `${kind.name}.edit`,
        entity: kind.name,
        entityId: id,
        before: changed(before, row),
        after: changed(row, before),
      });
    }
    return readBack(ctx, resource, row);
  });
}

/**
 * Removes a row: it is marked and no longer seen.
 *
 * @throws NotFound missing or not visible
 */
export function removeRow<Kind extends AnyEntity, Table extends CommonTable>(
  ctx: Context,
  resource: Resource<Kind, Table>,
  id: string,
): Promise<void> {
  const { kind, options } = resource;
  return ctx.transaction(async (tx) => {
    const row = await lockRow(tx, ctx, resource, { id });
    await options.beforeRemove?.(tx, ctx, row);
    await updateRow(tx, ctx, resource.table, { before: row, values: { delFlag: 1 } as unknown as Values<Table> });
    await options.afterRemove?.(tx, ctx, row);
    if (options.audited === true) ctx.audit({ action: `${kind.name}.delete`, entity: kind.name, entityId: id, before: row });
  });
}

/** What became of each row of an action on several. @source freight-domain 0.4 */
export interface BatchOutcome {
  success: string[];
  fail: { id: string; code: number | null; message: string }[];
}

/** Acts on each id by itself: one that is refused does not stop the others. Our own bugs still stop everything. */
export async function forEachId(
  ids: readonly string[],
  { act, locale = 'zh' }: { act: (id: string) => Promise<unknown>; locale?: Context['locale'] },
): Promise<BatchOutcome> {
  const outcome: BatchOutcome = { success: [], fail: [] };
  for (const id of new Set(ids)) {
    try {
      await act(id);
      outcome.success.push(id);
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      outcome.fail.push({ id, code: error.details.errorCode ?? errorStatus[error.kind].code, message: error.texts[locale] });
    }
  }
  return outcome;
}

/** Ids of a comma list. @throws InvalidInput there is none */
export function readIds(ids: string): string[] {
  const list = splitList(ids);
  if (list.length === 0) throw invalidInput('参数不识别！');
  return list;
}

/**
 * Reads a row for change and holds it until the transaction ends.
 *
 * @param version as the caller read it; absent: whichever there is
 * @throws NotFound missing or not visible; Conflict changed since that version
 */
export async function lockRow<Kind extends AnyEntity, Table extends CommonTable>(
  tx: Tx,
  ctx: Context,
  resource: Resource<Kind, Table>,
  { id, version }: { id: string; version?: number },
): Promise<Table['$inferSelect']> {
  const table = resource.table as CommonTable;
  const [row] = await storedRows(
    tx,
    table,
    sql`where ${and(visibleRows(ctx, resource), eq(table.id, id))} for update of ${sql.identifier(getTableName(table))}`,
  );
  if (row === undefined) throw notFound();
  if (version !== undefined && row.version !== version) throw staleVersion();
  return row as unknown as Table['$inferSelect'];
}

/** Inserts with the audit columns filled. */
export async function insertRow<Table extends CommonTable>(
  tx: Tx,
  ctx: Context,
  table: Table,
  values: Values<Table>,
): Promise<Table['$inferSelect']> {
  return insertStored(tx, table, newRow(ctx, values)) as Promise<Table['$inferSelect']>;
}

/** The values of a new row, with the audit columns filled. */
export function newRow<Given extends object>(ctx: Context, values: Given) {
  const { username, orgCode, tenantId } = ctx.actor;
  return { createBy: username, createTime: nowText(ctx.clock), sysOrgCode: orgCode, ...values, tenantId, delFlag: 0, version: 0 };
}

/**
 * Updates the row that was read, unless it has changed since.
 *
 * @throws Conflict it has
 */
export async function updateRow<Table extends CommonTable>(
  tx: Tx,
  ctx: Context,
  table: Table,
  { before, values }: { before: Pick<Table['$inferSelect'], 'id' | 'version'>; values: Values<Table> },
): Promise<Table['$inferSelect']> {
  const change = { updateBy: ctx.actor.username, updateTime: nowText(ctx.clock), ...values, version: sql`${table.version} + 1` };
  const update = tx
    .update(table)
    .set(change as never)
    .where(and(eq(table.tenantId, ctx.actor.tenantId), eq(table.id, before.id), eq(table.version, before.version)));
  const [stored] = await storedBy(tx, table, update);
  if (stored === undefined) throw staleVersion();
  return stored;
}

/** What the writer gets to see: as from a read where the row is visible, else the bare identity. */
async function readBack<Kind extends AnyEntity, Table extends CommonTable>(
  ctx: Context,
  resource: Resource<Kind, Table>,
  row: { id: string; version: number },
): Promise<Record<string, unknown>> {
  try {
    return await getRow(ctx, resource, row.id);
  } catch (error) {
    if (error instanceof AppError && error.kind === 'NotFound') return { id: row.id, version: row.version };
    throw error;
  }
}

function changed(row: object, other: object): Record<string, unknown> {
  const rest = other as Record<string, unknown>;
  return Object.fromEntries(Object.entries(row).filter(([name, value]) => value !== rest[name]));
}
