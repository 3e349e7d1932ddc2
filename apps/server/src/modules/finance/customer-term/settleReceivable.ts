import type { Context } from '../../../platform/context.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { updateRow } from '../../../platform/resource/writeRows.ts';
import { writeNoteEvent } from '../../shipping/note-event/writeNoteEvent.ts';
import { dueFlagOf, openFee } from '../../shipping/shipping-note/noteFunds.ts';
import { yuan } from '../../shipping/shipping-note/noteSteps.ts';
import type { NoteRow } from '../../shipping/shipping-note/shippingNote.resource.ts';
import { hyShippingNote } from '../../shipping/shipping-note/shippingNote.table.ts';
import { changeCredit } from '../ledger/funds.service.ts';
import { settleLater } from '../settled-note/settleLater.ts';

/**
 * Says in a held waybill that its customer has paid a part of it, and gives back what that took up of their credit.
 *
 * @param last day that counts as due
 * @param what begins the line of the timeline
 */
export async function settleReceivable(
  tx: Tx,
  ctx: Context,
  note: NoteRow,
  { part, last, what }: { part: number; last: string; what: string },
): Promise<NoteRow> {
  const customerPaidAmount = note.customerPaidAmount + part;
  const open = openFee({ ...note, customerPaidAmount });
  // What is paid takes up credit no more; nor does a waybill that took up less than it costs give back more.
  const freed = Math.min(part, note.creditAmount);
  await changeCredit(tx, ctx, note, -freed);
  const after = await updateRow(tx, ctx, hyShippingNote, {
    before: note,
    values: { customerPaidAmount, creditAmount: note.creditAmount - freed, dueFlag: dueFlagOf(note.dueDate, { open, last }) },
  });
  await writeNoteEvent(tx, ctx, {
    noteId: note.id,
    eventType: 'customerPaid',
    content: `${what}：${yuan(part)}元，${open === 0 ? '已结清' : `未收${yuan(open)}元`}`,
    visibleTo: 'platform',
  });
  await settleLater(tx, ctx, after);
  return after;
}
