import { and, eq } from 'drizzle-orm';
import { assertLeadsTo, canAdvance } from '../../../platform/contract/index.ts';
import type { Context } from '../../../platform/context.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { notFound, staleVersion } from '../../../platform/errors.ts';
import { type RowRef, stateChanged } from '../../../platform/resource/moveRow.ts';
import type { Values } from '../../../platform/resource/resource.ts';
import { lockRow, updateRow } from '../../../platform/resource/writeRows.ts';
import { shorten } from '../../../platform/shorten.ts';
import type { EventType } from '../../shipping/note-event/eventTypes.ts';
import { writeNoteEvent } from '../../shipping/note-event/writeNoteEvent.ts';
import type { NoteRow } from '../../shipping/shipping-note/shippingNote.resource.ts';
import { hyShippingNote } from '../../shipping/shipping-note/shippingNote.table.ts';
import { holdNote } from '../ledger/holdNote.ts';
import type { PostingFacts } from '../ledger/post.ts';
import { settleLater } from '../settled-note/settleLater.ts';
import { dianfuResource } from './dianfu.resource.ts';
import { dianfuStates } from './dianfu.states.ts';
import { type DianfuRow, hyDianfu } from './dianfu.table.ts';

/** An advance and its waybill, both held. */
export interface HeldDianfu {
  dianfu: DianfuRow;
  note: NoteRow;
}

/**
 * Holds an advance as it was read, its waybill first, as every other move takes them.
 *
 * @throws NotFound missing or not visible; Conflict changed since, or not in a state from which the move leads on
 * @source amendments 31
 */
export async function holdDianfu(tx: Tx, ctx: Context, ref: RowRef, action: DianfuMove['action']): Promise<HeldDianfu> {
  const [found] = await tx
    .select({ noteId: hyDianfu.noteId })
    .from(hyDianfu)
    .where(and(eq(hyDianfu.tenantId, ctx.actor.tenantId), eq(hyDianfu.id, ref.id)));
  if (found === undefined) throw notFound();
  const note = await holdNote(tx, ctx, found.noteId);
  const dianfu = await lockRow(tx, ctx, dianfuResource, { id: ref.id });
  if (!canAdvance(dianfuStates, { action, code: dianfu.state })) throw stateChanged();
  if (ref.version !== undefined && ref.version !== dianfu.version) throw staleVersion();
  return { dianfu, note };
}

/** A move of an advance, and what its waybill says afterwards. */
interface DianfuMove {
  action: keyof typeof dianfuStates.moves;
  to: string;
  values?: Values<typeof hyDianfu>;
  noteValues?: Values<typeof hyShippingNote>;
  event?: { type: EventType; content: string };
}

/**
 * Takes a held advance through a move, its waybill along with it, and writes the timeline.
 *
 * @throws Conflict 40901 the advance is not in a state from which the move leads on
 * @source freight-domain 3.6
 */
export async function moveDianfu(
  tx: Tx,
  ctx: Context,
  { dianfu, note }: HeldDianfu,
  { action, to, values = {}, noteValues = {}, event }: DianfuMove,
): Promise<HeldDianfu> {
  if (!canAdvance(dianfuStates, { action, code: dianfu.state })) throw stateChanged();
  assertLeadsTo(dianfuStates, { action, code: dianfu.state, to });
  const after = await updateRow(tx, ctx, hyDianfu, { before: dianfu, values: { ...values, state: to } });
  const noteAfter = await updateRow(tx, ctx, hyShippingNote, { before: note, values: { ...noteValues, dianfuState: to } });
  if (event !== undefined)
    await writeNoteEvent(tx, ctx, {
      noteId: note.id,
      eventType: event.type,
      content: shorten(event.content, 600),
      fromStatus: note.noteStatus,
      toStatus: noteAfter.noteStatus,
      visibleTo: 'platform',
    });
  ctx.audit({
    action: `dianfu.${action}`,
    entity: 'dianfu',
    entityId: dianfu.id,
    before: { state: dianfu.state },
    after: { state: to, ...values },
  });
  await settleLater(tx, ctx, noteAfter);
  return { dianfu: after, note: noteAfter };
}

/** What a posting about an advance says of itself. */
export const dianfuFacts = ({ id, dianfuNo, companyId }: DianfuRow, { step, what }: { step: string; what: string }): PostingFacts => ({
  bizId: id,
  step,
  bizNo: dianfuNo,
  companyId,
  summary: `${what} ${dianfuNo}`,
});
