import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import { nowText } from '../../../platform/clock.ts';
import type { Context } from '../../../platform/context.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { columnsOf } from '../../../platform/db/names.ts';
import { storedRows } from '../../../platform/resource/plainSelect.ts';
import type { KeptForm } from './keptForms.ts';
import type { SubRows } from './nestedRows.ts';

/** Rows of one sub-table that one main row may have. */
export const mostSubRows = 2000;

const foreignKeyOf = (sub: KeptForm) => columnsOf(sub.table)[sub.snapshot.main?.foreignKey ?? ''];

/** Rows of the sub-tables of a main row as they are stored, by table name. */
export async function subRowsOf(tx: Tx, ctx: Context, form: KeptForm, mainId: string): Promise<SubRows> {
  const rows: Record<string, Record<string, unknown>[]> = {};
  for (const sub of form.subs) {
    const foreignKey = foreignKeyOf(sub);
    if (foreignKey === undefined) continue;
    const { table } = sub;
    const own = and(eq(table.tenantId, ctx.actor.tenantId), eq(table.delFlag, 0), eq(foreignKey, mainId));
    rows[sub.snapshot.tableName] = (await storedRows(
      tx,
      table,
      sql`where ${own} order by ${asc(table.id)} limit ${mostSubRows}`,
    )) as unknown as Record<string, unknown>[];
  }
  return rows;
}

/** Removes the rows that belong to main rows which go. */
export async function removeSubRows(tx: Tx, ctx: Context, form: KeptForm, mainIds: string | readonly string[]): Promise<void> {
  const ids = typeof mainIds === 'string' ? [mainIds] : [...mainIds];
  for (const sub of form.subs) {
    const foreignKey = foreignKeyOf(sub);
    if (foreignKey === undefined || ids.length === 0) continue;
    const { table } = sub;
    await tx
      .update(table)
      .set({ delFlag: 1, updateBy: ctx.actor.username, updateTime: nowText(ctx.clock), version: sql`${table.version} + 1` } as never)
      .where(and(eq(table.tenantId, ctx.actor.tenantId), eq(table.delFlag, 0), inArray(foreignKey, ids)));
  }
}
