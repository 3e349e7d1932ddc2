import type { Context } from '../../platform/context.ts';
import type { Tx } from '../../platform/db/database.ts';
import { notFound } from '../../platform/errors.ts';
import { findRow } from '../../platform/resource/getRow.ts';
import { noteResource, type NoteRow } from '../shipping/shipping-note/shippingNote.resource.ts';

/** The waybill that somebody names, among those that they see; undefined where none is named. @throws NotFound */
export async function namedNote(tx: Tx, ctx: Context, noteId: string | null | undefined): Promise<NoteRow | undefined> {
  if (noteId === null || noteId === undefined) return undefined;
  const note = await findRow(tx, ctx, noteResource, noteId);
  if (note === undefined) throw notFound();
  return note as NoteRow;
}
