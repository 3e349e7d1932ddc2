import type { z } from 'zod';
import { nowText } from '../../../platform/clock.ts';
import type { Context } from '../../../platform/context.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { type AppError, businessError, refusedField } from '../../../platform/errors.ts';
import { moveRow, reasonMissing, stateChanged, type RowRef } from '../../../platform/resource/moveRow.ts';
import { shorten } from '../../../platform/shorten.ts';
import { writeNoteEvent } from '../note-event/writeNoteEvent.ts';
import { forEachNote, holdNotes, type NoteBatch } from './batchNotes.ts';
import type { BusinessReviewInput } from './checking.contract.ts';
import { changedByActor, changing } from './changedByActor.ts';
import { assertAnother, assertStaff, samePerson } from './noteSteps.ts';
import { brokenOf, judgeNotes, keepRules, type RuleOverride } from './review/keepRules.ts';
import { reviewRules, type RuleResult } from './review/reviewRule.ts';
import { tellSubmitter } from './sentBack.ts';
import { noteReviewed } from './shippingNote.events.ts';
import { noteResource } from './shippingNote.resource.ts';
import { noteStatus, shippingNoteStates as machine, stepState } from './shippingNote.states.ts';

interface Verdict {
  pass: boolean;
  remark: string;
  /** Waybills that the actor changed, or handed in again. */
  changed: ReadonlySet<string>;
  results: readonly RuleResult[];
  overrides: readonly RuleOverride[];
}

/** What only the platform reads: rules and prices of others stand in it. */
const visibleTo = 'platform';

/**
 * Decides on checked waybills by the rules R1 to R12, which are looked at now, for all of them at once (N14, N15). What the rules say is
 * kept, also of a waybill that is refused here.
 *
 * @throws AppError 40405 handed over, handed in again, weighed or priced by the actor; 40106 refused without a remark, or a rule let be without a reason
 * @throws InvalidInput rules of several waybills let be at once
 */
export function reviewNotes(ctx: Context, input: z.output<typeof BusinessReviewInput>): Promise<NoteBatch> {
  return ctx.transaction(async (tx) => {
    assertStaff(ctx);
    const { ids, versions, pass } = input;
    const remark = input.remark?.trim() ?? '';
    if (!pass && remark === '') throw reasonMissing('remark');
    const overrides = (pass ? (input.overrides ?? []) : []).map(({ rule, reason }) => ({ rule, reason: reason.trim() }));
    if (overrides.length > 0 && ids.length > 1) throw refusedField('overrides', '规则只能逐单放行');
    const silent = overrides.findIndex(({ reason }) => reason === '');
    if (silent >= 0) throw reasonMissing(`overrides.${silent}.reason`);
    const held = (await holdNotes(tx, ctx, ids)).filter((note) => note.noteStatus === noteStatus.checked);
    const changed = await changedByActor(tx, ctx, ids, [...changing, 'resubmitReview']);
    const judged = await judgeNotes(tx, ctx, held);
    const outcome = await forEachNote(ctx, { ids, versions }, (inner, ref) =>
      reviewNote(inner, ctx, ref, { pass, remark, overrides, changed, results: judged.get(ref.id) ?? [] }),
    );
    const passed = new Set(outcome.success);
    await keepRules(
      tx,
      ctx,
      held.map((note) => ({ note, results: judged.get(note.id) ?? [], overrides: passed.has(note.id) ? overrides : [] })),
    );
    return outcome;
  });
}

async function reviewNote(tx: Tx, ctx: Context, ref: RowRef, { pass, remark, changed, results, overrides }: Verdict): Promise<void> {
  const broken = brokenOf(results);
  const { before, after } = await moveRow(tx, ctx, noteResource, {
    ref,
    machine,
    action: 'businessReview',
    to: pass ? noteStatus.reviewed : noteStatus.checked,
    change: (note) => {
      if (note.businessReviewState !== stepState.waiting) throw stateChanged();
      if (changed.has(note.id)) throw samePerson();
      assertAnother(ctx, note.submitCheckBy, note.checkEditBy);
      const left = broken.filter((rule) => !overrides.some((one) => one.rule === rule));
      if (pass && left.length > 0) throw ruleBroken(left);
      return {
        businessReviewState: pass ? stepState.passed : stepState.refused,
        businessReviewBy: ctx.actor.username,
        businessReviewTime: nowText(ctx.clock),
        businessReviewRemark: remark === '' ? null : remark,
        waitingSince: nowText(ctx.clock),
      };
    },
  });
  const steps = { noteId: after.id, fromStatus: before.noteStatus, toStatus: after.noteStatus };
  for (const { rule, reason } of overrides.filter((one) => broken.includes(one.rule)))
    await writeNoteEvent(tx, ctx, { ...steps, eventType: 'bizReviewOverride', content: shorten(`放行${rule}：${reason}`, 600), visibleTo });
  if (pass) {
    await writeNoteEvent(tx, ctx, { ...steps, eventType: 'bizReviewPass', content: '业务审核通过' });
    await ctx.emit(tx, noteReviewed, { note: after });
    return;
  }
  const why = broken.length === 0 ? remark : `${remark}（${broken.join('、')}）`;
  await writeNoteEvent(tx, ctx, { ...steps, eventType: 'bizReviewReject', content: shorten(`业务审核驳回：${why}`, 600), visibleTo });
  await tellSubmitter(tx, ctx, after, { what: '业务审核驳回', why });
}

/** Rules that are broken and that nobody let be: the track by itself, the others together. */
function ruleBroken(rules: readonly string[]): AppError {
  const named = (locale: 'zh' | 'en') =>
    reviewRules
      .flatMap(({ code, ...name }) => (rules.includes(code) ? [`${code} ${name[locale]}`] : []))
      .join(locale === 'zh' ? '、' : ', ');
  const errorData = rules.map((rule) => ({ path: 'overrides', message: `规则${rule}未通过，请填写放行原因` }));
  return rules.includes('R5')
    ? businessError(40231, {
        message: { zh: `轨迹校验未通过（${named('zh')}）`, en: `The track does not pass (${named('en')})` },
        errorData,
      })
    : businessError(40232, {
        message: { zh: `存在异常标记（${named('zh')}）`, en: `There are irregularities (${named('en')})` },
        errorData,
      });
}
