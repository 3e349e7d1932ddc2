import { and, eq, inArray } from 'drizzle-orm';
import type { Context } from '../../../platform/context.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { forbidden, notFound } from '../../../platform/errors.ts';
import { splitList } from '../../../platform/query/condition.ts';
import { sysUser } from '../user/user.table.ts';
import { liveDeparts, visibleDeparts } from './depart.resource.ts';
import { sysDepart } from './depart.table.ts';

/** A department by which people are chosen. */
export interface DepartPlace {
  id: string;
  orgCode: string;
}

/**
 * Finds departments that are the actor's to put people into: their own, those that they lead, and all below these. Anyone who holds
 * everything has all.
 *
 * @throws NotFound one of them does not exist
 * @throws Forbidden one of them belongs to others
 * @source security 5.27
 */
export async function assertOwnDeparts(tx: Tx, ctx: Context, ids: readonly string[]): Promise<DepartPlace[]> {
  if (ids.length === 0) return [];
  const rows = await tx
    .select({ id: sysDepart.id, orgCode: sysDepart.orgCode })
    .from(sysDepart)
    .where(and(liveDeparts(ctx), visibleDeparts(ctx), inArray(sysDepart.id, [...ids])));
  const departs = ids.map((id) => {
    const found = rows.find((row) => row.id === id);
    if (found === undefined) throw notFound('部门不存在');
    return found;
  });
  if (ctx.actor.isSuperAdmin) return departs;
  const own = [...ctx.actor.orgCodes, ...((await ledCodes(tx, ctx)) ?? [])];
  if (departs.some(({ orgCode }) => !own.some((code) => orgCode.startsWith(code)))) throw forbidden('不能操作不属于自己的部门');
  return departs;
}

/** Codes of the departments that the actor leads; undefined for who leads none. */
export async function ledCodes(tx: Tx, ctx: Context): Promise<string[] | undefined> {
  const [user] = await tx
    .select({ identity: sysUser.userIdentity, departIds: sysUser.departIds })
    .from(sysUser)
    .where(and(eq(sysUser.tenantId, ctx.actor.tenantId), eq(sysUser.id, ctx.actor.userId)));
  if (user?.identity !== 2) return undefined;
  const led = splitList(user.departIds ?? '');
  if (led.length === 0) return [];
  const rows = await tx
    .select({ orgCode: sysDepart.orgCode })
    .from(sysDepart)
    .where(and(liveDeparts(ctx), visibleDeparts(ctx), inArray(sysDepart.id, led)));
  return rows.map((row) => row.orgCode);
}
