import { nowText } from '../../../platform/clock.ts';
import type { Actor, Context } from '../../../platform/context.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { insertRow } from '../../../platform/resource/writeRows.ts';
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
export function writeNoteEvent(tx: Tx, ctx: Context, facts: NoteEventFacts) {
  const { happenTime, ...rest } = facts;
  return insertRow(tx, ctx, hyNoteEvent, {
    ...rest,
    happenTime: happenTime ?? nowText(ctx.clock),
    actorType: partyOf(ctx.actor),
    actorId: ctx.actor.userId,
    actorName: ctx.actor.realname === '' ? ctx.actor.username : ctx.actor.realname,
  });
}
