import { nowText } from '../../../platform/clock.ts';
import type { Context } from '../../../platform/context.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { businessError, staleVersion } from '../../../platform/errors.ts';
import { getRow } from '../../../platform/resource/getRow.ts';
import { reasonMissing, stateChanged, type RowRef } from '../../../platform/resource/moveRow.ts';
import { updateRow } from '../../../platform/resource/writeRows.ts';
import { forEachNote, type NoteBatch } from '../../shipping/shipping-note/batchNotes.ts';
import { assertStaff } from '../../shipping/shipping-note/noteSteps.ts';
import { holdPayment, type HeldPayment } from './holdPayment.ts';
import { movePayment } from './movePayment.ts';
import { holdCompanies } from './payLimits.ts';
import { noticeAfter, noticeState, payState } from './payment.states.ts';
import { paymentResource } from './payment.resource.ts';
import { hyPayment } from './payment.table.ts';
import { sendOut } from './sendOut.ts';
import { cardOf } from './payingFacts.ts';
import { companiesOf, payeeOf } from './submitPayments.ts';

/** How often one payment may be sent again. */
const mostRetries = 5;

/** Counts another sending of a payment. @throws AppError 40408 it was sent too often */
export function nextRetry({ retryCount }: { retryCount: number }): number {
  if (retryCount >= mostRetries) throw businessError(40408, { message: '超过最大重试次数' });
  return retryCount + 1;
}

/**
 * Sends payments again that failed or came back (M8), each by itself. With the payee as it was a failed one is sent at once under a new serial; with
 * another card, or after money has come back, somebody approves it again.
 *
 * @throws AppError 40408 sent too often; those of a sending
 * @source freight-domain 3.4 M8, amendments 9
 */
export function retryPayments(
  ctx: Context,
  { ids, remark }: { ids: readonly string[]; remark?: string | null | undefined },
): Promise<NoteBatch> {
  return ctx.transaction(async (tx) => {
    assertStaff(ctx);
    await holdCompanies(tx, ctx, await companiesOf(tx, ctx, ids));
    return forEachNote(ctx, { ids }, async (inner, { id }) => retry(inner, ctx, await holdPayment(inner, ctx, id), remark?.trim() ?? ''));
  });
}

async function retry(tx: Tx, ctx: Context, held: HeldPayment, remark: string): Promise<void> {
  const { payment } = held;
  if (payment.state !== payState.failed && payment.state !== payState.returned) throw stateChanged();
  const retryCount = nextRetry(payment);
  // Of a bill it goes to the card that was chosen, of a waybill to the one that is set there by now.
  const { payeeCardId, payeeType } = payment.billId === null ? held.notes[0]! : payment;
  const card = await cardOf(tx, ctx, payeeCardId);
  const isAsBefore = card !== undefined && card.id === payment.payeeCardId && card.cardNo === payment.payeeCardNo;
  if (isAsBefore && payment.state === payState.failed) {
    await sendOut(tx, ctx, payment, { action: 'retry', decided: {}, retryCount });
    return;
  }
  if (isAsBefore && remark === '') throw reasonMissing('remark');
  await movePayment(tx, ctx, held, {
    action: 'retry',
    to: payState.toApprove,
    values: {
      ...(card === undefined ? {} : payeeOf(card, payeeType)),
      retryCount,
      submitBy: ctx.actor.username,
      submitTime: nowText(ctx.clock),
      approveBy: null,
      approveTime: null,
      failNoticeState: noticeAfter(payment),
      ...(remark === '' ? {} : { noticeRemark: remark }),
    },
    event: { type: 'paySubmitted', content: `重新提交付款 ${payment.paymentNo}${remark === '' ? '' : `：${remark}`}` },
  });
}

/** Holds a payment as it was read. */
async function holdVersion(tx: Tx, ctx: Context, ref: RowRef): Promise<HeldPayment> {
  assertStaff(ctx);
  const held = await holdPayment(tx, ctx, ref.id);
  if (ref.version !== undefined && ref.version !== held.payment.version) throw staleVersion();
  return held;
}

/** Gives a payment up that was not sent, failed or came back (M11): its waybill is payable again. @throws AppError 40106 no reason */
export function closePayment(ctx: Context, input: RowRef & { reason: string }) {
  return ctx.transaction(async (tx) => {
    const reason = input.reason.trim();
    if (reason === '') throw reasonMissing();
    const held = await holdVersion(tx, ctx, input);
    await movePayment(tx, ctx, held, {
      action: 'close',
      to: payState.closed,
      values: {
        closeReason: reason,
        failNoticeState: noticeAfter(held.payment),
      },
      event: { type: 'payClosed', content: `关闭付款 ${held.payment.paymentNo}：${reason}` },
    });
    return getRow(ctx, paymentResource, input.id) as Promise<never>;
  });
}

/** Takes note of a failure, in words; the payment stays as it is. @throws AppError 40106 no words; Conflict the notice is not open @source freight-domain 3.4.1 */
export function handleNotice(ctx: Context, input: RowRef & { reason: string }) {
  return ctx.transaction(async (tx) => {
    const noticeRemark = input.reason.trim();
    if (noticeRemark === '') throw reasonMissing();
    const { payment } = await holdVersion(tx, ctx, input);
    if (payment.failNoticeState !== noticeState.open) throw stateChanged();
    await updateRow(tx, ctx, hyPayment, { before: payment, values: { failNoticeState: noticeState.handled, noticeRemark } });
    ctx.audit({ action: 'payment.noticeHandle', entity: 'payment', entityId: payment.id, after: { noticeRemark } });
    return getRow(ctx, paymentResource, input.id) as Promise<never>;
  });
}
