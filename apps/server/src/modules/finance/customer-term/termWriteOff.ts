import { z } from 'zod';
import { label } from '@tarmac/freight-api/rules';
import { nowText } from '../../../platform/clock.ts';
import type { Context } from '../../../platform/context.ts';
import { businessError, refusedByRule } from '../../../platform/errors.ts';
import { stateChanged } from '../../../platform/resource/moveRow.ts';
import { updateRow } from '../../../platform/resource/writeRows.ts';
import { writeNoteEvent } from '../../shipping/note-event/writeNoteEvent.ts';
import { dueFlagOf, lastDueDay, openFee } from '../../shipping/shipping-note/noteFunds.ts';
import { yuan } from '../../shipping/shipping-note/noteSteps.ts';
import type { NoteRow } from '../../shipping/shipping-note/shippingNote.resource.ts';
import { hyShippingNote } from '../../shipping/shipping-note/shippingNote.table.ts';
import { shownYuan } from '../../../platform/amountText.ts';
import type { ApprovalKind } from '../approval/approvalKind.ts';
import { fundLater } from '../examination/fundLater.ts';
import { changeCredit } from '../ledger/funds.service.ts';
import { holdNote } from '../ledger/holdNote.ts';
import { post } from '../ledger/post.ts';
import { postTermWrittenOff } from '../ledger/postings.ts';
import { owing } from '../../shipping/shipping-note/owing.ts';

const Payload = z.object({
  /** What is given up, fen. */
  amount: z.int().positive(),
  shippingNoteNumber: z.string(),
  dueDate: z.string(),
});
type Payload = z.output<typeof Payload>;

/** What is open of a term that is over becomes bad debt (P16v): nobody expects it any more. It was not paid. @source amendments L11 */
export const termWriteOff: ApprovalKind<Payload, NoteRow> = {
  code: 'termWriteOff',
  payload: Payload,
  hold: (tx, ctx, id) => holdNote(tx, ctx, id),
  check: async (_tx, ctx, { target: note, payload: { amount } }) => {
    assertOverdue(ctx, note);
    // The customer has paid meanwhile, or an advance has taken it over: another figure is asked for.
    if (openFee(note) !== amount) throw stateChanged();
  },
  carryOut: async (tx, ctx, { target: note, payload: { amount }, approval }) => {
    const { companyId, customerId } = note;
    await post(tx, ctx, postTermWrittenOff({ companyId, customerId, amount }), {
      bizId: approval.id,
      step: 'termWriteOff',
      bizNo: note.shippingNoteNumber,
      companyId,
      summary: `账期核销：${approval.reason}`.slice(0, 200),
    });
    const freed = Math.min(amount, note.creditAmount);
    await changeCredit(tx, ctx, note, -freed);
    const writtenOffAmount = note.writtenOffAmount + amount;
    const open = openFee({ ...note, writtenOffAmount });
    await updateRow(tx, ctx, hyShippingNote, {
      before: note,
      values: {
        writtenOffAmount,
        creditAmount: note.creditAmount - freed,
        dueFlag: dueFlagOf(note.dueDate, { open, last: await lastDueDay(tx, ctx) }),
      },
    });
    const content = `账期核销 ${approval.approvalNo}：${yuan(amount)}元，${approval.reason}`.slice(0, 600);
    await writeNoteEvent(tx, ctx, { noteId: note.id, eventType: 'termWrittenOff', content, visibleTo: 'platform' });
    await fundLater(tx, ctx, customerId);
  },
  nameOf: ({ shippingNoteNumber }) => shippingNoteNumber,
  amountOf: ({ amount }) => amount,
  lines: ({ amount, dueDate }) => [
    { label: label('核销金额', 'Given up'), to: shownYuan(amount) },
    { label: label('到期日', 'Due'), to: dueDate },
  ],
};

/** @throws AppError it runs on no term, nothing is open, its bill is to be written off, or its term is not over */
export function assertOverdue(ctx: Context, note: NoteRow): void {
  if (note.settleType === '0') throw refusedByRule('现结运单没有账期');
  if (!owing.includes(note.noteStatus) || openFee(note) <= 0) throw stateChanged();
  if (note.billId !== null) throw businessError(40383, { message: '运单已出账，请按账单付款' });
  if (note.dueDate === null || note.dueDate >= nowText(ctx.clock).slice(0, 10)) throw refusedByRule('账期尚未到期，不能核销');
}
