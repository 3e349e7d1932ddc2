import { nowText } from '../../../platform/clock.ts';
import type { Context } from '../../../platform/context.ts';
import { refusedByRule } from '../../../platform/errors.ts';
import { moveRow, reasonMissing, type RowRef } from '../../../platform/resource/moveRow.ts';
import { shorten } from '../../../platform/shorten.ts';
import { writeNoteEvent } from '../../shipping/note-event/writeNoteEvent.ts';
import { assertStaff, replyNote } from '../../shipping/shipping-note/noteSteps.ts';
import { noteResource, type NoteRow } from '../../shipping/shipping-note/shippingNote.resource.ts';
import { shippingNoteStates as machine, stepState } from '../../shipping/shipping-note/shippingNote.states.ts';
import { dianfuAsked, dianfuOwed, dianfuState } from '../dianfu/dianfu.states.ts';
import { assertNeverAdjusted } from '../note-adjust/adjustRules.ts';
import { changeCredit } from '../ledger/funds.service.ts';
import { noteFacts } from '../ledger/noteFacts.ts';
import { post } from '../ledger/post.ts';
import { postReturnUncounted } from '../ledger/postings.ts';
import { reversePostings } from '../ledger/reverse.ts';
import { payState } from '../payment/payment.states.ts';
import { restorePrepays } from '../prepay/settlePrepays.ts';
import { examinationPostings } from './bookExamination.ts';

/** States of an advance that stands or was paid back. */
const advanceStands: readonly string[] = [...dianfuAsked, ...dianfuOwed, dianfuState.repaid, dianfuState.writtenOff];

/** @throws AppError money has moved on by it: a payment, an advance, a bill, an invoice request, a part that the customer has paid */
export function assertNothingFollowed(note: NoteRow): void {
  // A margin that counts against the freight of its agent was booked with the examination.
  const isNetted = note.agentId === note.customerId;
  const isPaidFor = note.settleType !== '0' && note.customerPaidAmount > (isNetted ? note.agentPaidAmount : 0);
  const follows = [
    note.payState !== null && note.payState !== payState.closed,
    // A part was paid, and the payment of the rest given up.
    note.paidAmount > 0,
    advanceStands.includes(note.dianfuState ?? ''),
    note.billId !== null || note.carrierBillId !== null || note.agentBillId !== null,
    note.requestedAmount > 0,
    isPaidFor,
    note.writtenOffAmount > 0,
    !isNetted && note.agentPaidAmount > 0,
  ];
  if (follows.some(Boolean)) throw refusedByRule('运单已有付款、垫付、账单、开票申请或客户回款，不能撤回财务审核');
}

/**
 * Takes back an examination that was passed in error, as long as nothing has followed from it (N29). What it booked is reversed, and what was set
 * aside for the waybill is set aside again.
 *
 * @throws AppError 40106 no reason; something has followed, a correction among others
 * @source amendments 16
 */
export function unexamineNote(ctx: Context, input: RowRef & { reason: string }) {
  return ctx.transaction(async (tx) => {
    assertStaff(ctx);
    const reason = input.reason.trim();
    if (reason === '') throw reasonMissing();
    const { before, after } = await moveRow(tx, ctx, noteResource, {
      ref: input,
      machine,
      action: 'unexamine',
      change: async (note) => {
        assertNothingFollowed(note);
        await assertNeverAdjusted(tx, ctx, note);
        const isFunded = note.fundTime !== null && note.settleType === '0';
        return {
          examineState: stepState.waiting,
          waitingSince: nowText(ctx.clock),
          creditorType: null,
          creditorId: null,
          taxRate: null,
          netAmount: null,
          taxAmount: null,
          taxWithheld: 0,
          prepayOffset: 0,
          dueDate: null,
          dueFlag: '0',
          fundReason: null,
          fundTime: null,
          agentPaidAmount: 0,
          lossPassedAmount: 0,
          // On a term a margin was set against the freight; it takes up credit again.
          ...(note.settleType === '0' ? {} : { customerPaidAmount: 0, creditAmount: note.creditAmount + note.customerPaidAmount }),
          ...(isFunded ? { frozenAmount: note.customerPaidAmount, customerPaidAmount: 0 } : {}),
        };
      },
    });
    await changeCredit(tx, ctx, after, after.creditAmount - before.creditAmount);
    await restorePrepays(tx, ctx, after);
    const takenBack = await reversePostings(tx, ctx, { bizId: after.id, bizzes: examinationPostings, what: '撤回财务审核' });
    const counted = takenBack.reduce((sum, { biz, amount }) => (biz === 'prepayOffset' ? sum + amount : sum), 0);
    await post(
      tx,
      ctx,
      postReturnUncounted({ companyId: after.companyId, creditorId: before.creditorId ?? '', amount: counted - before.prepayOffset }),
      noteFacts(after, { step: `unexamine-${after.version}`, what: '撤回财务审核：已退汇的预付' }),
    );
    await writeNoteEvent(tx, ctx, {
      noteId: after.id,
      eventType: 'unexamined',
      content: shorten(`撤回财务审核：${reason}`, 600),
      fromStatus: before.noteStatus,
      toStatus: after.noteStatus,
      visibleTo: 'platform',
    });
    return replyNote(ctx, input.id);
  });
}
