import { and, eq } from 'drizzle-orm';
import { assertLeadsTo, canAdvance } from '../../../platform/contract/index.ts';
import type { Context } from '../../../platform/context.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { notFound, staleVersion } from '../../../platform/errors.ts';
import { getRow } from '../../../platform/resource/getRow.ts';
import { stateChanged, type RowRef } from '../../../platform/resource/moveRow.ts';
import type { Values } from '../../../platform/resource/resource.ts';
import { lockRow, updateRow } from '../../../platform/resource/writeRows.ts';
import { shorten } from '../../../platform/shorten.ts';
import type { EventType } from '../../shipping/note-event/eventTypes.ts';
import { writeNoteEvent } from '../../shipping/note-event/writeNoteEvent.ts';
import type { NoteRow } from '../../shipping/shipping-note/shippingNote.resource.ts';
import { noteStatus } from '../../shipping/shipping-note/shippingNote.states.ts';
import { holdNote } from '../ledger/holdNote.ts';
import { tellNote } from './notePrepays.ts';
import { prepayResource } from './prepay.resource.ts';
import { prepayStates } from './prepay.states.ts';
import { hyPrepay, type PrepayRow } from './prepay.table.ts';

/** A prepayment and its waybill, both held. */
export interface HeldPrepay {
  prepay: PrepayRow;
  note: NoteRow;
}

/** A prepayment as it is, unheld, for what comes before it in the order of locks. @throws NotFound */
export async function findPrepay(tx: Tx, ctx: Context, id: string): Promise<PrepayRow> {
  const [found] = await tx
    .select()
    .from(hyPrepay)
    .where(and(eq(hyPrepay.tenantId, ctx.actor.tenantId), eq(hyPrepay.id, id)));
  if (found === undefined) throw notFound();
  return found;
}

/**
 * Holds a prepayment as it was read, its waybill first.
 *
 * @throws NotFound missing or not visible; Conflict 40901 it has changed since
 * @source amendments 31
 */
export async function holdPrepay(tx: Tx, ctx: Context, { id, version }: RowRef): Promise<HeldPrepay> {
  const { noteId } = await findPrepay(tx, ctx, id);
  const note = await holdNote(tx, ctx, noteId);
  const prepay = await lockRow(tx, ctx, prepayResource, { id });
  if (version !== undefined && version !== prepay.version) throw staleVersion();
  return { prepay, note };
}

/** A move of a prepayment, and what the timeline of its waybill says of it. */
interface PrepayMove {
  action: keyof typeof prepayStates.moves;
  to: string;
  values?: Values<typeof hyPrepay>;
  event?: { type: EventType; content: string };
}

/**
 * Takes a held prepayment through a move, and tells its waybill.
 *
 * @throws Conflict 40901 it is not in a state from which the move leads on
 */
export async function movePrepay(
  tx: Tx,
  ctx: Context,
  prepay: PrepayRow,
  { action, to, values = {}, event }: PrepayMove,
): Promise<PrepayRow> {
  if (!canAdvance(prepayStates, { action, code: prepay.state })) throw stateChanged();
  assertLeadsTo(prepayStates, { action, code: prepay.state, to });
  const after = await updateRow(tx, ctx, hyPrepay, { before: prepay, values: { ...values, state: to } });
  await tellNote(tx, ctx, prepay.noteId);
  if (event !== undefined)
    await writeNoteEvent(tx, ctx, {
      noteId: prepay.noteId,
      eventType: event.type,
      content: shorten(event.content, 600),
      visibleTo: 'platform',
    });
  ctx.audit({
    action: `prepay.${action}`,
    entity: 'prepay',
    entityId: prepay.id,
    before: { state: prepay.state },
    after: { state: to, ...values },
  });
  ctx.afterCommit(() => ctx.platform.rowNews.changed(ctx.actor.tenantId, 'prepay'));
  return after;
}

/** Waybills on the road: their drivers may be paid in advance. */
const onTheRoad: readonly string[] = [noteStatus.toLoad, noteStatus.loaded, noteStatus.inTransit, noteStatus.unloaded];

/** @throws Conflict 40901 the waybill is not on the road, or somebody has asked to revoke it @source amendments 2 */
export function assertOnTheRoad({ noteStatus: status, revokeState }: NoteRow): void {
  if (!onTheRoad.includes(status) || revokeState === '1') throw stateChanged();
}

/** What every move of a prepayment answers: the row as a list shows it. */
export const replyPrepay = (ctx: Context, id: string) => getRow(ctx, prepayResource, id) as Promise<never>;
