import type { z } from 'zod';
import type { Context } from '../../../platform/context.ts';
import { getRow } from '../../../platform/resource/getRow.ts';
import { approvalResource } from '../approval/approval.resource.ts';
import { applyForApproval } from '../approval/applyForApproval.ts';
import { namedWallet } from './namedWallet.ts';
import { walletAdjustment } from './walletAdjustment.ts';
import type { WalletAdjustInput } from './walletMoney.contract.ts';

/**
 * Asks for a correction of a wallet; another person has it booked.
 *
 * @throws AppError 40106 no reason; 40105 the wallet does not hold what is to be taken; one waits already
 * @source freight-domain F10, P25, amendments 28
 */
export function adjustWallet(ctx: Context, { id, reason, ...change }: z.output<typeof WalletAdjustInput>) {
  return ctx.transaction(async (tx) => {
    const { customerName, companyName } = await namedWallet(tx, ctx, id);
    const { direction, account, amount } = change;
    const approval = await applyForApproval(tx, ctx, walletAdjustment, {
      targetId: id,
      payload: {
        customerName,
        companyName,
        amount,
        direction: direction === 'out' ? 'out' : 'in',
        account: account === 'other' ? 'other' : 'compensate',
      },
      reason,
    });
    return getRow(ctx, approvalResource, approval.id) as Promise<never>;
  });
}
