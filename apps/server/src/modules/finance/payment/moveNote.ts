import { nowText } from '../../../platform/clock.ts';
import type { Context } from '../../../platform/context.ts';
import type { Tx } from '../../../platform/db/database.ts';
import type { Values } from '../../../platform/resource/resource.ts';
import { updateRows } from '../../../platform/resource/writeMany.ts';
import type { EventType } from '../../shipping/note-event/eventTypes.ts';
import { writeNoteEvents } from '../../shipping/note-event/writeNoteEvent.ts';
import { chargedOf } from '../../shipping/shipping-note/noteFunds.ts';
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

/** Takes held waybills along with their payments, and writes the timelines. @source freight-domain 3.4, amendments 1, 9 */
export async function moveNotes(tx: Tx, ctx: Context, moves: readonly { note: NoteRow; move: NoteMove }[]): Promise<NoteRow[]> {
  if (moves.length === 0) return [];
  const waitingSince = nowText(ctx.clock);
  const changes = moves.map(({ note, move: { payState: state, noteValues = {} } }) => {
    const status = noteStatusAt[state] ?? note.noteStatus;
    const waits = status === note.noteStatus ? {} : { waitingSince };
    return { before: note, values: { payState: state, noteStatus: status, ...waits, ...noteValues } };
  });
  const after = await updateRows(tx, ctx, hyShippingNote, changes);
  await writeNoteEvents(
    tx,
    ctx,
    moves.map(({ note, move: { event } }, index) => ({
      noteId: note.id,
      eventType: event.type,
      content: event.content.slice(0, 600),
      fromStatus: note.noteStatus,
      toStatus: after[index]!.noteStatus,
      visibleTo: 'platform',
    })),
  );
  for (const note of after) await settleLater(tx, ctx, note);
  return after;
}

/** Where a waybill stands that is paid: all of it may have been invoiced before (N23). @source amendments 4 */
export const paidStatus = ({ invoicedAmount, ...note }: Pick<NoteRow, 'invoicedAmount' | 'feeTotal' | 'customerAdjust'>): string =>
  invoicedAmount > 0 && invoicedAmount === chargedOf(note) ? noteStatus.invoiced : noteStatus.paid;

/** What a waybill says once a payment of it has arrived. With all of it paid the waybill is; with a part, the rest stays payable. */
export function paidValues({ payment, note }: { payment: { amount: number }; note: NoteRow }, payTime: string) {
  const paidAmount = note.paidAmount + payment.amount;
  const isPaid = paidAmount >= (note.payableAmount ?? 0);
  return { paidAmount, noteStatus: isPaid ? paidStatus(note) : noteStatus.payable, ...(isPaid ? { payTime } : {}) };
}
