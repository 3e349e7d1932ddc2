import { sql, type SQL } from 'drizzle-orm';
import { nowText } from '../clock.ts';
import type { Context } from '../context.ts';
import { bulkInsert, jsonRows } from '../db/bulkInsert.ts';
import type { Tx } from '../db/database.ts';
import { columnsOf, qualifiedName, quotedName } from '../db/names.ts';
import { newId } from '../db/newId.ts';
import { staleVersion } from '../errors.ts';
import { rowOf, storedBy } from './plainSelect.ts';
import type { CommonTable, Values } from './resource.ts';
import { newRow } from './writeRows.ts';

/** Inserts rows with the audit columns filled, in one statement. All name the same values. */
export async function insertRows<Table extends CommonTable>(
  tx: Tx,
  ctx: Context,
  table: Table,
  values: readonly Values<Table>[],
): Promise<Table['$inferSelect'][]> {
  const rows = values.map((given) => ({ id: newId(), ...newRow(ctx, given) }));
  await bulkInsert(tx, table, rows);
  return rows.map((row) => rowOf(table, row));
}

/** A row as it was read, and what it stores from now on. */
export interface RowChange<Table extends CommonTable> {
  before: Table['$inferSelect'];
  values: Values<Table>;
}

/**
 * Updates rows that were read, unless one has changed since: in one statement for all that store the same columns.
 *
 * @returns the rows as they are stored, in the order of the changes
 * @throws Conflict one has
 */
export async function updateRows<Table extends CommonTable>(
  tx: Tx,
  ctx: Context,
  table: Table,
  changes: readonly RowChange<Table>[],
): Promise<Table['$inferSelect'][]> {
  const stored = new Map<string, Table['$inferSelect']>();
  for (const rows of alike(ctx, changes)) for (const row of await storedBy(tx, table, updateOf(ctx, table, rows))) stored.set(row.id, row);
  return changes.map(({ before }) => {
    const row = stored.get(before.id);
    if (row === undefined) throw staleVersion();
    return row;
  });
}

/** The same where nobody reads the rows as they are then: to read back wide ones takes as long as to write them. @throws Conflict as above */
export async function storeChanges<Table extends CommonTable>(
  tx: Tx,
  ctx: Context,
  table: Table,
  changes: readonly RowChange<Table>[],
): Promise<void> {
  let count = 0;
  for (const rows of alike(ctx, changes)) count += (await tx.execute(updateOf(ctx, table, rows))).rowCount ?? 0;
  if (count < changes.length) throw staleVersion();
}

/** What changes store, in groups that store the same columns. */
function alike<Table extends CommonTable>(ctx: Context, changes: readonly RowChange<Table>[]): Iterable<Record<string, unknown>[]> {
  const audit = { updateBy: ctx.actor.username, updateTime: nowText(ctx.clock) };
  const groups = new Map<string, Record<string, unknown>[]>();
  for (const { before, values } of changes) {
    const { id, version } = before;
    const set = Object.entries({ ...audit, ...values }).filter(([, value]) => value !== undefined);
    const row = { id, version, ...Object.fromEntries(set) };
    const key = Object.keys(row).toSorted().join(' ');
    const group = groups.get(key);
    if (group === undefined) groups.set(key, [row]);
    else group.push(row);
  }
  return groups.values();
}

/** @param rows with `id` and `version` as they were read; all name the same columns */
function updateOf(ctx: Context, table: CommonTable, rows: readonly Record<string, unknown>[]): SQL {
  const target = sql.raw(quotedName(table));
  const columns = columnsOf(table);
  // Under names of their own: those of the table are read back.
  const named = Object.keys(rows[0] ?? {}).flatMap((property) => {
    const column = columns[property];
    if (column === undefined) return [];
    const name = qualifiedName(column).column;
    return [{ property, name: sql.identifier(name), given: sql.identifier(`given ${name}`) }];
  });
  const given = sql.join(
    named.map((one) => sql`${one.name} as ${one.given}`),
    sql`, `,
  );
  const set = named
    .filter(({ property }) => property !== 'id' && property !== 'version')
    .map((one) => sql`${one.name} = given.${one.given}`);
  return sql`
    update ${target} set ${sql.join([...set, sql`version = version + 1`], sql`, `)}
      from (select ${given} from jsonb_populate_recordset(null::${target}, ${jsonRows(table, rows)}::jsonb)) given
     where tenant_id = ${ctx.actor.tenantId} and id = given."given id" and version = given."given version"`;
}
