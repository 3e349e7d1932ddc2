import { and, asc, eq, lte } from 'drizzle-orm';
import { nowText, momentAfter } from '../../../platform/clock.ts';
import type { Context } from '../../../platform/context.ts';
import { AppError } from '../../../platform/errors.ts';
import { isOverdue } from './complaint.resource.ts';
import { compensateState, complaintState } from './complaint.states.ts';
import { hyComplaint } from './complaint.table.ts';
import { endComplaint } from './ownComplaint.service.ts';
import { tellHandlers } from './tellComplaint.ts';

/** So long a complainant may think about an answer. @source freight-domain T5 */
const confirmDays = 7;
const atOnce = 200;

/**
 * Tells of complaints that should have been answered, each once, and closes those whose complainant has said nothing for seven days.
 *
 * @returns how many were closed
 * @source NT16, freight-domain T5
 */
export async function followComplaints(ctx: Context): Promise<number> {
  await tellOverdue(ctx);
  const before = momentAfter(ctx.clock, -confirmDays * 86_400_000);
  const silent = await ctx.transaction((tx) =>
    tx
      .select({ id: hyComplaint.id, compensated: hyComplaint.compensateState })
      .from(hyComplaint)
      .where(
        and(
          eq(hyComplaint.tenantId, ctx.actor.tenantId),
          eq(hyComplaint.delFlag, 0),
          eq(hyComplaint.state, complaintState.toConfirm),
          lte(hyComplaint.replyTime, before),
        ),
      )
      .orderBy(asc(hyComplaint.replyTime))
      .limit(atOnce),
  );
  let closed = 0;
  for (const { id, compensated } of silent) {
    if (compensated === compensateState.waiting) continue;
    try {
      await ctx.transaction((tx) => endComplaint(tx, ctx, { id }, null));
      closed += 1;
    } catch (error) {
      // The complainant has come back in the meantime.
      if (!(error instanceof AppError)) throw error;
    }
  }
  return closed;
}

const tellOverdue = (ctx: Context): Promise<void> =>
  ctx.transaction(async (tx) => {
    const rows = await tx
      .select()
      .from(hyComplaint)
      .where(and(eq(hyComplaint.tenantId, ctx.actor.tenantId), eq(hyComplaint.delFlag, 0), isOverdue(nowText(ctx.clock))))
      .orderBy(asc(hyComplaint.replyDue))
      .limit(atOnce);
    // One that is reopened is due again.
    for (const row of rows)
      await tellHandlers(tx, ctx, row, { what: '超时未回复', priority: 'H', occasion: `complaint ${row.id} ${row.reopenCount}` });
  });
