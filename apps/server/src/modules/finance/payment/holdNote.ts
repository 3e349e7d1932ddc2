import { and, eq } from 'drizzle-orm';
import type { Context } from '../../../platform/context.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { notFound } from '../../../platform/errors.ts';
import type { NoteRow } from '../../shipping/shipping-note/shippingNote.resource.ts';
import { hyShippingNote } from '../../shipping/shipping-note/shippingNote.table.ts';

/** Holds a waybill for the system; what a person may see is asked of what is paid. @throws NotFound there is none */
export async function holdNote(tx: Tx, ctx: Context, noteId: string): Promise<NoteRow> {
  const [note] = await tx
    .select()
    .from(hyShippingNote)
    .where(and(eq(hyShippingNote.tenantId, ctx.actor.tenantId), eq(hyShippingNote.id, noteId)))
    .for('update');
  if (note === undefined) throw notFound();
  return note;
}
