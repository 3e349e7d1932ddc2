import { and, asc, eq, sql } from 'drizzle-orm';
import type { Context } from '../../../platform/context.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { isAmong } from '../../../platform/db/isAmong.ts';
import { notFound } from '../../../platform/errors.ts';
import { storedRows } from '../../../platform/resource/plainSelect.ts';
import type { NoteRow } from '../../shipping/shipping-note/shippingNote.resource.ts';
import { hyShippingNote } from '../../shipping/shipping-note/shippingNote.table.ts';

/** Holds a waybill for the system; what a person may see is asked of the document about it. @throws NotFound missing */
export async function holdNote(tx: Tx, ctx: Context, noteId: string): Promise<NoteRow> {
  const note = (await holdNotesById(tx, ctx, [noteId])).get(noteId);
  if (note === undefined) throw notFound();
  return note;
}

/** The same of many, in the order of their ids. Missing ones are left out. */
export async function holdNotesById(tx: Tx, ctx: Context, ids: readonly string[]): Promise<ReadonlyMap<string, NoteRow>> {
  if (ids.length === 0) return new Map();
  const named = and(eq(hyShippingNote.tenantId, ctx.actor.tenantId), isAmong(hyShippingNote.id, ids));
  const rows = await storedRows(tx, hyShippingNote, sql`where ${named} order by ${asc(hyShippingNote.id)} for update of ${hyShippingNote}`);
  return new Map(rows.map((note) => [note.id, note]));
}
