import type { Context } from '../../../platform/context.ts';
import { forbidden } from '../../../platform/errors.ts';
import { getRow } from '../../../platform/resource/getRow.ts';
import { moveRow, reasonMissing, type RowRef } from '../../../platform/resource/moveRow.ts';
import { lockRow, updateRow } from '../../../platform/resource/writeRows.ts';
import { walletResource } from './customerWallet.resource.ts';
import { customerWalletStates as machine } from './customerWallet.states.ts';
import { hyCustomerWallet } from './customerWallet.table.ts';

/**
 * Freezes a wallet: nothing is set aside from it, refunded, or paid because its customer asks. What waybills hold already pays them.
 *
 * @throws AppError 40106 no reason; Conflict it is frozen or closed
 * @source freight-domain F10, amendments L32
 */
export const freezeWallet = (ctx: Context, input: RowRef & { reason: string }) => hold(ctx, input, 'freeze');

/** Frees a frozen wallet. @throws AppError 40106 no reason; Conflict it is not frozen */
export const unfreezeWallet = (ctx: Context, input: RowRef & { reason: string }) => hold(ctx, input, 'unfreeze');

function hold(ctx: Context, input: RowRef & { reason: string }, action: 'freeze' | 'unfreeze') {
  return ctx.transaction(async (tx) => {
    // Nobody frees their own money.
    if (ctx.actor.userType !== 1) throw forbidden();
    const reason = input.reason.trim();
    if (reason === '') throw reasonMissing();
    await moveRow(tx, ctx, walletResource, {
      ref: input,
      machine,
      action,
      change: () => ({ freezeReason: action === 'freeze' ? reason : null }),
    });
    ctx.audit({ action: `customerWallet.${action}.reason`, entity: 'customerWallet', entityId: input.id, after: { reason } });
    return getRow(ctx, walletResource, input.id) as Promise<never>;
  });
}

/** Says below which amount customer and cashiers are warned, fen; null: never. A wallet that holds less by now is told of by the next look. @source freight-domain F10 预警设置 */
export function warnBelow(ctx: Context, { warnAmount = null, ...ref }: RowRef & { warnAmount?: number | null | undefined }) {
  return ctx.transaction(async (tx) => {
    const before = await lockRow(tx, ctx, walletResource, ref);
    await updateRow(tx, ctx, hyCustomerWallet, { before, values: { warnAmount, warnedTime: null } });
    ctx.audit({
      action: 'customerWallet.warn',
      entity: 'customerWallet',
      entityId: before.id,
      before: { warnAmount: before.warnAmount },
      after: { warnAmount },
    });
    return getRow(ctx, walletResource, before.id) as Promise<never>;
  });
}
