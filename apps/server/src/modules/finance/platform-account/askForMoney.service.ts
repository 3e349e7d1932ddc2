import type { z } from 'zod';
import type { Context } from '../../../platform/context.ts';
import { getRow } from '../../../platform/resource/getRow.ts';
import { approvalResource } from '../approval/approval.resource.ts';
import { applyForApproval } from '../approval/applyForApproval.ts';
import { ownFunds } from './ownFunds.ts';
import type { OwnFundsInput, PlatformTransferInput } from './platformAccount.contract.ts';
import { platformTransfer } from './platformTransfer.ts';
import { holdSettleAccount } from './settleAccount.ts';

/**
 * Asks for a transfer; another person has it booked.
 *
 * @throws AppError 40106 no reason; 40444 the account does not hold it; InvalidInput the same account, or one of another company
 */
export function askForTransfer(ctx: Context, { id, toId, amount, reason }: z.output<typeof PlatformTransferInput>) {
  return ctx.transaction(async (tx) => {
    const from = await holdSettleAccount(tx, ctx, { id });
    const to = await holdSettleAccount(tx, ctx, { id: toId, field: 'toId' });
    const approval = await applyForApproval(tx, ctx, platformTransfer, {
      targetId: id,
      payload: { toId, amount, fromName: from.accountName, toName: to.accountName },
      reason,
    });
    return getRow(ctx, approvalResource, approval.id) as Promise<never>;
  });
}

/** Asks for own funds to be booked; another person has it done. @throws AppError 40106 no reason; 40444 the account does not hold what is taken out */
export function askForOwnFunds(ctx: Context, { id, direction, amount, reason }: z.output<typeof OwnFundsInput>) {
  return ctx.transaction(async (tx) => {
    const { accountName } = await holdSettleAccount(tx, ctx, { id });
    const approval = await applyForApproval(tx, ctx, ownFunds, {
      targetId: id,
      payload: { direction: direction === 'out' ? 'out' : 'in', amount, accountName },
      reason,
    });
    return getRow(ctx, approvalResource, approval.id) as Promise<never>;
  });
}
