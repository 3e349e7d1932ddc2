import { and, asc, desc, eq, gte, inArray, lt, type SQL, sql } from 'drizzle-orm';
import type { z } from 'zod';
import type { Context } from '../../../platform/context.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { refusedField } from '../../../platform/errors.ts';
import { visibleRows } from '../../../platform/resource/visibleRows.ts';
import { driverResource } from '../../fleet/driver/driver.service.ts';
import { hyDriver } from '../../fleet/driver/driver.table.ts';
import type { RankingQuery } from './evaluation.contract.ts';
import { hyEvaluation } from './evaluation.table.ts';

/** So many evaluations make a place in the ranking. @source freight-domain F14 */
const fewest = 5;
const most = 100;

/**
 * Drivers by the average of what was said of them in a period, the best first, of those that the actor sees. It is worked out from the rows each
 * time, in an index that holds all that it reads.
 *
 * @throws InvalidInput the period ends before it begins
 * @source freight-domain F14
 */
export function rankDrivers(ctx: Context, { from, to, province, carrierId }: z.output<typeof RankingQuery>) {
  if (from !== undefined && to !== undefined && to < from) throw refusedField('to', '结束日期不能早于开始日期');
  const { tenantId } = ctx.actor;
  return ctx.transaction(async (tx) => {
    const average = sql<number>`round(avg(${hyEvaluation.score}) * 100)::int`;
    const evaluations = sql<number>`count(*)::int`;
    const seen = tx.select({ id: hyDriver.id }).from(hyDriver).where(visibleRows(ctx, driverResource));
    const rows = await tx
      .select({
        driverId: hyEvaluation.toId,
        average,
        evaluations,
        byDefault: sql<number>`count(*) filter (where ${hyEvaluation.isAuto} = '1')::int`,
      })
      .from(hyEvaluation)
      .where(
        and(
          eq(hyEvaluation.tenantId, tenantId),
          // Literals, so that the index is known to fit.
          sql`${hyEvaluation.delFlag} = 0 and ${hyEvaluation.state} = '20' and ${hyEvaluation.toType} = '3'`,
          from === undefined ? undefined : gte(hyEvaluation.submitTime, `${from} 00:00:00`),
          to === undefined ? undefined : lt(hyEvaluation.submitTime, sql`(${to}::date + 1)::timestamp at time zone 'Asia/Shanghai'` as SQL),
          province === undefined ? undefined : eq(hyEvaluation.province, province),
          carrierId === undefined ? undefined : eq(hyEvaluation.carrierId, carrierId),
          ctx.actor.userType === 1 ? undefined : sql`${hyEvaluation.toId} in ${seen}`,
        ),
      )
      .groupBy(hyEvaluation.toId)
      .having(sql`count(*) >= ${fewest}`)
      .orderBy(desc(sql`avg(${hyEvaluation.score})`), desc(sql`count(*)`), asc(hyEvaluation.toId))
      .limit(most);
    const drivers = await driversOf(
      tx,
      tenantId,
      rows.map(({ driverId }) => driverId),
    );
    return rows.map((row) => ({
      ...row,
      // Those of one average and one number share a place.
      rank: rows.findIndex((other) => other.average === row.average && other.evaluations === row.evaluations) + 1,
      driverName: drivers.get(row.driverId)?.driverName ?? '',
      score: drivers.get(row.driverId)?.score ?? 0,
    })) as never;
  });
}

async function driversOf(tx: Tx, tenantId: number, ids: readonly string[]) {
  if (ids.length === 0) return new Map<string, { driverName: string; score: number }>();
  const rows = await tx
    .select({ id: hyDriver.id, driverName: hyDriver.driverName, score: hyDriver.score })
    .from(hyDriver)
    .where(and(eq(hyDriver.tenantId, tenantId), inArray(hyDriver.id, [...ids])));
  return new Map(rows.map((row) => [row.id, row]));
}
