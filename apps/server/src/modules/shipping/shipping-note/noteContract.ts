import { and, eq } from 'drizzle-orm';
import type { Context } from '../../../platform/context.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { notFound } from '../../../platform/errors.ts';
import { writeNoteEvent } from '../note-event/writeNoteEvent.ts';
import { noteResource, type NoteRow } from './shippingNote.resource.ts';
import { noteStatus } from './shippingNote.states.ts';
import { hyShippingNote } from './shippingNote.table.ts';

const rowOf = (ctx: Context, noteId: string) => and(eq(hyShippingNote.tenantId, ctx.actor.tenantId), eq(hyShippingNote.id, noteId));

/** Holds a waybill while its agreement changes: the waybill before the agreement, as a revocation holds them. @throws NotFound */
export async function lockNoteOfContract(tx: Tx, ctx: Context, noteId: string): Promise<NoteRow> {
  const [note] = await tx.select().from(hyShippingNote).where(rowOf(ctx, noteId)).for('update');
  if (note === undefined) throw notFound();
  return note;
}

/** Shows on a waybill how far its agreement with the driver is. For the module of contracts, in the same transaction. */
export async function setNoteContract(tx: Tx, ctx: Context, noteId: string, contractState: string): Promise<void> {
  await tx.update(hyShippingNote).set({ contractState }).where(rowOf(ctx, noteId));
}

/**
 * The driver does not sign: what they have accepted waits for them, or for another one, again. A waybill that is loaded goes on.
 *
 * @source freight-domain 3.9
 */
export async function putBackUnsigned(tx: Tx, ctx: Context, note: NoteRow, reason: string): Promise<void> {
  const isBack = note.noteStatus === noteStatus.toLoad;
  const toStatus = isBack ? noteStatus.toAccept : note.noteStatus;
  await tx
    .update(hyShippingNote)
    .set({
      contractState: '50',
      ...(isBack ? { noteStatus: toStatus, acceptTime: null, acceptDeadline: null, version: note.version + 1 } : {}),
    })
    .where(rowOf(ctx, note.id));
  ctx.audit({
    action: 'shippingNote.contractDeclined',
    entity: noteResource.kind.name,
    entityId: note.id,
    before: { noteStatus: note.noteStatus },
    after: { noteStatus: toStatus },
  });
  await writeNoteEvent(tx, ctx, {
    noteId: note.id,
    eventType: 'contractDeclined',
    content: `拒签运输协议：${reason}`,
    fromStatus: note.noteStatus,
    toStatus,
  });
}
