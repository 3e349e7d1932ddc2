import { and, avg, eq } from 'drizzle-orm';
import type { Context } from '../../../platform/context.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { hyDriver } from '../../fleet/driver/driver.table.ts';
import { changeScore, type ScoreCause, takeBackScore } from '../score/changeScore.ts';
import { pointsOfStars } from '../score/scoreRules.ts';
import type { ScoreTarget } from '../score/scoreTargets.ts';
import { party } from '../party.ts';
import { evaluationState } from './evaluation.states.ts';
import { type EvaluationRow, hyEvaluation } from './evaluation.table.ts';

/** Whom it counts for: what is said of a driver is said of the vehicle and the carrier, too. Customers have no score. */
const targetsOf = ({ toType, toId, vehicleId, carrierId }: EvaluationRow): ScoreTarget[] =>
  toType === party.driver
    ? [
        ...(carrierId === null ? [] : [{ type: 'carrier', id: carrierId } as const]),
        { type: 'driver', id: toId },
        ...(vehicleId === null ? [] : [{ type: 'vehicle', id: vehicleId } as const]),
      ]
    : [];

const causeOf = ({ id, noteId, shippingNoteNumber }: EvaluationRow, reason: string): ScoreCause => ({
  source: 'evaluation',
  sourceId: id,
  sourceNo: shippingNoteNumber,
  noteId,
  reason,
});

/** Counts an evaluation that was given, or shown again. @source freight-domain 3.10 */
export async function countEvaluation(tx: Tx, ctx: Context, row: EvaluationRow): Promise<void> {
  const cause = { ...causeOf(row, `${row.score}星评价`), rulePoints: pointsOfStars(row.score ?? 0) };
  for (const target of targetsOf(row)) await changeScore(tx, ctx, target, cause);
  await keepAverage(tx, ctx, row);
}

/** What is hidden does not count. */
export async function uncountEvaluation(tx: Tx, ctx: Context, row: EvaluationRow): Promise<void> {
  for (const target of targetsOf(row)) await takeBackScore(tx, ctx, target, causeOf(row, `${row.score}星评价已隐藏`));
  await keepAverage(tx, ctx, row);
}

async function keepAverage(tx: Tx, ctx: Context, { toType, toId }: EvaluationRow): Promise<void> {
  if (toType !== party.driver) return;
  const { tenantId } = ctx.actor;
  const [found] = await tx
    .select({ average: avg(hyEvaluation.score) })
    .from(hyEvaluation)
    .where(
      and(
        eq(hyEvaluation.tenantId, tenantId),
        eq(hyEvaluation.toId, toId),
        eq(hyEvaluation.toType, toType),
        eq(hyEvaluation.state, evaluationState.given),
        eq(hyEvaluation.delFlag, 0),
      ),
    );
  const average = found?.average ?? null;
  await tx
    .update(hyDriver)
    .set({ evaluationAvg: average === null ? null : Math.round(Number(average) * 100) })
    .where(and(eq(hyDriver.tenantId, tenantId), eq(hyDriver.id, toId)));
}
