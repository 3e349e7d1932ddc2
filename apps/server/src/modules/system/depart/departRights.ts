import { and, inArray } from 'drizzle-orm';
import type { Context } from '../../../platform/context.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { forbidden, notFound } from '../../../platform/errors.ts';
import { liveDeparts, visibleDeparts } from './depart.resource.ts';
import { sysDepart } from './depart.table.ts';

/** A department by which people are chosen. */
export interface DepartPlace {
  id: string;
  orgCode: string;
}

/**
 * Finds departments that are the actor's to put people into: his own and those below. Whoever holds everything has all.
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
  const { isSuperAdmin, orgCodes } = ctx.actor;
  if (!isSuperAdmin && departs.some(({ orgCode }) => !orgCodes.some((own) => orgCode.startsWith(own))))
    throw forbidden('不能操作不属于自己的部门');
  return departs;
}
