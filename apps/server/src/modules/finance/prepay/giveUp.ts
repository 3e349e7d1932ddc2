import type { Context } from '../../../platform/context.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { reasonMissing } from '../../../platform/resource/moveRow.ts';
import { closeDocumentPayment } from '../payment/documentPayments.ts';
import { movePrepay } from './movePrepay.ts';
import { prepayState } from './prepay.states.ts';
import type { PrepayRow } from './prepay.table.ts';

/** Gives a held prepayment up that is not paid, and its payment with it where one failed. @throws AppError 40106 no reason; Conflict 40901 */
export async function giveUp(
  tx: Tx,
  ctx: Context,
  prepay: PrepayRow,
  { action, reason: typed }: { action: 'cancel' | 'close' | 'revoke'; reason: string },
): Promise<void> {
  const reason = typed.trim();
  if (reason === '') throw reasonMissing();
  await movePrepay(tx, ctx, prepay, {
    action,
    to: prepayState.cancelled,
    values: { closeReason: reason },
    event: { type: 'prepayClosed', content: `取消预付 ${prepay.prepayNo}：${reason}` },
  });
  if (prepay.state === prepayState.failed && prepay.paymentId !== null)
    await closeDocumentPayment(tx, ctx, { id: prepay.paymentId, reason });
}
