import { and, like, or, sql, type SQL } from 'drizzle-orm';
import type { Context } from '../../../platform/context.ts';
import { escapeLike } from '../../../platform/query/likePattern.ts';
import { liveDeparts, visibleDeparts } from '../depart/depart.resource.ts';
import { sysDepart } from '../depart/depart.table.ts';
import { sysUserDepart } from './user.table.ts';

/** The people of these departments. A list of ids tells the planner how many there are; a join of codes leaves it guessing. */
export const membersOf = (ctx: Context, depIds: readonly string[]): SQL =>
  sql`"sys_user"."id" in (select m.user_id from ${sysUserDepart} m where m.tenant_id = ${ctx.actor.tenantId} and m.dep_id = any (${sql.param([...depIds])}::text[]))`;

/** Ids of the departments with these codes and of all below them, as far as the actor sees them. */
export function departIdsBelow(ctx: Context, codes: readonly string[]): Promise<string[]> {
  return ctx.transaction(async (tx) => {
    const rows = await tx
      .select({ id: sysDepart.id })
      .from(sysDepart)
      .where(
        and(liveDeparts(ctx), visibleDeparts(ctx), or(sql`false`, ...codes.map((code) => like(sysDepart.orgCode, `${escapeLike(code)}%`)))),
      );
    return rows.map(({ id }) => id);
  });
}
