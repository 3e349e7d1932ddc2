import { and, eq } from 'drizzle-orm';
import { nowText } from '../../../platform/clock.ts';
import type { Context } from '../../../platform/context.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { businessError, notFound, refusedByRule } from '../../../platform/errors.ts';
import { findRow, getRow } from '../../../platform/resource/getRow.ts';
import { moveRow, reasonMissing, stateChanged, type RowRef } from '../../../platform/resource/moveRow.ts';
import { assertAnother, assertStaff } from '../../shipping/shipping-note/noteSteps.ts';
import { notify } from '../../system/announcement/notify.service.ts';
import { payeeOfCard, payeeValues } from '../examination/payee.service.ts';
import { type HeldNotePayment, holdNotePayment } from '../payment/holdPayment.ts';
import { movePayment } from '../payment/movePayment.ts';
import { noticeState, payState } from '../payment/payment.states.ts';
import { hyPaymentItem } from '../payment/payment.table.ts';
import { cardOf } from '../payment/payingFacts.ts';
import { payeeOf } from '../payment/submitPayments.ts';
import { wordsOf } from './applyForChange.ts';
import { assertAmount, assertAuthorised, assertChangeable } from './changeRules.ts';
import { payChangeResource } from './payChange.resource.ts';
import { payChangeState, payChangeStates as machine } from './payChange.states.ts';
import type { PayChangeRow } from './payChange.table.ts';

/** Results of a payment that came to nothing: what changes afterwards is another sending. */
const cameToNothing: readonly string[] = [payState.failed, payState.returned];

/**
 * Decides on a change: passed, the payment says what was asked for and begins again (G2); refused, it goes back to where it was (G3). The one
 * who asked has set the payee, and so approves the payment no more than its submitter does.
 *
 * @throws AppError 40405 asked for by the actor; 40106 refused without a remark; 40404 the card is not confirmed any more; 40422 no authorisation
 * @throws Conflict decided on before; the card was changed since
 * @source freight-domain 3.4.2, amendments 9, 22, 27
 */
export function auditChange(ctx: Context, input: RowRef & { pass: boolean; remark?: string | null | undefined }) {
  return ctx.transaction(async (tx) => {
    assertStaff(ctx);
    const remark = input.remark?.trim() ?? '';
    if (!input.pass && remark === '') throw reasonMissing('remark');
    const held = await holdPaymentOf(tx, ctx, input.id);
    const { after: change } = await moveRow(tx, ctx, payChangeResource, {
      ref: input,
      machine,
      action: 'audit',
      to: input.pass ? payChangeState.passed : payChangeState.refused,
      change: (row) => {
        assertAnother(ctx, row.applyBy);
        return { auditBy: ctx.actor.username, auditTime: nowText(ctx.clock), auditRemark: remark === '' ? null : remark };
      },
    });
    if (input.pass) await carryOut(tx, ctx, held, change);
    else await putBack(tx, ctx, held, `支付变更驳回 ${change.changeNo}：${remark}`);
    await tellApplicant(tx, ctx, change, input.pass ? '已通过，请重新提交付款' : `已驳回：${remark}`);
    return getRow(ctx, payChangeResource, input.id) as Promise<never>;
  });
}

/** Takes back what the actor asked for (G4). @throws AppError asked for by somebody else; Conflict decided on before */
export function cancelChange(ctx: Context, input: RowRef) {
  return ctx.transaction(async (tx) => {
    assertStaff(ctx);
    const held = await holdPaymentOf(tx, ctx, input.id);
    const { after } = await moveRow(tx, ctx, payChangeResource, {
      ref: input,
      machine,
      action: 'cancel',
      change: ({ applyBy }) => {
        if (applyBy !== ctx.actor.username) throw refusedByRule('仅申请人可以取消');
        return {};
      },
    });
    await putBack(tx, ctx, held, `取消支付变更 ${after.changeNo}`);
    return getRow(ctx, payChangeResource, input.id) as Promise<never>;
  });
}

/** Holds the waybill and the payment of a change, in this order, before the change itself. */
async function holdPaymentOf(tx: Tx, ctx: Context, id: string): Promise<HeldNotePayment> {
  const change = await findRow(tx, ctx, payChangeResource, id);
  if (change === undefined) throw notFound();
  return holdNotePayment(tx, ctx, change.paymentId);
}

async function carryOut(tx: Tx, ctx: Context, held: HeldNotePayment, change: PayChangeRow): Promise<void> {
  const { payment } = held;
  const previous = payment.previousState ?? '';
  assertChangeable(payment, { state: previous, changeType: change.changeType });
  const { values, noteValues } = change.newAmount === null ? await newPayee(tx, ctx, held, change) : await newAmount(tx, ctx, held, change);
  await movePayment(tx, ctx, held, {
    action: 'endChange',
    to: payState.draft,
    values: {
      ...values,
      previousState: null,
      // Another sending has another serial.
      ...(cameToNothing.includes(previous) ? { retryCount: payment.retryCount + 1 } : {}),
      submitBy: null,
      submitTime: null,
      approveBy: null,
      approveTime: null,
      approveRemark: null,
    },
    noteValues,
    event: { type: change.newAmount === null ? 'payeeChanged' : 'payChange', content: `支付变更 ${change.changeNo}：${wordsOf(change)}` },
  });
}

async function newPayee(tx: Tx, ctx: Context, { note }: HeldNotePayment, change: PayChangeRow) {
  const { newCardId, changeType, files, applyBy } = change;
  const card = await cardOf(tx, ctx, newCardId);
  if (card?.verifyState !== '20') throw businessError(40404, { message: '收款卡未验证' });
  const payee = await payeeOfCard(tx, ctx, note, card.id);
  // Who decides has seen another number, or a card of somebody who carries no more.
  if (payee === undefined || card.cardNo !== change.newPayeeCardNo || card.cardHolder !== change.newPayeeName) throw stateChanged();
  await assertAuthorised(tx, ctx, { note, payee, changeType, files });
  return { values: payeeOf(card, payee.payeeType), noteValues: { ...payeeValues(payee), payeeBy: applyBy } };
}

async function newAmount(tx: Tx, ctx: Context, held: HeldNotePayment, { newAmount: given }: PayChangeRow) {
  const amount = given ?? 0;
  assertAmount(held, amount);
  await tx
    .update(hyPaymentItem)
    .set({ amount })
    .where(and(eq(hyPaymentItem.tenantId, ctx.actor.tenantId), eq(hyPaymentItem.paymentId, held.payment.id)));
  return { values: { amount }, noteValues: {} };
}

/** The payment stands where it stood, and its failure is to be looked after again. */
async function putBack(tx: Tx, ctx: Context, held: HeldNotePayment, content: string): Promise<void> {
  const previous = held.payment.previousState ?? payState.draft;
  await movePayment(tx, ctx, held, {
    action: 'endChange',
    to: previous,
    values: { previousState: null, ...(cameToNothing.includes(previous) ? { failNoticeState: noticeState.open } : {}) },
    event: { type: 'payChange', content },
  });
}

/** @source NT22 */
async function tellApplicant(tx: Tx, ctx: Context, { changeNo, shippingNoteNumber, applyBy }: PayChangeRow, what: string): Promise<void> {
  await notify(
    tx,
    ctx,
    { usernames: [applyBy] },
    { title: `支付变更 ${changeNo} ${what}`, lines: [`运单 ${shippingNoteNumber ?? ''}`], openPage: '/shipping/paychange' },
  );
}
