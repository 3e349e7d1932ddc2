import { and, eq, sql } from 'drizzle-orm';
import { nowText } from '../../../platform/clock.ts';
import type { Context } from '../../../platform/context.ts';
import { tellOfWaiting } from './tellViolation.ts';
import { violationState } from './violation.states.ts';
import { hyViolation } from './violation.table.ts';

/** Offers what nobody has appealed against in time to those who decide. @returns how many there are @source amendments 41 */
export const offerViolations = (ctx: Context): Promise<number> =>
  ctx.transaction(async (tx) => {
    const now = nowText(ctx.clock);
    const count = await tx.$count(
      hyViolation,
      and(
        eq(hyViolation.tenantId, ctx.actor.tenantId),
        eq(hyViolation.delFlag, 0),
        eq(hyViolation.state, violationState.toHandle),
        sql`${hyViolation.appealUntil} < ${now}`,
      ),
    );
    if (count > 0) await tellOfWaiting(tx, ctx, { count, day: now.slice(0, 10) });
    return count;
  });
