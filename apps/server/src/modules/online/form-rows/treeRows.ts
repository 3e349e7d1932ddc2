import { and, eq, inArray, sql } from 'drizzle-orm';
import { nowText } from '../../../platform/clock.ts';
import type { Context } from '../../../platform/context.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { columnsOf } from '../../../platform/db/names.ts';
import { refusedField } from '../../../platform/errors.ts';
import type { KeptForm } from './keptForms.ts';
import { removeSubRows } from './subRows.ts';

/** What the roots of a tree have for a parent. @source jeecg-wire 4.3 */
export const rootPid = '0';

/** Steps from a row to its root. */
const deepest = 100;

const pidOf = ({ table }: KeptForm) => columnsOf(table)['pid']!;

/**
 * Sees that the parent of a row is there and does not lie below the row itself.
 *
 * @param id of a row that moves; absent for a new one
 * @throws InvalidInput
 */
export async function assertTreePlace(
  tx: Tx,
  ctx: Context,
  form: KeptForm,
  { pid, id }: { pid: string; id: string | undefined },
): Promise<void> {
  if (pid === rootPid) return;
  const { table } = form;
  // Two rows that move at the same time could end up below each other.
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`onl_tree:${ctx.actor.tenantId}:${form.snapshot.physicId}`}, 0))`);
  const { rows } = await tx.execute<{ id: string; depth: number }>(sql`
    with recursive above (id, pid, depth) as (
      select ${table.id}, ${pidOf(form)}, 1 from ${table}
       where ${and(eq(table.tenantId, ctx.actor.tenantId), eq(table.id, pid), eq(table.delFlag, 0))}
      union all
      select ${table.id}, ${pidOf(form)}, above.depth + 1 from ${table} join above on ${table.id} = above.pid
       where ${and(eq(table.tenantId, ctx.actor.tenantId), eq(table.delFlag, 0))} and above.depth < ${deepest}
    ) select id, depth from above`);
  if (rows.length === 0) throw refusedField('pid', { zh: '父级节点不存在', en: 'The parent doesn’t exist' });
  if (id !== undefined && rows.some((row) => row.id === id))
    throw refusedField('pid', { zh: '父级节点不能是自己或自己的下级', en: 'A row cannot lie below itself' });
  if (rows.length >= deepest) throw refusedField('pid', { zh: `层级不能超过 ${deepest} 层`, en: `There are at most ${deepest} levels` });
}

/** Marks parents that have children, and those that have none any more. */
export async function keepChildMarks(tx: Tx, form: KeptForm, parents: readonly string[]): Promise<void> {
  const { table } = form;
  const mark = columnsOf(table)['has_child'];
  const ids = [...new Set(parents)].filter((id) => id !== rootPid);
  if (ids.length === 0 || mark === undefined) return;
  const child = sql`select 1 from ${table} as child where child.tenant_id = ${table.tenantId} and child.pid = ${table.id} and child.del_flag = 0`;
  await tx
    .update(table)
    .set({ has_child: sql`case when exists (${child}) then '1' else '0' end` } as never)
    .where(inArray(table.id, ids));
}

/** Removes all that lies below a row which goes. */
export async function removeBelow(tx: Tx, ctx: Context, form: KeptForm, id: string): Promise<void> {
  const { table } = form;
  const own = and(eq(table.tenantId, ctx.actor.tenantId), eq(table.delFlag, 0));
  const { rows } = await tx.execute<{ id: string }>(sql`
    with recursive below (id, depth) as (
      select ${table.id}, 1 from ${table} where ${own} and ${pidOf(form)} = ${id}
      union all
      select ${table.id}, below.depth + 1 from ${table} join below on ${pidOf(form)} = below.id where ${own} and below.depth < ${deepest}
    ) select id from below`);
  const ids = rows.map((row) => row.id);
  if (ids.length === 0) return;
  await tx
    .update(table)
    .set({ delFlag: 1, updateBy: ctx.actor.username, updateTime: nowText(ctx.clock), version: sql`${table.version} + 1` } as never)
    .where(and(own, inArray(table.id, ids)));
  await removeSubRows(tx, ctx, form, ids);
  ctx.audit({ action: `${form.permission}.deleteBelow`, entity: form.permission.slice(0, 64), entityId: id, before: { ids } });
}
