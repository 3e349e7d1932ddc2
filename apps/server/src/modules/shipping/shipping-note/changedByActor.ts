import { and, eq, inArray } from 'drizzle-orm';
import type { Context } from '../../../platform/context.ts';
import type { Tx } from '../../../platform/db/database.ts';
import type { EventType } from '../note-event/eventTypes.ts';
import { hyNoteEvent } from '../note-event/noteEvent.table.ts';

/** What changes what a waybill costs, or hands it over. */
export const changing: readonly EventType[] = ['submitCheck', 'weightChanged', 'priceChanged'];

/** Those of some waybills that the actor had a hand in: what they did to one is for another person to decide on. @source amendments 26 */
export async function changedByActor(tx: Tx, ctx: Context, noteIds: readonly string[], by: readonly EventType[]): Promise<Set<string>> {
  const rows = await tx
    .selectDistinct({ noteId: hyNoteEvent.noteId })
    .from(hyNoteEvent)
    .where(
      and(
        eq(hyNoteEvent.tenantId, ctx.actor.tenantId),
        inArray(hyNoteEvent.noteId, [...noteIds]),
        eq(hyNoteEvent.actorId, ctx.actor.userId),
        inArray(hyNoteEvent.eventType, [...by]),
      ),
    );
  return new Set(rows.map(({ noteId }) => noteId));
}
