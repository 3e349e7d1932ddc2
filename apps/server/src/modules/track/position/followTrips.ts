import { and, eq, inArray } from 'drizzle-orm';
import { nowText } from '../../../platform/clock.ts';
import type { Context } from '../../../platform/context.ts';
import { createContext, systemActor } from '../../../platform/createContext.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { moveRow } from '../../../platform/resource/moveRow.ts';
import { crowDistance } from '../../region/haversine.ts';
import type { EventType } from '../../shipping/note-event/eventTypes.ts';
import { hyNoteEvent } from '../../shipping/note-event/noteEvent.table.ts';
import { writeNoteEvent } from '../../shipping/note-event/writeNoteEvent.ts';
import { noteDeparted } from '../../shipping/shipping-note/shippingNote.events.ts';
import { noteResource } from '../../shipping/shipping-note/shippingNote.resource.ts';
import { noteStatus, shippingNoteStates } from '../../shipping/shipping-note/shippingNote.states.ts';
import { hyShippingNote } from '../../shipping/shipping-note/shippingNote.table.ts';
import { endsOfNote, fenceOf, receiveAddressOfNote, sendAddressOfNote } from './fences.ts';
import type { hyPosition } from './position.table.ts';

type Seen = Pick<typeof hyPosition.$inferSelect, 'noteId' | 'locTime' | 'lng' | 'lat'>;

/** Farther than that from where it was loaded, a vehicle has left. @source freight-domain N6 */
const leftAfterMetres = 1000;

/** What a position says of a trip. */
interface Finding {
  noteId: string;
  eventType: Extract<EventType, 'loadArrived' | 'departed' | 'unloadArrived'>;
  at: string;
}

/**
 * Takes waybills along with the vehicles that report: arrived at the loading place, left it (30 → 40), arrived at the unloading place. Each is
 * told once, by the system, for the time of the first position that shows it.
 *
 * @param stored positions that are new, in any order
 * @source freight-domain N6, 2.40, 5.10
 */
export async function followTrips(tx: Tx, ctx: Context, stored: readonly Seen[]): Promise<void> {
  const byNote = Map.groupBy(
    stored.filter(({ noteId }) => noteId !== null),
    ({ noteId }) => noteId as string,
  );
  if (byNote.size === 0) return;
  const notes = await tx
    .select({
      id: hyShippingNote.id,
      noteStatus: hyShippingNote.noteStatus,
      dispatchTime: hyShippingNote.dispatchTime,
      loadTime: hyShippingNote.loadTime,
      departTime: hyShippingNote.departTime,
      ...endsOfNote,
    })
    .from(hyShippingNote)
    .leftJoin(...sendAddressOfNote)
    .leftJoin(...receiveAddressOfNote)
    .where(
      and(
        eq(hyShippingNote.tenantId, ctx.actor.tenantId),
        inArray(hyShippingNote.id, [...byNote.keys()]),
        inArray(hyShippingNote.noteStatus, [noteStatus.toLoad, noteStatus.loaded, noteStatus.inTransit]),
      ),
    );
  const findings = notes.flatMap((note) => findingsOf(note, byNote.get(note.id) ?? []));
  if (findings.length === 0) return;
  const told = await tx
    .select({ noteId: hyNoteEvent.noteId, eventType: hyNoteEvent.eventType })
    .from(hyNoteEvent)
    .where(
      and(
        eq(hyNoteEvent.tenantId, ctx.actor.tenantId),
        inArray(hyNoteEvent.noteId, [...new Set(findings.map(({ noteId }) => noteId))]),
        inArray(hyNoteEvent.eventType, ['loadArrived', 'unloadArrived']),
      ),
    );
  const news = findings.filter((one) => !told.some((event) => event.noteId === one.noteId && event.eventType === one.eventType));
  if (news.length === 0) return;
  // In one order, so that two reports do not wait for each other. Who is at a waybill just now has the right of way; the next position tells it.
  const free = await tx
    .select({ id: hyShippingNote.id, noteStatus: hyShippingNote.noteStatus })
    .from(hyShippingNote)
    .where(and(eq(hyShippingNote.tenantId, ctx.actor.tenantId), inArray(hyShippingNote.id, [...new Set(news.map(({ noteId }) => noteId))])))
    .orderBy(hyShippingNote.id)
    .for('update', { skipLocked: true });
  const bySystem = createContext(ctx.platform, { actor: systemActor(ctx.actor.tenantId), log: ctx.log, requestId: ctx.requestId });
  for (const one of news) {
    const note = free.find(({ id }) => id === one.noteId);
    if (note !== undefined) await tell(tx, bySystem, one, note.noteStatus);
  }
}

type Trip = {
  id: string;
  noteStatus: string;
  dispatchTime: string | null;
  loadTime: string | null;
  departTime: string | null;
  send: { lng: number | null; lat: number | null } | null;
  receive: { lng: number | null; lat: number | null } | null;
  sendFence: number | null;
  receiveFence: number | null;
};

function findingsOf(note: Trip, seen: readonly Seen[]): Finding[] {
  const inOrder = seen.toSorted((one, other) => (one.locTime < other.locTime ? -1 : 1));
  const far = (place: Trip['send'], position: Seen): number | undefined =>
    place === null || place.lng === null || place.lat === null ? undefined : crowDistance({ lng: place.lng, lat: place.lat }, position);
  const first = (
    eventType: Finding['eventType'],
    { after, holds }: { after: string | null; holds: (position: Seen) => boolean },
  ): Finding[] => {
    const found = inOrder.find((position) => position.locTime > (after ?? '') && holds(position));
    return found === undefined ? [] : [{ noteId: note.id, eventType, at: found.locTime }];
  };
  const isIn = (place: Trip['send'], fence: number | null) => (position: Seen) => (far(place, position) ?? Infinity) <= fenceOf(fence);
  if (note.noteStatus === noteStatus.toLoad)
    return first('loadArrived', { after: note.dispatchTime, holds: isIn(note.send, note.sendFence) });
  const departed =
    note.noteStatus === noteStatus.loaded
      ? first('departed', { after: note.loadTime, holds: (position) => (far(note.send, position) ?? 0) > leftAfterMetres })
      : [];
  // Who has not left is not there, however near the two places lie.
  const left = note.noteStatus === noteStatus.loaded ? departed[0]?.at : (note.departTime ?? note.loadTime ?? '');
  if (left === undefined) return departed;
  const isThere = isIn(note.receive, note.receiveFence);
  const there = inOrder.find((position) => position.locTime >= left && isThere(position));
  return there === undefined ? departed : [...departed, { noteId: note.id, eventType: 'unloadArrived', at: there.locTime }];
}

const words = { loadArrived: '到达装货地', unloadArrived: '到达卸货地' } as const;

async function tell(tx: Tx, ctx: Context, { noteId, eventType, at }: Finding, present: string): Promise<void> {
  // Clocks of units are not quite right.
  const now = nowText(ctx.clock);
  const happenTime = at > now ? now : at;
  if (eventType !== 'departed') {
    await writeNoteEvent(tx, ctx, { noteId, eventType, content: `${words[eventType]}（按位置自动登记）`, happenTime });
    return;
  }
  if (present !== noteStatus.loaded) return;
  const { before, after } = await moveRow(tx, ctx, noteResource, {
    ref: { id: noteId },
    machine: shippingNoteStates,
    action: 'depart',
    change: () => ({ departTime: happenTime }),
  });
  await writeNoteEvent(tx, ctx, {
    noteId,
    eventType,
    content: '发车（按位置自动登记）',
    happenTime,
    fromStatus: before.noteStatus,
    toStatus: after.noteStatus,
  });
  await ctx.emit(tx, noteDeparted, { note: after });
}
