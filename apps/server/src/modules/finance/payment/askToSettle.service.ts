import type { Context } from '../../../platform/context.ts';
import { staleVersion } from '../../../platform/errors.ts';
import { getRow } from '../../../platform/resource/getRow.ts';
import type { RowRef } from '../../../platform/resource/moveRow.ts';
import { assertStaff } from '../../shipping/shipping-note/noteSteps.ts';
import { approvalResource } from '../approval/approval.resource.ts';
import { applyForApproval } from '../approval/applyForApproval.ts';
import { holdAnyPayment } from './holdPayment.ts';
import { assertWaitedFor, payingLine, paymentSettlement, settleResult } from './paymentSettlement.ts';

type Input = RowRef & {
  result: keyof typeof settleResult;
  statementLineId?: string | null | undefined;
  reason: string;
};

/**
 * Asks that a payment of which the bank says nothing counts as paid, or as failed; another person decides.
 *
 * @throws AppError 40106 no reason; sent less than 24 hours ago; the statement does not reach so far, or has a line that may be it
 * @throws InvalidInput the line is none that paid it; Conflict it is not on its way any more
 */
export function askToSettle(ctx: Context, { result, statementLineId, reason, ...ref }: Input) {
  return ctx.transaction(async (tx) => {
    assertStaff(ctx);
    const payment = await holdAnyPayment(tx, ctx, ref.id);
    if (ref.version !== undefined && ref.version !== payment.version) throw staleVersion();
    assertWaitedFor(ctx, payment);
    const line = result === settleResult.paid ? await payingLine(tx, ctx, payment, statementLineId ?? null) : undefined;
    const { paymentNo, payeeName, amount } = payment;
    const approval = await applyForApproval(tx, ctx, paymentSettlement, {
      targetId: payment.id,
      payload: { result, statementLineId: line?.id ?? null, bankSerialNo: line?.bankSerialNo ?? null, paymentNo, payeeName, amount },
      reason,
    });
    return getRow(ctx, approvalResource, approval.id) as Promise<never>;
  });
}
