import { and, eq } from 'drizzle-orm';
import { canAdvance } from '../../../platform/contract/index.ts';
import type { Context } from '../../../platform/context.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { isAmong } from '../../../platform/db/isAmong.ts';
import { notFound, staleVersion } from '../../../platform/errors.ts';
import { findRow } from '../../../platform/resource/getRow.ts';
import { type RowRef, stateChanged } from '../../../platform/resource/moveRow.ts';
import { lockRow } from '../../../platform/resource/writeRows.ts';
import type { NoteRow } from '../../shipping/shipping-note/shippingNote.resource.ts';
import { hyShippingNote } from '../../shipping/shipping-note/shippingNote.table.ts';
import { holdNotesById } from '../ledger/holdNote.ts';
import { billResource } from './bill.resource.ts';
import { billStates } from './bill.states.ts';
import type { BillItemRow, BillRow } from './bill.table.ts';
import { itemsOf } from './billItems.ts';

/** A bill with its lines; it is held, as are its waybills. */
export interface HeldBill {
  bill: BillRow;
  items: readonly BillItemRow[];
}

/**
 * Holds a bill as it was read, its waybills first, as every other move takes them.
 *
 * @throws NotFound missing or not visible; Conflict changed since, or not in a state from which the move leads on
 * @source amendments 31
 */
export async function holdBill(tx: Tx, ctx: Context, ref: RowRef, action: keyof typeof billStates.moves): Promise<HeldBill> {
  const found = await findRow(tx, ctx, billResource, ref.id);
  if (found === undefined) throw notFound();
  const items = await itemsOf(tx, ctx, found);
  await tx
    .select({ id: hyShippingNote.id })
    .from(hyShippingNote)
    .where(and(eq(hyShippingNote.tenantId, ctx.actor.tenantId), isAmong(hyShippingNote.id, idsOf(items))))
    .orderBy(hyShippingNote.id)
    .for('update');
  const bill = await lockRow(tx, ctx, billResource, { id: ref.id });
  if (!canAdvance(billStates, { action, code: bill.state })) throw stateChanged();
  // Anyone who changed which waybills there are has changed the bill.
  if ((ref.version ?? found.version) !== bill.version || found.version !== bill.version) throw staleVersion();
  return { bill, items };
}

/** The waybills of a held bill, in the order of its lines. */
export async function notesOf(tx: Tx, ctx: Context, { items }: HeldBill): Promise<NoteRow[]> {
  const notes = await holdNotesById(tx, ctx, idsOf(items));
  return items.map(({ noteId }) => notes.get(noteId)!);
}

const idsOf = (items: readonly BillItemRow[]): string[] => items.map(({ noteId }) => noteId);
