import type { z } from 'zod';
import { nowText } from '../../../platform/clock.ts';
import type { RowReason } from '../../../platform/contract/rowInputs.ts';
import type { Context } from '../../../platform/context.ts';
import { businessError } from '../../../platform/errors.ts';
import { getRow } from '../../../platform/resource/getRow.ts';
import { reasonMissing } from '../../../platform/resource/moveRow.ts';
import { nextQueryTime } from '../queryTimes.ts';
import { holdPolicyAsRead, movePolicy } from './holdPolicy.ts';
import { policyResource } from './policy.resource.ts';
import { policyState } from './policy.states.ts';
import type { PolicyRow } from './policy.table.ts';
import { queuePolicy } from './queuePolicy.ts';

/** Whether a policy covers already: from that moment on nobody gets the premium back. */
export const hasBegun = (ctx: Context, { startTime }: Pick<PolicyRow, 'startTime'>): boolean =>
  startTime === null || startTime <= nowText(ctx.clock);

/** What a cancellation stores: the insurer is asked from now on. */
export const toCancel = (ctx: Context, cancelReason: string) => ({
  cancelReason,
  cancelBy: ctx.actor.username,
  cancelTime: nowText(ctx.clock),
  failReason: null,
  queryCount: 0,
  nextQueryTime: nextQueryTime(ctx, 0),
});

/** Asks for a policy to be cancelled before it begins (U5). @throws AppError 40106 no reason; 40373 it has begun; Conflict another state */
export function cancelPolicy(ctx: Context, { reason: typed, ...ref }: z.output<typeof RowReason>): Promise<never> {
  return ctx.transaction(async (tx) => {
    const reason = typed.trim();
    if (reason === '') throw reasonMissing();
    const { policy } = await holdPolicyAsRead(tx, ctx, ref, 'cancel');
    if (hasBegun(ctx, policy)) throw businessError(40373, { message: '保险已生效，不能退保' });
    const after = await movePolicy(tx, ctx, policy, { action: 'cancel', to: policyState.cancelling, values: toCancel(ctx, reason) });
    await queuePolicy(tx, ctx, after);
    return getRow(ctx, policyResource, ref.id) as Promise<never>;
  });
}
