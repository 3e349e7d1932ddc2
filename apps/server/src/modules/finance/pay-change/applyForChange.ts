import type { z } from 'zod';
import { nowText } from '../../../platform/clock.ts';
import type { Context } from '../../../platform/context.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { refusedField } from '../../../platform/errors.ts';
import { takenValue } from '../../../platform/files/takenFiles.ts';
import { ProblemList } from '../../../platform/problemList.ts';
import { getRow } from '../../../platform/resource/getRow.ts';
import { reasonMissing } from '../../../platform/resource/moveRow.ts';
import type { Values } from '../../../platform/resource/resource.ts';
import { maskText } from '../../../platform/resource/maskText.ts';
import { insertRow } from '../../../platform/resource/writeRows.ts';
import { nextNumber } from '../../../platform/sequence/sequence.ts';
import { assertStaff, yuan } from '../../shipping/shipping-note/noteSteps.ts';
import { notify } from '../../system/announcement/notify.service.ts';
import { shownYuan } from '../../../platform/amountText.ts';
import { payeeOfCard, type Payee } from '../examination/payee.service.ts';
import { type HeldNotePayment, holdNotePayment } from '../payment/holdPayment.ts';
import { movePayment } from '../payment/movePayment.ts';
import { noticeAfter, payState } from '../payment/payment.states.ts';
import { assertAmount, assertAuthorised, assertChangeable, assertOtherCard } from './changeRules.ts';
import { PayChangeInput } from './payChange.contract.ts';
import { payChangeResource } from './payChange.resource.ts';
import { payChangeState, payChangeType } from './payChange.states.ts';
import { hyPayChange, payChangeNumbers, type PayChangeRow } from './payChange.table.ts';

type Input = z.output<typeof PayChangeInput>;

/**
 * Asks for another payee, card or amount of a payment (G1). The payment is held until somebody else has decided.
 *
 * @throws AppError 40421 not in a state that allows it; 40422 no authorisation; 40106 no reason
 * @throws InvalidInput the card or the amount at its field
 * @source freight-domain 3.4.2, M12
 */
export function applyForChange(ctx: Context, input: Input) {
  return ctx.transaction(async (tx) => {
    assertStaff(ctx);
    const files = await takenValue(tx, ctx, { name: 'files', schema: PayChangeInput.shape.files, value: input.files });
    const held = await holdNotePayment(tx, ctx, input.paymentId);
    assertChangeable(held.payment, { state: held.payment.state, changeType: input.changeType });
    const reason = input.reason.trim();
    const change = await insertRow(tx, ctx, hyPayChange, {
      ...(await checkedChange(tx, ctx, held, { ...input, reason, files })),
      ...wasBefore(held),
      changeNo: await nextNumber(tx, ctx, payChangeNumbers),
      changeType: input.changeType,
      reason,
      files: files === '' ? null : files,
      state: payChangeState.toAudit,
      applyBy: ctx.actor.username,
      applyTime: nowText(ctx.clock),
    });
    await movePayment(tx, ctx, held, {
      action: 'change',
      to: payState.changing,
      values: { previousState: held.payment.state, failNoticeState: noticeAfter(held.payment) },
      event: { type: 'payChange', content: `申请支付变更 ${change.changeNo}：${wordsOf(change)}。原因：${reason}` },
    });
    ctx.audit({ action: 'payChange.add', entity: 'payChange', entityId: change.id, after: { ...input, files } });
    await tellAuditors(tx, ctx, change);
    return getRow(ctx, payChangeResource, change.id) as Promise<never>;
  });
}

const wasBefore = ({ payment, note }: HeldNotePayment) => ({
  paymentId: payment.id,
  paymentNo: payment.paymentNo,
  noteId: note.id,
  shippingNoteNumber: note.shippingNoteNumber,
  amount: payment.amount,
  oldPayeeType: payment.payeeType,
  oldPayeeName: payment.payeeName,
  oldPayeeCardNo: payment.payeeCardNo,
  oldPayeeBankName: payment.payeeBankName,
});

/** What it is to become. Everything that speaks against it is told at once. */
async function checkedChange(
  tx: Tx,
  ctx: Context,
  held: HeldNotePayment,
  { changeType, newCardId, newAmount, reason, files }: Input & { files: string },
): Promise<Values<typeof hyPayChange>> {
  const problems = new ProblemList();
  if (reason === '') problems.keep(reasonMissing());
  const values = await problems.ask(async () => {
    if (changeType !== payChangeType.amount) return becomes(await otherPayee(tx, ctx, held, { changeType, newCardId, files }));
    if (newAmount === null || newAmount === undefined) throw refusedField('newAmount', '请填写新金额');
    assertAmount(held, newAmount);
    return { newAmount };
  });
  problems.end();
  return values ?? {};
}

async function otherPayee(
  tx: Tx,
  ctx: Context,
  { payment, note }: HeldNotePayment,
  { changeType, newCardId, files }: Pick<Input, 'changeType' | 'newCardId'> & { files: string },
): Promise<Payee> {
  const payee = newCardId ? await payeeOfCard(tx, ctx, note, newCardId) : undefined;
  if (payee === undefined) throw refusedField('newCardId', '请选择已绑定的收款卡');
  assertOtherCard(payment, { card: payee.card, changeType });
  await assertAuthorised(tx, ctx, { note, payee, changeType, files });
  return payee;
}

const becomes = ({ card, payeeType }: Payee) => ({
  newCardId: card.id,
  newPayeeType: payeeType,
  newPayeeName: card.cardHolder,
  newPayeeCardNo: card.cardNo,
  newPayeeBankName: card.bankName,
});

/** What changes, as the timeline tells it. */
export function wordsOf(change: PayChangeRow): string {
  if (change.newAmount !== null) return `金额${yuan(change.amount)}元改为${yuan(change.newAmount)}元`;
  const { oldPayeeName, oldPayeeCardNo, newPayeeName, newPayeeCardNo } = change;
  return `收款人${oldPayeeName} ${maskText(oldPayeeCardNo ?? '')}改为${newPayeeName} ${maskText(newPayeeCardNo ?? '')}`;
}

/** @source NT21 */
async function tellAuditors(tx: Tx, ctx: Context, { changeNo, shippingNoteNumber, amount, newAmount }: PayChangeRow): Promise<void> {
  await notify(
    tx,
    ctx,
    { permission: 'payChange:audit' },
    {
      title: `支付变更 ${changeNo} 待审核`,
      lines: [`运单 ${shippingNoteNumber ?? ''}，${shownYuan(newAmount ?? amount)}元`],
      openPage: '/shipping/paychange',
    },
  );
}
