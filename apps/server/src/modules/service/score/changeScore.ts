import { and, eq, sql } from 'drizzle-orm';
import { nowText } from '../../../platform/clock.ts';
import type { Context } from '../../../platform/context.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { insertRow } from '../../../platform/resource/writeRows.ts';
import { hyScoreLine } from './scoreLine.table.ts';
import { scoreAfter } from './scoreRules.ts';
import { type ScoreTarget, scoredTables } from './scoreTargets.ts';

/** Why a score changes. */
export interface ScoreCause {
  source: 'evaluation' | 'violation' | 'complaint';
  sourceId: string;
  sourceNo: string | null;
  noteId: string | null;
  /** A short sentence. */
  reason: string;
}

/**
 * Writes points into the book of a party, and its score along with them. A party that is gone has none.
 *
 * @param rulePoints what the rule says; at the ends of the scale it is less
 */
export async function changeScore(tx: Tx, ctx: Context, target: ScoreTarget, cause: ScoreCause & { rulePoints: number }): Promise<void> {
  if (cause.rulePoints === 0) return;
  const score = await holdScore(tx, ctx, target);
  if (score === undefined) return;
  const step = (await stepsOf(tx, ctx, target, cause)).length + 1;
  await writeLine(tx, ctx, target, { ...cause, step, score });
}

/** Takes back what a document has given or taken; later lines stay as they are. */
export async function takeBackScore(tx: Tx, ctx: Context, target: ScoreTarget, cause: ScoreCause): Promise<void> {
  const score = await holdScore(tx, ctx, target);
  if (score === undefined) return;
  const lines = await stepsOf(tx, ctx, target, cause);
  const rulePoints = -lines.reduce((sum, { points }) => sum + points, 0);
  if (rulePoints !== 0) await writeLine(tx, ctx, target, { ...cause, rulePoints, step: lines.length + 1, score });
}

/** The score of a party, held; its book begins with what it has by now. */
async function holdScore(tx: Tx, ctx: Context, { type, id }: ScoreTarget): Promise<number | undefined> {
  const table = scoredTables[type];
  const { tenantId } = ctx.actor;
  const [row] = await tx
    .select({ score: table.score, createTime: table.createTime })
    .from(table)
    .where(and(eq(table.tenantId, tenantId), eq(table.id, id)))
    .for('update');
  if (row === undefined) return undefined;
  const [known] = await tx
    .select({ one: sql`1` })
    .from(hyScoreLine)
    .where(and(eq(hyScoreLine.tenantId, tenantId), eq(hyScoreLine.targetType, type), eq(hyScoreLine.targetId, id)))
    .limit(1);
  if (known === undefined) {
    const { score, createTime: happenTime } = row;
    await insertRow(tx, ctx, hyScoreLine, { ...openingOf(type, { id, score }), happenTime: happenTime ?? nowText(ctx.clock) });
  }
  return row.score;
}

/** The line that a book begins with. */
export const openingOf = (targetType: string, { id, score }: { id: string; score: number }) => ({
  targetType,
  targetId: id,
  source: 'opening',
  sourceId: id,
  step: 1,
  rulePoints: score,
  points: score,
  balance: score,
  reason: '初始分',
});

const stepsOf = (tx: Tx, ctx: Context, { type, id }: ScoreTarget, { source, sourceId }: ScoreCause) =>
  tx
    .select({ points: hyScoreLine.points })
    .from(hyScoreLine)
    .where(
      and(
        eq(hyScoreLine.tenantId, ctx.actor.tenantId),
        eq(hyScoreLine.source, source),
        eq(hyScoreLine.sourceId, sourceId),
        eq(hyScoreLine.targetType, type),
        eq(hyScoreLine.targetId, id),
      ),
    );

async function writeLine(
  tx: Tx,
  ctx: Context,
  { type, id }: ScoreTarget,
  { score, rulePoints, step, ...cause }: ScoreCause & { rulePoints: number; step: number; score: number },
): Promise<void> {
  const after = scoreAfter(score, rulePoints);
  await insertRow(tx, ctx, hyScoreLine, {
    ...cause,
    targetType: type,
    targetId: id,
    step,
    happenTime: nowText(ctx.clock),
    rulePoints,
    points: after.points,
    balance: after.score,
  });
  const table = scoredTables[type];
  // No edit of the party: anyone who is about to change it does so with the version that they saw.
  await tx
    .update(table)
    .set({ score: after.score })
    .where(and(eq(table.tenantId, ctx.actor.tenantId), eq(table.id, id)));
}
