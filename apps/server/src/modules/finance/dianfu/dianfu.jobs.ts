import { and, asc, eq, inArray } from 'drizzle-orm';
import { nowText } from '../../../platform/clock.ts';
import type { Context } from '../../../platform/context.ts';
import { lastDueDay } from '../../shipping/shipping-note/noteFunds.ts';
import { reminderDays } from '../reminderDays.ts';
import { dianfuOwed } from './dianfu.states.ts';
import { hyDianfu } from './dianfu.table.ts';
import { daysBetween, standingOn } from './dianfuFee.ts';
import { tellDebtor } from './tellDianfu.ts';

/**
 * Looks at all advances that are owed, once a day (F6): fee up to the day, balance, whether they are due, since when they are overdue; and tells
 * customers some days before, on the day, one and seven days after. A day that was left out is made up for by the next one.
 *
 * @returns how many customers were told
 */
export async function refreshDianfu(ctx: Context): Promise<number> {
  const today = nowText(ctx.clock).slice(0, 10);
  const { tenantId } = ctx.actor;
  const { owed, last, milestones } = await ctx.transaction(async (tx) => ({
    owed: await tx
      .select()
      .from(hyDianfu)
      .where(and(eq(hyDianfu.tenantId, tenantId), eq(hyDianfu.delFlag, 0), inArray(hyDianfu.state, [...dianfuOwed])))
      .orderBy(asc(hyDianfu.dueDate), asc(hyDianfu.id)),
    last: await lastDueDay(tx, ctx),
    milestones: await reminderDays(tx, ctx),
  }));
  let count = 0;
  for (const dianfu of owed) {
    const standing = standingOn(dianfu, { today, last });
    const isTold = await ctx.transaction(async (tx) => {
      // What somebody has changed in between says so itself already.
      const [kept] = await tx
        .update(hyDianfu)
        .set(standing)
        .where(and(eq(hyDianfu.tenantId, tenantId), eq(hyDianfu.id, dianfu.id), eq(hyDianfu.version, dianfu.version)))
        .returning({ id: hyDianfu.id });
      const passed = daysBetween(dianfu.dueDate ?? today, today);
      const milestone = milestones.findLast((one) => one <= passed);
      if (kept === undefined || milestone === undefined) return false;
      return tellDebtor(tx, ctx, { ...dianfu, ...standing }, `dianfu ${dianfu.id} D${milestone}`);
    });
    if (isTold) count += 1;
  }
  return count;
}
