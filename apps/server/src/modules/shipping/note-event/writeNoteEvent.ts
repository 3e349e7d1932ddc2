import { nowText } from '../../../platform/clock.ts';
import type { Actor, Context } from '../../../platform/context.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { insertOf } from '../../../platform/resource/plainSelect.ts';
import { insertRows } from '../../../platform/resource/writeMany.ts';
import { insertRow, newRow } from '../../../platform/resource/writeRows.ts';
import type { EventType } from './eventTypes.ts';
import { hyNoteEvent } from './noteEvent.table.ts';

/** What to write down. */
export interface NoteEventFacts {
  noteId: string;
  eventType: EventType;
  /** Amounts by `feeInText`. */
  content: string;
  /** Business time as wire text; now when absent. */
  happenTime?: string | null | undefined;
  fromStatus?: string | null | undefined;
  toStatus?: string | null | undefined;
  files?: string | null | undefined;
  extra?: unknown;
  visibleTo?: string | undefined;
}

/** The side that a user acts for, by dictionary `party_type`. */
function partyOf(actor: Actor): string {
  if (actor.userId === 'system') return '0';
  return { 1: '1', 2: '2', 3: '4', 4: '5' }[actor.userType] ?? '0';
}

/** Writes the timeline, in the transaction of what happened. */
export const writeNoteEvent = (tx: Tx, ctx: Context, facts: NoteEventFacts) => insertRow(tx, ctx, hyNoteEvent, eventValues(ctx, facts));

/** The same of many waybills. All name the same facts. */
export const writeNoteEvents = (tx: Tx, ctx: Context, events: readonly NoteEventFacts[]) =>
  insertRows(
    tx,
    ctx,
    hyNoteEvent,
    events.map((facts) => eventValues(ctx, facts)),
  );

/** The same with the other writes at the end of the transaction, where nothing in it reads the timeline. */
export const noteEventLater = (ctx: Context, facts: NoteEventFacts): void =>
  ctx.writeLater(insertOf(hyNoteEvent, newRow(ctx, eventValues(ctx, facts))));

const eventValues = ({ actor, clock }: Context, { happenTime, ...rest }: NoteEventFacts) => ({
  ...rest,
  happenTime: happenTime ?? nowText(clock),
  actorType: partyOf(actor),
  actorId: actor.userId,
  actorName: actor.realname === '' ? actor.username : actor.realname,
});
