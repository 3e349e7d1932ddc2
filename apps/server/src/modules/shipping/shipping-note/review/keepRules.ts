import { and, asc, eq, gt, inArray, sql } from 'drizzle-orm';
import { nowText } from '../../../../platform/clock.ts';
import type { Context } from '../../../../platform/context.ts';
import type { Tx } from '../../../../platform/db/database.ts';
import { newRow } from '../../../../platform/resource/writeRows.ts';
import type { NoteRow } from '../shippingNote.resource.ts';
import { noteStatus, stepState } from '../shippingNote.states.ts';
import { hyShippingNote } from '../shippingNote.table.ts';
import { flagsAfter, judgeNote } from './judgeNote.ts';
import { hyNoteRule } from './noteRule.table.ts';
import { gatherFacts } from './reviewFacts.ts';
import type { RuleResult } from './reviewRule.ts';

/** A broken rule that a reviewer lets be. */
export interface RuleOverride {
  rule: string;
  reason: string;
}

/** What the rules say of waybills, by id. */
export async function judgeNotes(tx: Tx, ctx: Context, notes: readonly NoteRow[]): Promise<Map<string, RuleResult[]>> {
  const facts = await gatherFacts(tx, ctx, notes);
  return new Map(facts.map((one) => [one.note.id, judgeNote(one)]));
}

/** Codes of the rules that are broken. */
export const brokenOf = (results: readonly RuleResult[]): string[] => results.flatMap(({ rule, pass }) => (pass ? [] : [rule]));

/** Looks at waybills and keeps what the rules say of them. Call it with rows as they are stored now, and held. */
export async function refreshRules(tx: Tx, ctx: Context, notes: readonly NoteRow[]): Promise<void> {
  const judged = await judgeNotes(tx, ctx, notes);
  await keepRules(
    tx,
    ctx,
    notes.map((note) => ({ note, results: judged.get(note.id) ?? [], overrides: [] })),
  );
}

/** Reads waybills by id, for `refreshRules`. */
export const notesById = (tx: Tx, ctx: Context, ids: readonly string[]): Promise<NoteRow[]> =>
  tx
    .select()
    .from(hyShippingNote)
    .where(and(eq(hyShippingNote.tenantId, ctx.actor.tenantId), inArray(hyShippingNote.id, [...ids])))
    .orderBy(asc(hyShippingNote.id));

/** So many waybills are looked at in one transaction. */
const atOnce = 100;

/**
 * Looks again at waybills that wait for the business review: tracks are decided on later, and others may turn up with the same slips. Run by
 * a job, for one tenant.
 *
 * @returns how many
 */
export async function refreshWaiting(ctx: Context): Promise<number> {
  let [count, last] = [0, ''];
  for (;;) {
    const ids = await ctx.transaction(async (tx) => {
      const notes = await tx
        .select()
        .from(hyShippingNote)
        .where(
          and(
            eq(hyShippingNote.tenantId, ctx.actor.tenantId),
            eq(hyShippingNote.delFlag, 0),
            eq(hyShippingNote.noteStatus, noteStatus.checked),
            eq(hyShippingNote.businessReviewState, stepState.waiting),
            gt(hyShippingNote.id, last),
          ),
        )
        .orderBy(asc(hyShippingNote.id))
        .limit(atOnce)
        .for('update', { skipLocked: true });
      await refreshRules(tx, ctx, notes);
      return notes.map(({ id }) => id);
    });
    count += ids.length;
    last = ids.at(-1) ?? last;
    if (ids.length < atOnce) return count;
  }
}

/**
 * Keeps what the rules said: a row for each, and on the waybill which are broken and the marks that they leave. No edit of the waybill: who
 * is about to take it on does so with the version that they saw.
 */
export async function keepRules(
  tx: Tx,
  ctx: Context,
  judged: readonly { note: Pick<NoteRow, 'id' | 'abnormalFlags'>; results: readonly RuleResult[]; overrides: readonly RuleOverride[] }[],
): Promise<void> {
  if (judged.length === 0) return;
  const checkTime = nowText(ctx.clock);
  const rows = judged.flatMap(({ note, results, overrides }) =>
    results.map((result) => {
      const override = overrides.find(({ rule }) => rule === result.rule && !result.pass);
      const overridden = override && { overrideReason: override.reason, overrideBy: ctx.actor.username, overrideTime: checkTime };
      return newRow(ctx, {
        ...result,
        noteId: note.id,
        checkTime,
        ...(overridden ?? { overrideReason: null, overrideBy: null, overrideTime: null }),
      });
    }),
  );
  const given = (name: string) => sql.raw(`excluded.${name}`);
  await tx
    .insert(hyNoteRule)
    .values(rows)
    .onConflictDoUpdate({
      target: [hyNoteRule.tenantId, hyNoteRule.noteId, hyNoteRule.rule],
      set: {
        value: given('value'),
        limit: given('"limit"'),
        pass: given('pass'),
        evidence: given('evidence'),
        checkTime: given('check_time'),
        overrideReason: given('override_reason'),
        overrideBy: given('override_by'),
        overrideTime: given('override_time'),
      },
    });
  const marks = judged.map(({ note, results }) => ({
    id: note.id,
    failed: brokenOf(results).join(','),
    flags: flagsAfter(note.abnormalFlags, results),
  }));
  await tx
    .update(hyShippingNote)
    .set({ failedRules: sql`mark.failed`, abnormalFlags: sql`mark.flags` })
    .from(sql`jsonb_to_recordset(${JSON.stringify(marks)}::jsonb) as mark(id text, failed text, flags text)`)
    .where(and(eq(hyShippingNote.tenantId, ctx.actor.tenantId), sql`${hyShippingNote.id} = mark.id`));
}
