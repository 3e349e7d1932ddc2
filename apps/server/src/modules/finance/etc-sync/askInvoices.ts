import { and, asc, eq, gt, inArray, isNull, lt, or, sql } from 'drizzle-orm';
import { nowText, momentAfter } from '../../../platform/clock.ts';
import type { Context } from '../../../platform/context.ts';
import { etcChannelOf } from '../etc-channel/etcChannels.ts';
import { etcState } from './etcSync.states.ts';
import { hyEtcSync } from './etcSync.table.ts';
import { queryDays, takeInvoices } from './takeInvoices.ts';

/** So many are read at a time. */
const portion = 200;
/** After so many silences in a row the service is left alone until the next run. */
const mostSilent = 5;

/**
 * Asks for the invoices of ended trips, each once in a run: until thirty days are over, and once more then. Run by a job.
 *
 * @returns how many were asked about
 * @source freight-domain 3.17, 7.2
 */
export async function askDueTolls(ctx: Context): Promise<number> {
  const begun = nowText(ctx.clock);
  const channel = etcChannelOf(ctx);
  let [count, silent] = [0, 0];
  for (let due = await readDue(ctx, begun); due.length > 0 && silent < mostSilent; due = await readDue(ctx, begun))
    for (const { id, shippingNoteNumber } of due) {
      if (silent >= mostSilent) break;
      await markAsked(ctx, id);
      count += 1;
      try {
        await takeInvoices(ctx, id, await channel.queryInvoices(shippingNoteNumber));
        silent = 0;
      } catch (error) {
        silent += 1;
        ctx.log.error({ err: error, syncId: id, channel: channel.name }, 'the toll service could not be asked');
      }
    }
  return count;
}

function readDue(ctx: Context, begun: string) {
  const { tenantId, id, state, queryTime, endReportTime, shippingNoteNumber } = hyEtcSync;
  const stillAsked = momentAfter(ctx.clock, -queryDays * 86_400_000);
  return ctx.transaction((tx) =>
    tx
      .select({ id, shippingNoteNumber })
      .from(hyEtcSync)
      .where(
        and(
          eq(tenantId, ctx.actor.tenantId),
          // One that has invoices may get more of them.
          or(inArray(state, [etcState.ended, etcState.querying]), and(eq(state, etcState.invoiced), gt(endReportTime, stillAsked))),
          or(isNull(queryTime), lt(queryTime, begun)),
        ),
      )
      .orderBy(sql`${asc(queryTime)} nulls first`, asc(id))
      .limit(portion),
  );
}

/** One whose answer does not come is not asked about again in the same run. */
async function markAsked(ctx: Context, syncId: string): Promise<void> {
  const { tenantId, id } = hyEtcSync;
  await ctx.transaction((tx) =>
    tx
      .update(hyEtcSync)
      .set({ queryTime: nowText(ctx.clock) })
      .where(and(eq(tenantId, ctx.actor.tenantId), eq(id, syncId))),
  );
}
