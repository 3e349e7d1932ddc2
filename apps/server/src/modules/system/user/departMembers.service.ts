import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { Context } from '../../../platform/context.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { AppError } from '../../../platform/errors.ts';
import type { ListQueryInput } from '../../../platform/query/compileQuery.ts';
import { splitList } from '../../../platform/query/condition.ts';
import { listRows, type RowPage } from '../../../platform/resource/listRows.ts';
import { forEachId, lockRow, readIds, type BatchOutcome } from '../../../platform/resource/writeRows.ts';
import { assertOwnDeparts, ledCodes, type DepartPlace } from '../depart/departRights.ts';
import { leaveDepartRoles } from '../depart/departRole.queries.ts';
import { sysDepart } from '../depart/depart.table.ts';
import { assertNotAbove } from '../role/rights.ts';
import { sysSession } from '../session/session.table.ts';
import { departIdsBelow, membersOf } from './membersOf.ts';
import { assertVisible, userResource } from './user.resource.ts';
import { sysUser, sysUserDepart } from './user.table.ts';

/** The departments of a person, as the user form takes them. @throws Business there are none @source jeecg-wire 3.1 */
export function departChoices(ctx: Context, userId: string): Promise<{ key: string; value: string; title: string; children: null[] }[]> {
  return ctx.transaction(async (tx) => {
    await assertVisible(tx, ctx, userId);
    const rows = await tx
      .select({ id: sysDepart.id, name: sysDepart.departName })
      .from(sysUserDepart)
      .innerJoin(sysDepart, and(eq(sysDepart.tenantId, sysUserDepart.tenantId), eq(sysDepart.id, sysUserDepart.depId)))
      .where(and(eq(sysUserDepart.tenantId, ctx.actor.tenantId), eq(sysUserDepart.userId, userId), eq(sysDepart.delFlag, 0)))
      .orderBy(sysDepart.orgCode);
    if (rows.length === 0) throw new AppError('Business', '查找失败');
    return rows.map(({ id, name }) => ({ key: id, value: id, title: name, children: [] }));
  });
}

/**
 * People of a department; without one, of all that lie below what the user leads. Their departments stand in `orgCode`, too.
 *
 * @returns null when the user leads nothing
 * @source jeecg-wire 3.1
 */
export async function departUsers(ctx: Context, depId: string | undefined, query: ListQueryInput): Promise<RowPage | null> {
  const led = depId ? [] : await ctx.transaction((tx) => ledCodes(tx, ctx));
  const ids = depId ? [depId] : await departIdsBelow(ctx, led ?? []);
  if (ids.length === 0) return null;
  const found = await listRows(ctx, userResource, { query, where: membersOf(ctx, ids) });
  return { ...found, records: found.records.map((row) => ({ ...row, orgCode: row['orgCodeTxt'] })) };
}

/** Puts people into a department. @throws Forbidden it belongs to others, or one of them may do more than the actor */
export function addToDepart(ctx: Context, depId: string, userIds: readonly string[]): Promise<null> {
  return ctx.transaction(async (tx) => {
    const [depart] = await assertOwnDeparts(tx, ctx, [depId]);
    for (const userId of new Set(userIds)) {
      const user = await lockRow(tx, ctx, userResource, { id: userId });
      await assertNotAbove(tx, ctx, [userId]);
      await join(tx, ctx, userId, [depId]);
      if (user.orgCode === null && depart !== undefined) await actIn(tx, ctx, userId, depart.orgCode);
      ctx.audit({ action: 'user.joinDepart', entity: 'user', entityId: userId, after: { depId } });
    }
    return null;
  });
}

/** Takes a person out of a department. @throws Business they were not in it */
export function removeFromDepart(ctx: Context, depId: string, userId: string): Promise<null> {
  return ctx.transaction(async (tx) => {
    await assertOwnDeparts(tx, ctx, [depId]);
    await lockRow(tx, ctx, userResource, { id: userId });
    await assertNotAbove(tx, ctx, [userId]);
    const left = await leave(tx, ctx, userId, [depId]);
    if (left === 0) throw new AppError('Business', '当前选中部门与用户无关联关系!');
    await settle(tx, ctx, userId);
    ctx.audit({ action: 'user.leaveDepart', entity: 'user', entityId: userId, before: { depId } });
    return null;
  });
}

/** Takes several out of a department. */
export const removeAllFromDepart = (ctx: Context, depId: string, userIds: string): Promise<BatchOutcome> =>
  forEachId(readIds(userIds), { act: (userId) => removeFromDepart(ctx, depId, userId) });

/**
 * Gives a person exactly these departments.
 *
 * @throws NotFound one of them does not exist
 * @throws Forbidden one that is added or taken away belongs to others
 */
export async function setDeparts(tx: Tx, ctx: Context, userId: string, departs: string): Promise<void> {
  const wanted = [...new Set(splitList(departs))];
  const had = (await placesOf(tx, ctx, userId)).map(({ id }) => id);
  const added = wanted.filter((id) => !had.includes(id));
  const removed = had.filter((id) => !wanted.includes(id));
  if (added.length + removed.length === 0) return;
  await assertOwnDeparts(tx, ctx, [...added, ...removed]);
  await join(tx, ctx, userId, added);
  await leave(tx, ctx, userId, removed);
  await settle(tx, ctx, userId, wanted[0]);
  ctx.audit({ action: 'user.departs', entity: 'user', entityId: userId, before: { departs: had }, after: { departs: wanted } });
}

/** Live departments of a person, by code, whether the actor sees them or not. */
function placesOf(tx: Tx, ctx: Context, userId: string): Promise<DepartPlace[]> {
  return tx
    .select({ id: sysDepart.id, orgCode: sysDepart.orgCode })
    .from(sysUserDepart)
    .innerJoin(
      sysDepart,
      and(eq(sysDepart.tenantId, sysUserDepart.tenantId), eq(sysDepart.id, sysUserDepart.depId), eq(sysDepart.delFlag, 0)),
    )
    .where(and(eq(sysUserDepart.tenantId, ctx.actor.tenantId), eq(sysUserDepart.userId, userId)))
    .orderBy(sysDepart.orgCode);
}

async function join(tx: Tx, ctx: Context, userId: string, depIds: readonly string[]): Promise<void> {
  const { tenantId, username } = ctx.actor;
  if (depIds.length === 0) return;
  await tx
    .insert(sysUserDepart)
    .values(depIds.map((depId) => ({ tenantId, userId, depId, createBy: username })))
    .onConflictDoNothing();
}

async function leave(tx: Tx, ctx: Context, userId: string, depIds: readonly string[]): Promise<number> {
  await leaveDepartRoles(tx, ctx, userId, depIds);
  const gone = await tx
    .delete(sysUserDepart)
    .where(and(eq(sysUserDepart.tenantId, ctx.actor.tenantId), eq(sysUserDepart.userId, userId), inArray(sysUserDepart.depId, [...depIds])))
    .returning({ id: sysUserDepart.id });
  return gone.length;
}

/**
 * Nobody acts in a department that is no longer theirs: neither the person nor an open session.
 *
 * @param first id of the department to act in instead
 */
async function settle(tx: Tx, ctx: Context, userId: string, first?: string): Promise<void> {
  const { tenantId } = ctx.actor;
  const places = await placesOf(tx, ctx, userId);
  const codes = places.map(({ orgCode }) => orgCode);
  const [user] = await tx
    .select({ orgCode: sysUser.orgCode })
    .from(sysUser)
    .where(and(eq(sysUser.tenantId, tenantId), eq(sysUser.id, userId)));
  const stays = user?.orgCode !== null && user?.orgCode !== undefined && codes.includes(user.orgCode);
  const next = stays ? user.orgCode : (places.find(({ id }) => id === first)?.orgCode ?? codes[0] ?? null);
  if (!stays) await actIn(tx, ctx, userId, next);
  await tx
    .update(sysSession)
    .set({ orgCode: next })
    .where(
      and(
        eq(sysSession.tenantId, tenantId),
        eq(sysSession.userId, userId),
        isNull(sysSession.endedAt),
        sql`not (${codes.length === 0 ? sql`false` : inArray(sysSession.orgCode, codes)})`,
      ),
    );
}

async function actIn(tx: Tx, ctx: Context, userId: string, orgCode: string | null): Promise<void> {
  await tx
    .update(sysUser)
    .set({ orgCode })
    .where(and(eq(sysUser.tenantId, ctx.actor.tenantId), eq(sysUser.id, userId)));
}
