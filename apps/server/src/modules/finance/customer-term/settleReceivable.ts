import type { Context } from '../../../platform/context.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { storeChanges } from '../../../platform/resource/writeMany.ts';
import { writeNoteEvents } from '../../shipping/note-event/writeNoteEvent.ts';
import { dueFlagOf, openFee } from '../../shipping/shipping-note/noteFunds.ts';
import { yuan } from '../../shipping/shipping-note/noteSteps.ts';
import type { NoteRow } from '../../shipping/shipping-note/shippingNote.resource.ts';
import { hyShippingNote } from '../../shipping/shipping-note/shippingNote.table.ts';
import { changeCredit } from '../ledger/funds.service.ts';
import { settleLater } from '../settled-note/settleLater.ts';

/** A held waybill, and the part of it that its customer has paid. */
interface Paid {
  note: NoteRow;
  part: number;
}

/** How payments are told. */
interface Told {
  /** Day that is the last to count as due. */
  last: string;
  /** Begins the line of the timeline. */
  what: string;
}

/**
 * Says in held waybills of one customer that a part of each was paid, and gives back what that took up of their credit.
 *
 * @returns the waybills as they are afterwards
 */
export async function settleReceivables(tx: Tx, ctx: Context, paid: readonly Paid[], { last, what }: Told): Promise<NoteRow[]> {
  const changes = paid.map(({ note, part }) => {
    const customerPaidAmount = note.customerPaidAmount + part;
    const open = openFee({ ...note, customerPaidAmount });
    // What is paid takes up credit no more; nor does a waybill that took up less than it costs give back more.
    const freed = Math.min(part, note.creditAmount);
    const values = { customerPaidAmount, creditAmount: note.creditAmount - freed, dueFlag: dueFlagOf(note.dueDate, { open, last }) };
    return { note, part, open, freed, values };
  });
  const freed = changes.reduce((sum, one) => sum + one.freed, 0);
  await changeCredit(tx, ctx, paid[0]!.note, -freed);
  await storeChanges(
    tx,
    ctx,
    hyShippingNote,
    changes.map(({ note, values }) => ({ before: note, values })),
  );
  const after = changes.map(({ note, open, values }) => ({ ...note, ...values, customerOpenAmount: open, version: note.version + 1 }));
  await writeNoteEvents(
    tx,
    ctx,
    changes.map(({ note, part, open }) => ({
      noteId: note.id,
      eventType: 'customerPaid',
      content: `${what}：${yuan(part)}元，${open === 0 ? '已结清' : `未收${yuan(open)}元`}`,
      visibleTo: 'platform',
    })),
  );
  for (const note of after) await settleLater(tx, ctx, note);
  return after;
}

/** The same of one waybill. */
export const settleReceivable = async (tx: Tx, ctx: Context, { note, part }: Paid, told: Told): Promise<NoteRow> =>
  (await settleReceivables(tx, ctx, [{ note, part }], told))[0]!;
