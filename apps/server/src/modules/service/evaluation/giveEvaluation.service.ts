import { and, asc, eq, lte } from 'drizzle-orm';
import type { z } from 'zod';
import { nowText, parseDateTimeText } from '../../../platform/clock.ts';
import type { Context } from '../../../platform/context.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { notFound, refusedByRule } from '../../../platform/errors.ts';
import { getRow } from '../../../platform/resource/getRow.ts';
import { moveRow } from '../../../platform/resource/moveRow.ts';
import { insertRow, lockRow } from '../../../platform/resource/writeRows.ts';
import { writeNoteEvent } from '../../shipping/note-event/writeNoteEvent.ts';
import { noteResource, type NoteRow } from '../../shipping/shipping-note/shippingNote.resource.ts';
import { namedNote } from '../namedNote.ts';
import { party } from '../party.ts';
import { countEvaluation } from './countEvaluation.ts';
import type { EvaluationInput } from './evaluation.contract.ts';
import { evaluationResource, ownSide } from './evaluation.resource.ts';
import { evaluationState, evaluationStates as machine } from './evaluation.states.ts';
import { type EvaluationRow, hyEvaluation } from './evaluation.table.ts';
import { wordMask } from './maskWords.ts';
import { evaluationDays, isPaid, partsOf, setNoteState } from './openEvaluations.ts';

type Input = z.output<typeof EvaluationInput>;

const lateProblem = () => refusedByRule('评价期已过');

/**
 * Gives the evaluation of the actor's side; staff give that of the platform. Each side has one for a waybill.
 *
 * @throws AppError the waybill is not paid; the time for it is over; given before; NotFound the waybill is not visible
 * @source freight-domain 3.10
 */
export function giveEvaluation(ctx: Context, input: Input): Promise<never> {
  return ctx.transaction(async (tx) => {
    const note = await namedNote(tx, ctx, input.noteId);
    if (note === undefined) throw notFound();
    const row = await (ctx.actor.userType === 1 ? givePlatforms(tx, ctx, note, input) : giveOwn(tx, ctx, note, input));
    await take(tx, ctx, row);
    return getRow(ctx, evaluationResource, row.id) as Promise<never>;
  });
}

/** What is stored of what was said. */
const saidOf = (ctx: Context, { input, mask }: { input: Input; mask: (text: string) => string }) => ({
  score: input.score,
  timeliness: input.timeliness ?? null,
  safety: input.safety ?? null,
  service: input.service ?? null,
  document: input.document ?? null,
  tags: input.tags == null ? null : mask(input.tags.trim()),
  content: input.content == null ? null : mask(input.content.trim()),
  anonymous: input.anonymous ?? '0',
  submitBy: ctx.actor.username,
  submitTime: nowText(ctx.clock),
});

async function giveOwn(tx: Tx, ctx: Context, note: NoteRow, input: Input): Promise<EvaluationRow> {
  const [open] = await tx
    .select({ id: hyEvaluation.id })
    .from(hyEvaluation)
    .where(and(eq(hyEvaluation.tenantId, ctx.actor.tenantId), eq(hyEvaluation.noteId, note.id), ownSide(ctx)));
  if (open === undefined) throw refusedByRule('运单支付完成后才能评价');
  const mask = await wordMask(tx, ctx);
  const { after } = await moveRow(tx, ctx, evaluationResource, {
    ref: { id: open.id },
    machine,
    action: 'submit',
    change: ({ dueTime }) => {
      if (nowText(ctx.clock) > dueTime) throw lateProblem();
      return saidOf(ctx, { input, mask });
    },
  });
  return after;
}

/** The platform's own view of a driver, beside that of the customer. */
async function givePlatforms(tx: Tx, ctx: Context, seen: NoteRow, input: Input): Promise<EvaluationRow> {
  // Of two who say it at once, the second finds what the first has said.
  const note = await lockRow(tx, ctx, noteResource, { id: seen.id });
  const { driverId, driverName, payTime } = note;
  if (!isPaid(note.noteStatus) || driverId === null || payTime === null) throw refusedByRule('运单支付完成后才能评价');
  const due = (parseDateTimeText(payTime)?.getTime() ?? 0) + evaluationDays * 86_400_000;
  if (ctx.clock.now().getTime() > due) throw lateProblem();
  const [given] = await tx
    .select({ id: hyEvaluation.id })
    .from(hyEvaluation)
    .where(and(eq(hyEvaluation.tenantId, ctx.actor.tenantId), eq(hyEvaluation.noteId, note.id), eq(hyEvaluation.fromType, party.platform)));
  if (given !== undefined) throw refusedByRule('该运单平台已评价');
  return insertRow(tx, ctx, hyEvaluation, {
    ...partsOf(note),
    ...saidOf(ctx, { input, mask: await wordMask(tx, ctx) }),
    fromType: party.platform,
    fromId: null,
    fromName: '平台',
    toType: party.driver,
    toId: driverId,
    toName: driverName ?? '',
    state: evaluationState.given,
    dueTime: nowText(ctx.clock),
  });
}

/** What follows from an evaluation: score, average, and the state that the waybill shows. */
async function take(tx: Tx, ctx: Context, row: EvaluationRow): Promise<void> {
  await countEvaluation(tx, ctx, row);
  if (row.fromType === party.customer) await setNoteState(tx, ctx, row.noteId, evaluationState.given);
  const content = row.anonymous === '1' ? '评价' : `${row.fromName}评价${row.toName}：${row.score}星`;
  await writeNoteEvent(tx, ctx, { noteId: row.noteId, eventType: 'evaluated', content, visibleTo: 'platform' });
}

const atOnce = 500;

/** Five stars for those of whom nobody has said anything in time. @returns how many @source freight-domain 3.10 */
export async function closeEvaluations(ctx: Context): Promise<number> {
  const now = nowText(ctx.clock);
  const silent = await ctx.transaction((tx) =>
    tx
      .select({ id: hyEvaluation.id })
      .from(hyEvaluation)
      .where(
        and(eq(hyEvaluation.tenantId, ctx.actor.tenantId), eq(hyEvaluation.state, evaluationState.open), lte(hyEvaluation.dueTime, now)),
      )
      .orderBy(asc(hyEvaluation.dueTime))
      .limit(atOnce),
  );
  let count = 0;
  for (const { id } of silent) {
    const isClosed = await ctx.transaction(async (tx) => {
      const row = await lockRow(tx, ctx, evaluationResource, { id });
      if (row.state !== evaluationState.open) return false;
      const { after } = await moveRow(tx, ctx, evaluationResource, {
        ref: { id },
        machine,
        action: 'submit',
        change: () => ({ score: 5, isAuto: '1', submitTime: now }),
      });
      await countEvaluation(tx, ctx, after);
      if (after.fromType === party.customer) await setNoteState(tx, ctx, after.noteId, evaluationState.given);
      return true;
    });
    if (isClosed) count += 1;
  }
  return count;
}
