import { and, eq, sql } from 'drizzle-orm';
import { nowText } from '../../../platform/clock.ts';
import type { Context } from '../../../platform/context.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { notify } from '../../system/announcement/notify.service.ts';
import { nextQueryTime } from '../queryTimes.ts';
import { shownYuan } from '../../../platform/amountText.ts';
import type { TransferResult } from '../bank-channel/bankChannel.ts';
import { post } from '../ledger/post.ts';
import { postPaid, postPayoutFailed, postReturned } from '../ledger/payoutPostings.ts';
import { holdAnyPayment, idOfSerial } from './holdPayment.ts';
import { movePaymentRow } from './movePayment.ts';
import { noticeState, payState, waybillKinds } from './payment.states.ts';
import { hyPayment, type PaymentRow } from './payment.table.ts';
import { tripPaymentsChanged } from './payment.events.ts';
import { documentOf } from './paymentDocuments.ts';
import { paidFor, paymentFacts } from './paymentFacts.ts';
import { partsOf } from './paymentItems.ts';
import { tellPayee } from './tellPayee.ts';

type Success = Extract<TransferResult, { state: 'success' }>;
type Failure = Pick<Extract<TransferResult, { state: 'failed' }>, 'code' | 'reason'>;
type Return = Extract<TransferResult, { state: 'returned' }>;

/**
 * Takes what the bank says of a sending: by its answer, by a query, by its own call, once or several times, in any order. What was taken before
 * changes nothing; what contradicts it is told to those who answer for the money, and changes nothing either.
 *
 * @source freight-domain 3.4 M5–M7, M9, I19
 */
export function takeResult(ctx: Context, { requestSerial, result }: { requestSerial: string; result: TransferResult }): Promise<void> {
  return ctx.transaction(async (tx) => {
    const id = await idOfSerial(tx, ctx, requestSerial);
    if (id === undefined) return;
    const payment = await holdAnyPayment(tx, ctx, id);
    if (payment.requestSerial === requestSerial) return takeHeld(tx, ctx, payment, result);
    // A later sending has taken the place of this one, which had failed by the bank's own word: money that leaves by it leaves twice.
    if (result.state === 'success' || result.state === 'returned')
      await contradict(tx, ctx, payment, `已失败的流水 ${requestSerial} 银行报告成功`);
  });
}

/** The same of a held payment, for its present sending. */
export async function takeHeld(tx: Tx, ctx: Context, payment: PaymentRow, result: TransferResult): Promise<void> {
  const isSent = payment.state === payState.sent;
  switch (result.state) {
    case 'success':
      if (isSent) await succeed(tx, ctx, payment, result);
      else if (payment.bankSerialNo !== result.bankSerialNo) await contradict(tx, ctx, payment, '银行报告成功');
      return;
    case 'failed':
      if (isSent) await fail(tx, ctx, payment, result);
      else if (payment.state === payState.paid) await contradict(tx, ctx, payment, '银行报告失败');
      return;
    case 'returned': {
      if (payment.state === payState.returned || payment.state === payState.closed) return;
      // Money that came back had gone out.
      const paid = isSent
        ? await succeed(tx, ctx, payment, {
            state: 'success',
            bankSerialNo: result.bankSerialNo,
            payTime: nowText(ctx.clock),
            fee: payment.channelFee,
          })
        : payment;
      if (paid.state === payState.paid) await giveBack(tx, ctx, paid, result);
      else await contradict(tx, ctx, payment, '银行报告退汇');
      return;
    }
    default:
      if (isSent) await askLater(tx, ctx, payment);
  }
}

/** P08: what was on its way has arrived. */
async function succeed(tx: Tx, ctx: Context, payment: PaymentRow, { bankSerialNo, payTime, fee }: Success): Promise<PaymentRow> {
  const posting = postPaid({ ...payment, channel: payment.payChannel, channelFee: fee });
  await post(tx, ctx, posting, { ...factsOf(payment, '成功'), happenTime: payTime });
  const after = await movePaymentRow(tx, ctx, payment, {
    action: 'succeed',
    to: payState.paid,
    values: { bankSerialNo, payTime, channelFee: fee, nextQueryTime: null },
  });
  await documentOf(payment).follow(tx, ctx, after, 'paid');
  await tellPayee(tx, ctx, after);
  await tellOfTrip(tx, ctx, after);
  return after;
}

/** P09: it came to nothing, and is where it was before. */
async function fail(tx: Tx, ctx: Context, payment: PaymentRow, { code, reason }: Failure): Promise<void> {
  await post(tx, ctx, postPayoutFailed({ ...payment, channel: payment.payChannel }), factsOf(payment, '失败'));
  const after = await movePaymentRow(tx, ctx, payment, {
    action: 'fail',
    to: payState.failed,
    values: { ...noticeOf(ctx, { code, reason }), nextQueryTime: null, channelFee: 0 },
  });
  await documentOf(payment).follow(tx, ctx, after, 'failed');
  await tellCashiers(tx, ctx, payment, `付款失败：${reason}`);
}

/**
 * P10: it has come back after it had arrived; the fee of the bank has not. Where the next payment of the same is on its way already, the returned one is
 * closed, and its amount is paid with the rest: nothing has two payments at a time.
 */
async function giveBack(tx: Tx, ctx: Context, payment: PaymentRow, { reason, returnTime }: Return): Promise<void> {
  const document = documentOf(payment);
  const shares = await document.sharesOfReturn?.(tx, ctx, payment);
  const posting = postReturned({ ...payment, shares });
  await post(tx, ctx, posting, { ...factsOf(payment, '退汇'), happenTime: returnTime });
  const notice = noticeOf(ctx, { code: 'RETURNED', reason });
  const closeReason = await document.followedBy?.(tx, ctx, payment);
  const after = await movePaymentRow(tx, ctx, payment, {
    action: 'giveBack',
    ...(closeReason === undefined
      ? { to: payState.returned, values: notice }
      : { to: payState.closed, values: { ...notice, failNoticeState: noticeState.handled, closeReason } }),
  });
  await document.follow(tx, ctx, after, 'returned');
  await tellOfTrip(tx, ctx, after);
  await tellCashiers(tx, ctx, payment, `退汇：${reason}`);
}

async function tellOfTrip(tx: Tx, ctx: Context, payment: PaymentRow): Promise<void> {
  const { noteId, payKind: kind } = payment;
  if (noteId !== null) await ctx.emit(tx, tripPaymentsChanged, { noteId });
  // A bill of a carrier pays many trips.
  else if (waybillKinds.includes(kind)) for (const part of await partsOf(tx, ctx, [payment])) await ctx.emit(tx, tripPaymentsChanged, part);
}

const factsOf = (payment: PaymentRow, what: string) =>
  paymentFacts(payment, { step: payment.requestSerial ?? '', what: `${documentOf(payment).name}${what}` });

const noticeOf = (ctx: Context, { code, reason }: Failure) => ({
  failCode: code.slice(0, 40),
  failReason: reason.slice(0, 200),
  failTime: nowText(ctx.clock),
  failNoticeState: noticeState.open,
});

/** @source NT8 */
async function tellCashiers(tx: Tx, ctx: Context, payment: PaymentRow, why: string): Promise<void> {
  await notify(
    tx,
    ctx,
    { permission: 'pay:notice' },
    {
      title: `付款 ${payment.paymentNo} ${why}`,
      lines: [`${paidFor(payment)}，收款人 ${payment.payeeName}，${shownYuan(payment.amount)}元`],
      priority: 'H',
      openPage: documentOf(payment).openPage,
    },
  );
}

/** The bank says something else than it said before: nobody's figures change until a person has looked. */
async function contradict(tx: Tx, ctx: Context, payment: PaymentRow, what: string): Promise<void> {
  ctx.log.error({ paymentNo: payment.paymentNo, state: payment.state }, 'the bank contradicts what it said before');
  ctx.audit({ action: 'payment.contradiction', entity: 'payment', entityId: payment.id, outcome: 'refused', remark: what });
  await notify(
    tx,
    ctx,
    { roles: ['finance_mgr'] },
    {
      title: `付款 ${payment.paymentNo} 结果不一致`,
      lines: [`${what}，与系统状态不符，请与银行核对`],
      priority: 'H',
      openPage: '/shipping/paylist2',
      occasion: `contradiction ${payment.id}`.slice(0, 50),
    },
  );
}

async function askLater(tx: Tx, ctx: Context, payment: PaymentRow): Promise<void> {
  await tx
    .update(hyPayment)
    .set({ queryCount: sql`${hyPayment.queryCount} + 1`, nextQueryTime: nextQueryTime(ctx, payment.queryCount) })
    .where(and(eq(hyPayment.tenantId, ctx.actor.tenantId), eq(hyPayment.id, payment.id)));
}
