import { nowText } from '../../../platform/clock.ts';
import type { Context } from '../../../platform/context.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { businessError } from '../../../platform/errors.ts';
import { post } from '../ledger/post.ts';
import { postPayout } from '../ledger/payoutPostings.ts';
import { expectedFee, isInWindow, paySettingsOf } from '../wallet-config/paySettings.ts';
import { serialOf } from './holdPayment.ts';
import { type Decided, movePaymentRow } from './movePayment.ts';
import { assertFunds } from './payLimits.ts';
import { noticeAfter, payState } from './payment.states.ts';
import type { PaymentRow } from './payment.table.ts';
import { paymentFacts } from './paymentFacts.ts';
import { documentOf } from './paymentDocuments.ts';
import { minutesLater } from './settlePayment.ts';
import { assertPayable } from './submitPayments.ts';

/** Messages to the bank, by the outbox. */
export const paymentTopic = 'finance.payment';

/**
 * Sends a held payment of whatever kind: the money is on its way from now on (P06), what it pays says so, and the bank is told once this has
 * committed.
 *
 * @throws AppError 40406 outside the hours; 40444 the account does not hold enough; those of `assertPayable`
 */
export async function sendOut(
  tx: Tx,
  ctx: Context,
  payment: PaymentRow,
  { action, decided, retryCount = payment.retryCount }: { action: 'approve' | 'retry'; decided: Decided; retryCount?: number },
): Promise<PaymentRow> {
  const settings = await paySettingsOf(tx, ctx, payment.companyId);
  if (!isInWindow(ctx, settings.payWindow)) throw businessError(40406, { message: '非出款时段' });
  await assertPayable(tx, ctx, payment);
  const { companyAccountId } = payment;
  if (companyAccountId === null) throw businessError(40444, { message: '平台头寸不足' });
  const channelFee = expectedFee(settings, payment.amount);
  await assertFunds(tx, ctx, { companyAccountId, amount: payment.amount + channelFee });
  // Another one for each sending: what the bank says of an earlier one is told apart.
  const requestSerial = serialOf(payment.paymentNo, retryCount + 1);
  await post(
    tx,
    ctx,
    postPayout({ ...payment, channel: payment.payChannel }),
    paymentFacts(payment, { step: requestSerial, what: `${documentOf(payment).name}发起` }),
  );
  const sent = await movePaymentRow(tx, ctx, payment, {
    action,
    to: payState.sent,
    values: {
      ...decided,
      requestSerial,
      retryCount,
      channelFee,
      sendTime: nowText(ctx.clock),
      queryCount: 0,
      nextQueryTime: minutesLater(ctx, 1),
      failCode: null,
      failReason: null,
      failNoticeState: noticeAfter(payment),
    },
  });
  await documentOf(payment).follow(tx, ctx, sent, 'sent');
  await ctx.outbox(tx, paymentTopic, { id: payment.id, requestSerial }, { idempotencyKey: requestSerial });
  return sent;
}
