import type { z } from 'zod';
import { nowText } from '../../../platform/clock.ts';
import type { Context } from '../../../platform/context.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { businessError, refusedByRule, refusedField } from '../../../platform/errors.ts';
import { ProblemList } from '../../../platform/problemList.ts';
import { findRow } from '../../../platform/resource/getRow.ts';
import { maskText } from '../../../platform/resource/maskText.ts';
import { reasonMissing, type RowRef } from '../../../platform/resource/moveRow.ts';
import { insertRow, lockRow } from '../../../platform/resource/writeRows.ts';
import { nextNumber } from '../../../platform/sequence/sequence.ts';
import { fundsShort } from '../../customers/customer-wallet/fundsShort.ts';
import { writeNoteEvent } from '../../shipping/note-event/writeNoteEvent.ts';
import { assertAnother, assertStaff, yuan } from '../../shipping/shipping-note/noteSteps.ts';
import { noteResource, type NoteRow } from '../../shipping/shipping-note/shippingNote.resource.ts';
import { notify } from '../../system/announcement/notify.service.ts';
import { shownYuan } from '../../../platform/amountText.ts';
import type { Payee } from '../examination/payee.service.ts';
import { payeeOf } from '../payment/submitPayments.ts';
import { giveUp } from './giveUp.ts';
import { assertOnTheRoad, holdPrepay, movePrepay, replyPrepay } from './movePrepay.ts';
import { holdPrepaysOf, tellNote } from './notePrepays.ts';
import type { PrepayInput } from './prepay.contract.ts';
import { prepayPage } from './prepayPage.ts';
import { prepayState, prepayUnderWay } from './prepay.states.ts';
import { hyPrepay, prepayNumbers, type PrepayRow } from './prepay.table.ts';
import { prepayLimit, prepayPayees } from './prepayTerms.ts';

/**
 * Applies for a part of the freight of a waybill on the road (Y1).
 *
 * @throws AppError 40431 above the share that may be prepaid; 40404 no confirmed card; another application is under way
 * @throws Conflict 40901 the waybill is not on the road, or about to be revoked
 */
export function applyForPrepay(ctx: Context, input: z.output<typeof PrepayInput>) {
  return ctx.transaction(async (tx) => {
    assertStaff(ctx);
    if ((await findRow(tx, ctx, noteResource, input.noteId)) === undefined) throw refusedField('noteId', '请选择运单');
    const note = await lockRow(tx, ctx, noteResource, { id: input.noteId });
    assertOnTheRoad(note);
    const prepays = await holdPrepaysOf(tx, ctx, note.id);
    if (prepays.some(({ state }) => prepayUnderWay.includes(state))) throw refusedField('noteId', '该运单已有未完结的预付单');
    const problems = new ProblemList();
    const limit = await prepayLimit(tx, ctx, note, prepays);
    await problems.ask(() => assertWithin(input.amount, limit.left));
    const { creditor, payees, usual } = await prepayPayees(tx, ctx, note);
    const payee = await problems.ask(() => chosenPayee(payees, { cardId: input.cardId, usual }));
    problems.end();
    if (creditor === undefined || payee === undefined || note.driverId === null) throw cardNotConfirmed();
    const { card, payeeType } = payee;
    const prepay = await insertRow(tx, ctx, hyPrepay, {
      prepayNo: await nextNumber(tx, ctx, prepayNumbers),
      noteId: note.id,
      shippingNoteNumber: note.shippingNoteNumber,
      driverId: note.driverId,
      driverName: note.driverName,
      customerId: note.customerId,
      companyId: note.companyId,
      orderMode: note.orderMode,
      agentId: note.agentId,
      creditorType: creditor.type,
      creditorId: creditor.id,
      amount: input.amount,
      estimatedFee: note.driverFee,
      rate: Math.round((input.amount * 10_000) / note.driverFee),
      reason: input.reason?.trim() || null,
      ...payeeOf(card, payeeType),
      state: prepayState.applied,
      applyBy: ctx.actor.username,
      applyTime: nowText(ctx.clock),
    });
    ctx.audit({ action: 'prepay.add', entity: 'prepay', entityId: prepay.id, after: { noteId: note.id, amount: input.amount } });
    await tellNote(tx, ctx, note.id);
    await writeNoteEvent(tx, ctx, {
      noteId: note.id,
      eventType: 'prepayApplied',
      content: `申请预付 ${prepay.prepayNo}：${prepay.payeeName} ${maskText(card.cardNo)}，${yuan(prepay.amount)}元`,
      visibleTo: 'platform',
    });
    await tell(tx, ctx, prepay, { permission: 'prepay:audit', what: '待审核' });
    return replyPrepay(ctx, prepay.id);
  });
}

function assertWithin(amount: number, left: number): void {
  if (amount <= left) return;
  const message = `预付超过比例上限（还可预付${shownYuan(left)}元）`;
  throw businessError(40431, { message, errorData: [{ path: 'amount', message }] });
}

/** @source 40404 */
const cardNotConfirmed = () =>
  businessError(40404, { message: '收款卡未验证', errorData: [{ path: 'cardId', message: '请选择已绑定的收款卡' }] });

function chosenPayee(payees: readonly Payee[], { cardId, usual }: { cardId: string | null | undefined; usual: Payee | undefined }): Payee {
  const payee = cardId ? payees.find(({ card }) => card.id === cardId) : usual;
  if (payee === undefined) throw cardNotConfirmed();
  return payee;
}

/** @source NT21 */
async function tell(tx: Tx, ctx: Context, prepay: PrepayRow, { permission, what }: { permission: string; what: string }): Promise<void> {
  await notify(
    tx,
    ctx,
    { permission },
    {
      title: `预付 ${prepay.prepayNo} ${what}`,
      lines: [`运单 ${prepay.shippingNoteNumber}，收款人 ${prepay.payeeName}，${shownYuan(prepay.amount)}元`],
      openPage: prepayPage,
    },
  );
}

/**
 * Decides on an application (Y2, Y3); not by the person who applied for it.
 *
 * @throws AppError 40106 refused without a remark; 40405 same person; 40105 less is set aside for the waybill than is prepaid
 * @throws Conflict 40901 the waybill is not on the road, or about to be revoked
 */
export function auditPrepay(ctx: Context, input: RowRef & { pass: boolean; remark?: string | null | undefined }) {
  return ctx.transaction(async (tx) => {
    assertStaff(ctx);
    const remark = input.remark?.trim() ?? '';
    if (!input.pass && remark === '') throw reasonMissing('remark');
    const { prepay, note } = await holdPrepay(tx, ctx, input);
    assertAnother(ctx, prepay.applyBy);
    const { type, id } = input.pass ? await assertPayable(tx, ctx, prepay, note) : { type: prepay.creditorType, id: prepay.creditorId };
    const after = await movePrepay(tx, ctx, prepay, {
      action: 'audit',
      to: input.pass ? prepayState.toPay : prepayState.refused,
      values: {
        auditBy: ctx.actor.username,
        auditTime: nowText(ctx.clock),
        auditRemark: remark === '' ? null : remark,
        creditorType: type,
        creditorId: id,
      },
      event: input.pass
        ? { type: 'prepayApproved', content: `预付审核通过 ${prepay.prepayNo}：${yuan(prepay.amount)}元` }
        : { type: 'prepayRejected', content: `预付审核驳回 ${prepay.prepayNo}：${remark}` },
    });
    if (input.pass) await tell(tx, ctx, after, { permission: 'prepay:pay', what: '待付款' });
    else await tellApplicant(tx, ctx, after, remark);
    return replyPrepay(ctx, input.id);
  });
}

/**
 * What must hold before money may be given in advance; again before it leaves.
 *
 * @returns whom the freight is owed to, as it is now
 * @throws AppError 40105, 40404; Conflict 40901
 */
export async function assertPayable(tx: Tx, ctx: Context, prepay: PrepayRow, note: NoteRow) {
  assertOnTheRoad(note);
  const needed = note.prepaidAmount + prepay.amount;
  if (note.settleType === '0' && note.frozenAmount < needed)
    throw await fundsShort(tx, ctx, { reason: 'wallet', customerId: note.customerId, needed, available: note.frozenAmount });
  const { creditor, payees } = await prepayPayees(tx, ctx, note);
  // Another driver may have been sent since, and a card given back.
  if (creditor === undefined || !payees.some(({ card }) => card.id === prepay.payeeCardId)) throw cardNotConfirmed();
  return creditor;
}

/** @source NT22 */
async function tellApplicant(tx: Tx, ctx: Context, prepay: PrepayRow, why: string): Promise<void> {
  if (prepay.applyBy === null || prepay.applyBy === ctx.actor.username) return;
  await notify(
    tx,
    ctx,
    { usernames: [prepay.applyBy] },
    {
      title: `预付 ${prepay.prepayNo} 审核驳回`,
      lines: [`运单 ${prepay.shippingNoteNumber}：${why}`],
      openPage: prepayPage,
    },
  );
}

/** The person who applied for a prepayment gives it up before it is paid (Y10). @throws AppError 40106 no reason; it is somebody else's */
export function cancelPrepay(ctx: Context, input: RowRef & { reason: string }) {
  return ctx.transaction(async (tx) => {
    assertStaff(ctx);
    const { prepay } = await holdPrepay(tx, ctx, input);
    if (prepay.applyBy !== ctx.actor.username) throw refusedByRule('仅申请人可取消预付');
    await giveUp(tx, ctx, prepay, { action: 'cancel', reason: input.reason });
    return replyPrepay(ctx, input.id);
  });
}
