import { and, asc, eq, isNotNull, lt, or } from 'drizzle-orm';
import { nowText } from '../../../platform/clock.ts';
import type { Context } from '../../../platform/context.ts';
import type { Tx } from '../../../platform/db/database.ts';
import type { NoteRow } from '../../shipping/shipping-note/shippingNote.resource.ts';
import { minutesLater } from '../queryTimes.ts';
import { quoteHours } from './buyPolicy.service.ts';
import { hasBegun, toCancel } from './cancelPolicy.service.ts';
import { holdPoliciesOf, holdPolicy, movePolicy } from './holdPolicy.ts';
import { policyState } from './policy.states.ts';
import { hyInsurancePolicy, type PolicyRow } from './policy.table.ts';
import { queuePolicy } from './queuePolicy.ts';

/** A quote that nobody took is over. */
export const lapseQuote = (tx: Tx, ctx: Context, policy: PolicyRow, failReason: string): Promise<PolicyRow> =>
  movePolicy(tx, ctx, policy, { action: 'lapse', to: policyState.failed, values: { failReason, failTime: nowText(ctx.clock) } });

/** The vehicle has left: quotes that nobody took are over (U1b). The waybill is held by its move. */
export async function endQuotes(tx: Tx, ctx: Context, { id }: NoteRow): Promise<void> {
  for (const policy of await holdPoliciesOf(tx, ctx, id, [policyState.quoted])) await lapseQuote(tx, ctx, policy, '已发车，报价失效');
}

/**
 * The waybill is no more: what has not begun is cancelled, what has runs on. An order that is still with the insurer is cancelled when they answer.
 *
 * @source freight-domain N25, N27, amendments 24
 */
export async function revokePolicies(tx: Tx, ctx: Context, { id }: NoteRow): Promise<void> {
  for (const policy of await holdPoliciesOf(tx, ctx, id, [policyState.quoted, policyState.inForce]))
    if (policy.state === policyState.quoted) await lapseQuote(tx, ctx, policy, '运单已撤销');
    else if (!hasBegun(ctx, policy)) {
      const values = toCancel(ctx, '运单已撤销');
      await queuePolicy(tx, ctx, await movePolicy(tx, ctx, policy, { action: 'revoke', to: policyState.cancelling, values }));
    }
}

/** So many are looked at in one run. */
const portion = 500;

/**
 * Ends policies whose time is over (U8), and quotes that nobody took within a day (U1b). Run by a job.
 *
 * @returns how many ended
 * @source freight-domain 3.13, amendments 24, 38
 */
export async function endPolicies(ctx: Context): Promise<number> {
  const { tenantId, id, state, endTime, quoteTime } = hyInsurancePolicy;
  const [now, oldest] = [nowText(ctx.clock), minutesLater(ctx, -60 * quoteHours)];
  const ended = and(eq(state, policyState.inForce), isNotNull(endTime), lt(endTime, now));
  const stale = and(eq(state, policyState.quoted), lt(quoteTime, oldest));
  const due = await ctx.transaction((tx) =>
    tx
      .select({ id })
      .from(hyInsurancePolicy)
      .where(and(eq(tenantId, ctx.actor.tenantId), or(ended, stale)))
      .orderBy(asc(id))
      .limit(portion),
  );
  for (const row of due)
    await ctx.transaction(async (tx) => {
      const policy = (await holdPolicy(tx, ctx, row.id))?.policy;
      if (policy?.state === policyState.quoted && policy.quoteTime < oldest) await lapseQuote(tx, ctx, policy, '报价已过期');
      if (policy?.state === policyState.inForce && (policy.endTime ?? now) < now)
        await movePolicy(tx, ctx, policy, { action: 'expire', to: policyState.expired });
    });
  return due.length;
}
