import { and, count, eq, or, type SQL, sql, sum } from 'drizzle-orm';
import type { Context } from '../../../platform/context.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { notFound } from '../../../platform/errors.ts';
import { defineResource, type Resource } from '../../../platform/resource/resource.ts';
import { toldTexts } from '../../../platform/resource/toldTexts.ts';
import { visibleRows } from '../../../platform/resource/visibleRows.ts';
import { carrierResource } from '../../fleet/carrier/carrier.service.ts';
import { hyCarrier } from '../../fleet/carrier/carrier.table.ts';
import { driverResource } from '../../fleet/driver/driver.service.ts';
import { hyDriver } from '../../fleet/driver/driver.table.ts';
import { vehicleResource } from '../../fleet/vehicle/vehicle.service.ts';
import { hyVehicle } from '../../fleet/vehicle/vehicle.table.ts';
import { ScoreLine } from './scoreLine.contract.ts';
import { hyScoreLine } from './scoreLine.table.ts';
import type { ScoreTarget, ScoreTargetType } from './scoreTargets.ts';

/** Lines are seen with whom they are about. */
function scope(ctx: Context): SQL | undefined {
  if (ctx.actor.userType === 1) return undefined;
  const of = (type: ScoreTargetType, seen: SQL) => and(eq(hyScoreLine.targetType, type), sql`hy_score_line.target_id in (${seen})`);
  return or(
    of('driver', sql`select ${hyDriver.id} from ${hyDriver} where ${visibleRows(ctx, driverResource)}`),
    of('vehicle', sql`select ${hyVehicle.id} from ${hyVehicle} where ${visibleRows(ctx, vehicleResource)}`),
    of('carrier', sql`select ${hyCarrier.id} from ${hyCarrier} where ${visibleRows(ctx, carrierResource)}`),
  );
}

/** Lines of scores. Nobody changes them. */
export const scoreLineResource: Resource<typeof ScoreLine, typeof hyScoreLine> = defineResource(ScoreLine, {
  table: hyScoreLine,
  options: { permission: 'score', scope, mapRow: toldTexts('reason') },
});

/** What the score of a party is made of, by kinds of sources. Before its first line it has what it began with. @throws NotFound it is not visible */
export function totalOf(ctx: Context, { targetType, targetId }: { targetType: ScoreTargetType; targetId: string }) {
  return ctx.transaction(async (tx) => {
    const party = await partyOf(tx, ctx, { type: targetType, id: targetId });
    const rows = await tx
      .select({ source: hyScoreLine.source, points: sum(hyScoreLine.points), lines: count() })
      .from(hyScoreLine)
      .where(and(eq(hyScoreLine.tenantId, ctx.actor.tenantId), eq(hyScoreLine.targetType, targetType), eq(hyScoreLine.targetId, targetId)))
      .groupBy(hyScoreLine.source);
    const of = (source: string) => Number(rows.find((row) => row.source === source)?.points ?? 0);
    const lines = rows.reduce((all, row) => all + row.lines, 0);
    const opening = lines === 0 ? party.score : of('opening');
    const parts = { evaluations: of('evaluation'), violations: of('violation'), complaints: of('complaint'), opening };
    return { ...party, ...parts, lines, sum: Object.values(parts).reduce((all, part) => all + part, 0) } as never;
  });
}

async function partyOf(tx: Tx, ctx: Context, { type, id }: ScoreTarget): Promise<{ name: string; score: number }> {
  const [row] =
    type === 'driver'
      ? await tx
          .select({ name: hyDriver.driverName, score: hyDriver.score })
          .from(hyDriver)
          .where(and(visibleRows(ctx, driverResource), eq(hyDriver.id, id)))
      : type === 'vehicle'
        ? await tx
            .select({ name: hyVehicle.vehicleNumber, score: hyVehicle.score })
            .from(hyVehicle)
            .where(and(visibleRows(ctx, vehicleResource), eq(hyVehicle.id, id)))
        : await tx
            .select({ name: hyCarrier.carrierName, score: hyCarrier.score })
            .from(hyCarrier)
            .where(and(visibleRows(ctx, carrierResource), eq(hyCarrier.id, id)));
  if (row === undefined) throw notFound();
  return row;
}
