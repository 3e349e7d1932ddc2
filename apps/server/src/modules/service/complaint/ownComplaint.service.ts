import { nowText } from '../../../platform/clock.ts';
import { holds, type Context } from '../../../platform/context.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { forbidden, refusedByRule } from '../../../platform/errors.ts';
import { givenReason, moveRow, type RowRef } from '../../../platform/resource/moveRow.ts';
import { writeNoteEvent } from '../../shipping/note-event/writeNoteEvent.ts';
import { changeScore } from '../score/changeScore.ts';
import { pointsOfFinding } from '../score/scoreRules.ts';
import { replyDueFrom } from './complain.service.ts';
import { complaintResource } from './complaint.resource.ts';
import { compensateState, complaintStates as machine } from './complaint.states.ts';
import { party } from '../party.ts';
import type { ComplaintRow } from './complaint.table.ts';
import { replyComplaint } from './handleComplaint.service.ts';
import { tellHandler } from './tellComplaint.ts';

/** The complainant decides; staff do so on their word, with the right to close. @throws Forbidden */
function assertSpeaksFor({ actor }: Context): void {
  if (actor.userType === 1 && !holds(actor, 'complaint:close')) throw forbidden();
}

/** @throws AppError money is still being decided on */
function assertDecided(row: ComplaintRow): void {
  if (row.compensateState === compensateState.waiting) throw refusedByRule('赔付待复核，请在复核后办理');
}

/** Is content with the answer (T5), and says how much. @throws Conflict another state; AppError a compensation is being decided on */
export function closeComplaint(ctx: Context, { satisfaction, ...ref }: RowRef & { satisfaction?: number | null | undefined }) {
  return ctx.transaction(async (tx) => {
    assertSpeaksFor(ctx);
    await endComplaint(tx, ctx, ref, satisfaction ?? null);
    return replyComplaint(ctx, ref.id);
  });
}

/** Ends an answered complaint: what was found counts for the score of whom it was about. */
export async function endComplaint(tx: Tx, ctx: Context, ref: RowRef, satisfaction: number | null): Promise<void> {
  const { after } = await moveRow(tx, ctx, complaintResource, {
    ref,
    machine,
    action: 'close',
    change: (row) => {
      assertDecided(row);
      return { closeTime: nowText(ctx.clock), satisfaction };
    },
  });
  const { againstType, againstId: id, noteId, complaintNo } = after;
  const type = againstType === party.driver ? 'driver' : againstType === party.carrier ? 'carrier' : undefined;
  if (type !== undefined && id !== null)
    await changeScore(
      tx,
      ctx,
      { type, id },
      {
        source: 'complaint',
        sourceId: after.id,
        sourceNo: complaintNo,
        noteId,
        rulePoints: pointsOfFinding(after.result),
        reason: after.result === '1' ? '投诉成立' : '投诉部分成立',
      },
    );
  if (noteId !== null)
    await writeNoteEvent(tx, ctx, { noteId, eventType: 'complaint', content: `投诉 ${complaintNo} 已办结`, visibleTo: 'platform' });
  await tellHandler(tx, ctx, after, '已办结');
}

/** Is not content with the answer, once (T6). @throws AppError 40106 no reason; reopened before; Conflict another state */
export function reopenComplaint(ctx: Context, { reason: typed, ...ref }: RowRef & { reason: string }): Promise<never> {
  return ctx.transaction(async (tx) => {
    assertSpeaksFor(ctx);
    const reopenReason = givenReason(typed);
    const replyDue = await replyDueFrom(tx, ctx);
    const { after } = await moveRow(tx, ctx, complaintResource, {
      ref,
      machine,
      action: 'reopen',
      change: (row) => {
        if (row.reopenCount > 0) throw refusedByRule('投诉只能重开一次');
        assertDecided(row);
        return { reopenReason, reopenCount: 1, replyDue };
      },
    });
    await tellHandler(tx, ctx, after, `已重开：${reopenReason}`);
    return replyComplaint(ctx, ref.id);
  });
}

/** Takes a complaint back (T7). @throws Conflict another state; AppError money was granted, or is being decided on */
export function withdrawComplaint(ctx: Context, ref: RowRef): Promise<never> {
  return ctx.transaction(async (tx) => {
    assertSpeaksFor(ctx);
    const { after } = await moveRow(tx, ctx, complaintResource, {
      ref,
      machine,
      action: 'withdraw',
      change: (row) => {
        assertDecided(row);
        if (row.compensateState === compensateState.granted) throw refusedByRule('已赔付的投诉不能撤诉');
        return { closeTime: nowText(ctx.clock) };
      },
    });
    await tellHandler(tx, ctx, after, '已撤诉');
    return replyComplaint(ctx, ref.id);
  });
}
