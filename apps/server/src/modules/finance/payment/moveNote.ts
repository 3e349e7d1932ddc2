import { nowText } from '../../../platform/clock.ts';
import type { Context } from '../../../platform/context.ts';
import type { Tx } from '../../../platform/db/database.ts';
import type { Values } from '../../../platform/resource/resource.ts';
import { updateRow } from '../../../platform/resource/writeRows.ts';
import type { EventType } from '../../shipping/note-event/eventTypes.ts';
import { writeNoteEvent } from '../../shipping/note-event/writeNoteEvent.ts';
import type { NoteRow } from '../../shipping/shipping-note/shippingNote.resource.ts';
import { noteStatus } from '../../shipping/shipping-note/shippingNote.states.ts';
import { hyShippingNote } from '../../shipping/shipping-note/shippingNote.table.ts';
import { settleLater } from '../settled-note/settleLater.ts';
import { payState } from './payment.states.ts';

/** What a waybill says once its payment has moved. */
export interface NoteMove {
  payState: string;
  noteValues?: Values<typeof hyShippingNote>;
  event: { type: EventType; content: string };
}

/** Where a waybill stands while its payment stands there: nothing is paid twice, and what came to nothing is payable again. */
export const noteStatusAt: Readonly<Record<string, string>> = {
  [payState.draft]: noteStatus.payable,
  [payState.toApprove]: noteStatus.paying,
  [payState.sent]: noteStatus.paying,
  [payState.failed]: noteStatus.payable,
  [payState.closed]: noteStatus.payable,
  [payState.returned]: noteStatus.payable,
};

/** Takes a held waybill along with its payment, and writes the timeline. @source freight-domain 3.4, amendments 1, 9 */
export async function moveNote(
  tx: Tx,
  ctx: Context,
  note: NoteRow,
  { payState: state, noteValues = {}, event }: NoteMove,
): Promise<NoteRow> {
  const status = noteStatusAt[state] ?? note.noteStatus;
  const after = await updateRow(tx, ctx, hyShippingNote, {
    before: note,
    values: {
      payState: state,
      noteStatus: status,
      ...(status === note.noteStatus ? {} : { waitingSince: nowText(ctx.clock) }),
      ...noteValues,
    },
  });
  await writeNoteEvent(tx, ctx, {
    noteId: note.id,
    eventType: event.type,
    content: event.content.slice(0, 600),
    fromStatus: note.noteStatus,
    toStatus: after.noteStatus,
    visibleTo: 'platform',
  });
  await settleLater(tx, ctx, after);
  return after;
}

/** What a waybill says once a payment of it has arrived. With all of it paid the waybill is; with a part, the rest stays payable. */
export function paidValues({ payment, note }: { payment: { amount: number }; note: NoteRow }, payTime: string) {
  const paidAmount = note.paidAmount + payment.amount;
  const isPaid = paidAmount >= (note.payableAmount ?? 0);
  return { paidAmount, noteStatus: isPaid ? noteStatus.paid : noteStatus.payable, ...(isPaid ? { payTime } : {}) };
}
