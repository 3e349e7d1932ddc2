import { and, eq, inArray, sql } from 'drizzle-orm';
import { nowText, toDateTimeText } from '../../../platform/clock.ts';
import type { Context } from '../../../platform/context.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { maskText } from '../../../platform/resource/maskText.ts';
import { yuan } from '../../shipping/shipping-note/noteSteps.ts';
import { noteStatus } from '../../shipping/shipping-note/shippingNote.states.ts';
import { notify } from '../../system/announcement/notify.service.ts';
import { yuanText } from '../amountText.ts';
import type { TransferResult } from '../bank-channel/bankChannel.ts';
import { noteFacts } from '../ledger/noteFacts.ts';
import { post } from '../ledger/post.ts';
import { postPaid, postPayoutFailed, postReturned } from '../ledger/postings.ts';
import { holdPayment, idOfSerial, type HeldPayment } from './holdPayment.ts';
import { movePayment } from './movePayment.ts';
import { noticeState, payKind, paymentOpen, payState } from './payment.states.ts';
import { hyPayment, type PaymentRow } from './payment.table.ts';

type Success = Extract<TransferResult, { state: 'success' }>;
type Failure = Pick<Extract<TransferResult, { state: 'failed' }>, 'code' | 'reason'>;
type Return = Extract<TransferResult, { state: 'returned' }>;

/** Minutes after which the bank is asked again, then hourly. @source freight-domain 3.4 M7 */
const queryMinutes = [1, 2, 5, 10, 30];

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
    const held = await holdPayment(tx, ctx, id);
    if (held.payment.requestSerial === requestSerial) return take(tx, ctx, held, result);
    // A later sending has taken the place of this one, which had failed by the bank's own word: money that leaves by it leaves twice.
    if (result.state === 'success' || result.state === 'returned')
      await contradict(tx, ctx, held.payment, `已失败的流水 ${requestSerial} 银行报告成功`);
  });
}

async function take(tx: Tx, ctx: Context, held: HeldPayment, result: TransferResult): Promise<void> {
  const { payment } = held;
  const isSent = payment.state === payState.sent;
  switch (result.state) {
    case 'success':
      if (isSent) await succeed(tx, ctx, held, result);
      else if (payment.bankSerialNo !== result.bankSerialNo) await contradict(tx, ctx, payment, '银行报告成功');
      return;
    case 'failed':
      if (isSent) await fail(tx, ctx, held, result);
      else if (payment.state === payState.paid) await contradict(tx, ctx, payment, '银行报告失败');
      return;
    case 'returned': {
      if (payment.state === payState.returned || payment.state === payState.closed) return;
      // Money that came back had gone out.
      const paid = isSent
        ? await succeed(tx, ctx, held, {
            state: 'success',
            bankSerialNo: result.bankSerialNo,
            payTime: nowText(ctx.clock),
            fee: payment.channelFee,
          })
        : held;
      if (paid.payment.state === payState.paid) await giveBack(tx, ctx, paid, result);
      else await contradict(tx, ctx, payment, '银行报告退汇');
      return;
    }
    default:
      if (isSent) await askLater(tx, ctx, payment);
  }
}

/** P08: what was on its way has arrived. With all of it paid the waybill is; with a part, the rest stays payable. */
async function succeed(tx: Tx, ctx: Context, held: HeldPayment, { bankSerialNo, payTime, fee }: Success): Promise<HeldPayment> {
  const { payment, note } = held;
  const posting = postPaid('paySuccess', {
    companyId: payment.companyId,
    channel: payment.payChannel,
    companyAccountId: payment.companyAccountId ?? '',
    amount: payment.amount,
    channelFee: fee,
  });
  await post(tx, ctx, posting, noteFacts(note, { step: payment.requestSerial ?? '', what: '付款成功' }));
  return movePayment(tx, ctx, held, {
    action: 'succeed',
    to: payState.paid,
    values: { bankSerialNo, payTime, channelFee: fee, nextQueryTime: null },
    noteValues: paidValues(held, payTime),
    event: {
      type: 'paySuccess',
      content: `付款成功：${payment.payeeName} ${maskText(payment.payeeCardNo ?? '')}，${yuan(payment.amount)}元`,
    },
  });
}

/** What a waybill says once a payment of it has arrived. */
export function paidValues({ payment, note }: HeldPayment, payTime: string) {
  const paidAmount = note.paidAmount + payment.amount;
  const isPaid = paidAmount >= (note.payableAmount ?? 0);
  return { paidAmount, noteStatus: isPaid ? noteStatus.paid : noteStatus.payable, ...(isPaid ? { payTime } : {}) };
}

/** P09: it came to nothing, and is owed again. */
async function fail(tx: Tx, ctx: Context, held: HeldPayment, { code, reason }: Failure): Promise<void> {
  const { payment, note } = held;
  const posting = postPayoutFailed({ ...payment, channel: payment.payChannel });
  await post(tx, ctx, posting, noteFacts(note, { step: payment.requestSerial ?? '', what: '付款失败' }));
  await movePayment(tx, ctx, held, {
    action: 'fail',
    to: payState.failed,
    values: { ...noticeOf(ctx, { code, reason }), nextQueryTime: null, channelFee: 0 },
    event: { type: 'payFailed', content: `付款失败：${reason}` },
  });
  await tellCashiers(tx, ctx, payment, `付款失败：${reason}`);
}

/**
 * P10: it has come back after it had arrived; the fee of the bank has not. A waybill has one open payment at a time: where the next one is on its
 * way already, the returned one is closed, and what it leaves is payable with the rest.
 */
async function giveBack(tx: Tx, ctx: Context, held: HeldPayment, { reason }: Return): Promise<void> {
  const { payment, note } = held;
  const isFollowed = await hasOpenPayment(tx, ctx, note.id);
  const posting = postReturned({ ...payment, companyAccountId: payment.companyAccountId ?? '' });
  await post(tx, ctx, posting, noteFacts(note, { step: payment.requestSerial ?? '', what: '退汇' }));
  await movePayment(tx, ctx, held, {
    action: 'giveBack',
    to: isFollowed ? payState.closed : payState.returned,
    values: {
      ...noticeOf(ctx, { code: 'RETURNED', reason }),
      ...(isFollowed ? { failNoticeState: noticeState.handled, closeReason: '退汇时已有后续付款单，退回金额并入待付' } : {}),
    },
    noteValues: {
      paidAmount: note.paidAmount - payment.amount,
      payTime: null,
      ...(isFollowed ? { payState: note.payState, noteStatus: note.noteStatus } : {}),
    },
    event: { type: 'payReturned', content: `退汇：${reason}` },
  });
  await tellCashiers(tx, ctx, payment, `退汇：${reason}`);
}

/** Whether a payment of a waybill is under way; the one that comes back is not, for it had arrived. */
async function hasOpenPayment(tx: Tx, ctx: Context, noteId: string): Promise<boolean> {
  const [open] = await tx
    .select({ id: hyPayment.id })
    .from(hyPayment)
    .where(
      and(
        eq(hyPayment.tenantId, ctx.actor.tenantId),
        eq(hyPayment.noteId, noteId),
        inArray(hyPayment.payKind, [payKind.freight, payKind.offline]),
        inArray(hyPayment.state, [...paymentOpen]),
      ),
    )
    .limit(1);
  return open !== undefined;
}

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
      lines: [`运单 ${payment.shippingNoteNumber ?? ''}，收款人 ${payment.payeeName}，${yuanText(payment.amount)}元`],
      priority: 'H',
      openPage: '/shipping/paylist',
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

/** The time some minutes from now. */
export const minutesLater = (ctx: Context, minutes: number): string =>
  toDateTimeText(new Date(ctx.clock.now().getTime() + minutes * 60_000));

async function askLater(tx: Tx, ctx: Context, payment: PaymentRow): Promise<void> {
  const minutes = queryMinutes[payment.queryCount] ?? 60;
  await tx
    .update(hyPayment)
    .set({ queryCount: sql`${hyPayment.queryCount} + 1`, nextQueryTime: minutesLater(ctx, minutes) })
    .where(and(eq(hyPayment.tenantId, ctx.actor.tenantId), eq(hyPayment.id, payment.id)));
}
