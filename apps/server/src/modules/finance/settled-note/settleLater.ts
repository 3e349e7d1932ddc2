import type { Context } from '../../../platform/context.ts';
import type { Tx } from '../../../platform/db/database.ts';
import type { NoteRow } from '../../shipping/shipping-note/shippingNote.resource.ts';
import { isSettled, owesLoss, owesMargin } from './settledRules.ts';

/** Messages about settled waybills, by the outbox. */
export const settledTopic = 'finance.settled';

/**
 * Gives others what a waybill owes them, once this transaction has committed: something of it was paid. Afterwards, because accounts are held here
 * already, and those of others come before some of them.
 *
 * @source amendments 12, L17
 */
export async function settleLater(tx: Tx, ctx: Context, note: NoteRow): Promise<void> {
  if (isSettled(note) && (owesLoss(note) || owesMargin(note)))
    await ctx.outbox(tx, settledTopic, { payload: { noteId: note.id }, orderKey: `settled ${note.id}` });
}
