import type { Context } from '../../../platform/context.ts';
import { businessError } from '../../../platform/errors.ts';
import type { RowRef } from '../../../platform/resource/moveRow.ts';
import { updateRow } from '../../../platform/resource/writeRows.ts';
import { assertAnother, assertStaff, yuan } from '../../shipping/shipping-note/noteSteps.ts';
import { payDocument, payDocumentAgain } from '../payment/documentPayments.ts';
import { payKind } from '../payment/payment.states.ts';
import { cardOf } from '../payment/payingFacts.ts';
import { beginPaying } from '../payment/submitPayments.ts';
import { assertPayable } from './apply.service.ts';
import { giveUp } from './giveUp.ts';
import { assertOnTheRoad, findPrepay, holdPrepay, movePrepay, replyPrepay } from './movePrepay.ts';
import { prepayState } from './prepay.states.ts';
import { hyPrepay } from './prepay.table.ts';

/**
 * Pays a prepayment that was approved (Y4): it leaves by the bank within the limits, hours and funds of every payment. One that failed before is
 * sent again under another serial.
 *
 * @throws AppError 40405 approved by the actor; 40402, 40403, 40404, 40406, 40408, 40444 of a sending; 40331 no check by SMS; 40105 less is set aside than is prepaid
 * @throws Conflict 40901 the waybill is not on the road, or about to be revoked
 */
export function payPrepay(ctx: Context, input: RowRef) {
  return ctx.transaction(async (tx) => {
    assertStaff(ctx);
    // The limits of the company come before the waybill, as with every payment.
    await beginPaying(tx, ctx, [(await findPrepay(tx, ctx, input.id)).companyId]);
    const { prepay, note } = await holdPrepay(tx, ctx, input);
    // The payment says who handed it in and who approved it: the one who pays and the one who agreed.
    assertAnother(ctx, prepay.auditBy);
    const creditor = await assertPayable(tx, ctx, prepay, note);
    const card = await cardOf(tx, ctx, prepay.payeeCardId);
    if (card === undefined) throw businessError(40404, { message: '收款卡未验证' });
    const sent = await movePrepay(tx, ctx, prepay, {
      action: 'pay',
      to: prepayState.paying,
      values: { creditorType: creditor.type, creditorId: creditor.id, failReason: null },
      event: { type: 'prepayApproved', content: `预付已发出 ${prepay.prepayNo}：${yuan(prepay.amount)}元` },
    });
    if (prepay.paymentId !== null) await payDocumentAgain(tx, ctx, prepay.paymentId);
    else {
      const { id: paymentId } = await payDocument(tx, ctx, {
        payKind: payKind.prepay,
        documentId: prepay.id,
        companyId: prepay.companyId,
        customerId: prepay.customerId,
        note,
        creditor,
        card,
        payeeType: prepay.payeeType,
        amount: prepay.amount,
        decided: { approveBy: prepay.auditBy, approveTime: prepay.auditTime },
      });
      await updateRow(tx, ctx, hyPrepay, { before: sent, values: { paymentId } });
    }
    return replyPrepay(ctx, input.id);
  });
}

/** Takes a prepayment up again that failed or came back (Y7): it is to be paid. @throws Conflict 40901 as above */
export function retryPrepay(ctx: Context, input: RowRef) {
  return ctx.transaction(async (tx) => {
    assertStaff(ctx);
    const { prepay, note } = await holdPrepay(tx, ctx, input);
    assertOnTheRoad(note);
    await movePrepay(tx, ctx, prepay, { action: 'retry', to: prepayState.toPay });
    return replyPrepay(ctx, input.id);
  });
}

/** Those who are to pay give a prepayment up (Y7). @throws AppError 40106 no reason */
export function closePrepay(ctx: Context, input: RowRef & { reason: string }) {
  return ctx.transaction(async (tx) => {
    assertStaff(ctx);
    const { prepay } = await holdPrepay(tx, ctx, input);
    await giveUp(tx, ctx, prepay, { action: 'close', reason: input.reason });
    return replyPrepay(ctx, input.id);
  });
}
