import type { z } from 'zod';
import { nowText } from '../../../platform/clock.ts';
import type { Context } from '../../../platform/context.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { moveRow, reasonMissing, type RowRef } from '../../../platform/resource/moveRow.ts';
import { shorten } from '../../../platform/shorten.ts';
import { noteEventLater, writeNoteEvent } from '../../shipping/note-event/writeNoteEvent.ts';
import { forEachNote, holdNotes, type NoteBatch } from '../../shipping/shipping-note/batchNotes.ts';
import { assertAnother, assertStaff, yuan } from '../../shipping/shipping-note/noteSteps.ts';
import { assertNoPrepayUnderWay } from '../../shipping/shipping-note/prepayUnderWay.ts';
import { tellReviewer } from '../../shipping/shipping-note/sentBack.ts';
import { noteResource, type NoteRow } from '../../shipping/shipping-note/shippingNote.resource.ts';
import { noteStatus, shippingNoteStates as machine, stepState } from '../../shipping/shipping-note/shippingNote.states.ts';
import { offsetPrepays } from '../prepay/settlePrepays.ts';
import { netMargin } from '../settled-note/settleOthers.ts';
import { bookExamination } from './bookExamination.ts';
import type { ExamineInput } from './examination.contract.ts';
import { fundNote } from './fundNote.ts';
import { payeeFacts, type PayeeFacts, settlementParties } from './payee.service.ts';
import { payeeIncomplete } from './payeeIncomplete.ts';
import { settlementFacts, settlementOf, type SettlementFacts } from './settlement.ts';

/**
 * Decides for finance on waybills that passed the business review (N17, N18), each by itself. What passes is booked: income, cost, tax, what is
 * owed; and goes on to payment as soon as there is money for it.
 *
 * @throws AppError 40106 refused without a remark
 */
export async function examineNotes(ctx: Context, input: z.output<typeof ExamineInput>): Promise<NoteBatch> {
  const { ids, versions, pass } = input;
  const remark = input.remark?.trim() ?? '';
  if (!pass && remark === '') throw reasonMissing('remark');
  return ctx.transaction(async (tx) => {
    assertStaff(ctx);
    const held = await holdNotes(tx, ctx, ids);
    const facts = { ...(await settlementFacts(tx, ctx, held)), payees: await payeeFacts(tx, ctx, held) };
    return forEachNote(ctx, { ids, versions }, (inner, ref) =>
      pass ? passNote(inner, ctx, ref, { remark, facts }) : refuseNote(inner, ctx, ref, remark),
    );
  });
}

/** What an examination follows from, read once for all waybills of it. */
type ExaminationFacts = SettlementFacts & { payees: PayeeFacts };

async function passNote(tx: Tx, ctx: Context, ref: RowRef, { remark, facts }: { remark: string; facts: ExaminationFacts }): Promise<void> {
  let taxShort = 0;
  const { before, after } = await moveRow(tx, ctx, noteResource, {
    ref,
    machine,
    action: 'examine',
    to: noteStatus.examined,
    change: async (note) => {
      assertAnother(ctx, note.businessReviewBy);
      assertAnother(ctx, note.payeeBy);
      assertNoPrepayUnderWay(note);
      const { creditor, payee } = await settlementParties(tx, ctx, note, facts.payees);
      if (creditor === undefined || payee === undefined) throw payeeIncomplete();
      const settled = await settlementOf(tx, ctx, note, { creditor, facts });
      const { payable: _payable, prepayLeft: _prepayLeft, taxShort: short, ...settlement } = settled;
      taxShort = short;
      return {
        ...payee,
        ...settlement,
        creditorType: creditor.type,
        creditorId: creditor.id,
        examineState: stepState.passed,
        examineBy: ctx.actor.username,
        examineTime: nowText(ctx.clock),
        examineRemark: remark === '' ? null : remark,
        waitingSince: nowText(ctx.clock),
      };
    },
  });
  noteEventLater(ctx, {
    noteId: after.id,
    eventType: 'examinePass',
    content: `财务审核通过：司机运费${yuan(after.driverFee)}元，应付${yuan(after.payableAmount ?? 0)}元`,
    fromStatus: before.noteStatus,
    toStatus: after.noteStatus,
  });
  await offsetPrepays(tx, ctx, after);
  await bookExamination(tx, ctx, after, taxShort);
  await fundNote(tx, ctx, await netMargin(tx, ctx, after));
}

async function refuseNote(tx: Tx, ctx: Context, ref: RowRef, remark: string): Promise<void> {
  const { before, after } = await moveRow(tx, ctx, noteResource, {
    ref,
    machine,
    action: 'examine',
    to: noteStatus.checked,
    change: () => ({
      examineState: stepState.refused,
      examineBy: ctx.actor.username,
      examineTime: nowText(ctx.clock),
      examineRemark: remark,
      businessReviewState: stepState.waiting,
      waitingSince: nowText(ctx.clock),
    }),
  });
  await writeNoteEvent(tx, ctx, {
    noteId: after.id,
    eventType: 'examineReject',
    content: shorten(`财务审核驳回：${remark}`, 600),
    fromStatus: before.noteStatus,
    toStatus: after.noteStatus,
    visibleTo: 'platform',
  });
  await tellReviewer(tx, ctx, after, { what: '财务审核驳回', why: remark });
}

/** What a sheet says of a waybill that cannot pass. */
export const examineProblem = (ctx: Context, note: NoteRow): string | null =>
  note.businessReviewBy === ctx.actor.username || note.payeeBy === ctx.actor.username ? '提交人与复核人不能相同' : null;
