import { nowText } from '../../../platform/clock.ts';
import type { Context } from '../../../platform/context.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { businessError } from '../../../platform/errors.ts';
import { reasonMissing } from '../../../platform/resource/moveRow.ts';
import { shorten } from '../../../platform/shorten.ts';
import { forEachNote, type NoteBatch } from '../../shipping/shipping-note/batchNotes.ts';
import { assertAnother, assertStaff, yuan } from '../../shipping/shipping-note/noteSteps.ts';
import { notify } from '../../system/announcement/notify.service.ts';
import { noteFacts } from '../ledger/noteFacts.ts';
import { post } from '../ledger/post.ts';
import { postPayout } from '../ledger/postings.ts';
import { expectedFee, isInWindow, paySettingsOf } from '../wallet-config/paySettings.ts';
import { holdPayment, type HeldPayment, serialOf } from './holdPayment.ts';
import { type Decided, movePayment } from './movePayment.ts';
import { bookOffline } from './offlinePay.service.ts';
import { assertFunds } from './payLimits.ts';
import { noticeAfter, payKind, payState } from './payment.states.ts';
import type { PaymentRow } from './payment.table.ts';
import { minutesLater } from './settlePayment.ts';
import { assertPayable } from './submitPayments.ts';

/** Messages to the bank, by the outbox. */
export const paymentTopic = 'finance.payment';

/**
 * Decides on payments that were handed in, each by itself: passed they are sent (M3), refused they go back to the person who made them (M4). One that
 * was paid elsewhere counts as paid, or is closed (M14b, M14c).
 *
 * @throws AppError 40106 refused without a remark
 * @source freight-domain 3.4, amendments 7
 */
export function approvePayments(
  ctx: Context,
  { ids, pass, remark: typed }: { ids: readonly string[]; pass: boolean; remark?: string | null | undefined },
): Promise<NoteBatch> {
  const remark = typed?.trim() ?? '';
  if (!pass && remark === '') throw reasonMissing('remark');
  return ctx.transaction(async () => {
    assertStaff(ctx);
    return forEachNote(ctx, { ids }, async (inner, { id }) => {
      const held = await holdPayment(inner, ctx, id);
      assertAnother(ctx, held.payment.submitBy);
      assertAnother(ctx, held.note.payeeBy);
      const decided = { approveBy: ctx.actor.username, approveTime: nowText(ctx.clock), approveRemark: remark === '' ? null : remark };
      if (!pass) return refuse(inner, ctx, held, { decided, remark });
      if (held.payment.payKind === payKind.offline) return bookOffline(inner, ctx, held, decided);
      return sendOut(inner, ctx, held, { action: 'approve', decided });
    });
  });
}

async function refuse(tx: Tx, ctx: Context, held: HeldPayment, { decided, remark }: { decided: Decided; remark: string }): Promise<void> {
  const { payment } = held;
  const isOffline = payment.payKind === payKind.offline;
  await movePayment(tx, ctx, held, {
    action: 'approve',
    to: isOffline ? payState.closed : payState.draft,
    values: { ...decided, ...(isOffline ? { closeReason: remark } : {}) },
    event: { type: 'payFailed', content: shorten(`付款复核驳回 ${payment.paymentNo}：${remark}`, 600) },
  });
  await tellMaker(tx, ctx, payment, remark);
}

/** @source NT22 */
async function tellMaker(tx: Tx, ctx: Context, payment: PaymentRow, why: string): Promise<void> {
  if (payment.submitBy === null || payment.submitBy === ctx.actor.username) return;
  await notify(
    tx,
    ctx,
    { usernames: [payment.submitBy] },
    {
      title: `付款 ${payment.paymentNo} 复核驳回`,
      lines: [`运单 ${payment.shippingNoteNumber ?? ''}：${why}`],
      openPage: '/shipping/paylist',
    },
  );
}

/**
 * Sends a payment: what is owed is on its way from now on (P06), and the bank is told once this has committed.
 *
 * @throws AppError 40406 outside the hours; 40444 the account does not hold enough; those of `assertPayable`
 */
export async function sendOut(
  tx: Tx,
  ctx: Context,
  held: HeldPayment,
  { action, decided, retryCount = held.payment.retryCount }: { action: 'approve' | 'retry'; decided: Decided; retryCount?: number },
): Promise<void> {
  const { payment, note } = held;
  const settings = await paySettingsOf(tx, ctx, payment.companyId);
  if (!isInWindow(ctx, settings.payWindow)) throw businessError(40406, { message: '非出款时段' });
  await assertPayable(tx, ctx, payment);
  const { companyAccountId } = payment;
  if (companyAccountId === null) throw businessError(40444, { message: '平台头寸不足' });
  const channelFee = expectedFee(settings, payment.amount);
  await assertFunds(tx, ctx, { companyAccountId, amount: payment.amount + channelFee });
  // Another one for each sending: what the bank says of an earlier one is told apart.
  const requestSerial = serialOf(payment.paymentNo, retryCount + 1);
  const posting = postPayout({ ...payment, channel: payment.payChannel });
  await post(tx, ctx, posting, noteFacts(note, { step: requestSerial, what: '付款发起' }));
  await movePayment(tx, ctx, held, {
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
    event: { type: 'payApproved', content: `付款已发出 ${payment.paymentNo}：${yuan(payment.amount)}元，流水 ${requestSerial}` },
  });
  await ctx.outbox(tx, paymentTopic, { id: payment.id, requestSerial }, { idempotencyKey: requestSerial });
}
