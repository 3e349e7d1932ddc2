import { and, eq, sql } from 'drizzle-orm';
import { nowText } from '../../../platform/clock.ts';
import type { Context } from '../../../platform/context.ts';
import { bulkInsert } from '../../../platform/db/bulkInsert.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { newId } from '../../../platform/db/newId.ts';
import { notify } from '../../system/announcement/notify.service.ts';
import { openingOf } from './changeScore.ts';
import { hyScoreLine } from './scoreLine.table.ts';
import { scoredTables, type ScoreTargetType } from './scoreTargets.ts';

const types = Object.keys(scoredTables) as ScoreTargetType[];
const named = 20;
const atOnce = 1000;

/** A score that is not the sum of its lines. */
export interface ScoreFinding {
  type: ScoreTargetType;
  id: string;
  score: number;
  sum: number;
}

/** Begins the books of those who have none yet with the score that they have. @returns how many */
export async function openBooks(tx: Tx, { tenantId, now }: { tenantId: number; now: string }): Promise<number> {
  let opened = 0;
  for (const type of types) {
    const table = scoredTables[type];
    for (;;) {
      const rows = await tx
        .select({ id: table.id, score: table.score, createTime: table.createTime })
        .from(table)
        .where(
          and(
            eq(table.tenantId, tenantId),
            sql`not exists (select from hy_score_line as l where l.tenant_id = ${tenantId} and l.target_type = ${type} and l.target_id = ${table}.id)`,
          ),
        )
        .orderBy(table.id)
        .limit(atOnce);
      await bulkInsert(
        tx,
        hyScoreLine,
        rows.map(({ createTime, ...row }) => ({
          id: newId(),
          tenantId,
          createBy: 'system',
          createTime: createTime ?? now,
          happenTime: createTime ?? now,
          ...openingOf(type, row),
        })),
      );
      opened += rows.length;
      if (rows.length < atOnce) break;
    }
  }
  return opened;
}

/** Scores that are not the sum of their lines. */
export async function findScoreDifferences(tx: Tx, tenantId: number): Promise<ScoreFinding[]> {
  const found: ScoreFinding[] = [];
  for (const type of types) {
    const table = scoredTables[type];
    const total = sql<number>`sum(${hyScoreLine.points})::int`;
    const rows = await tx
      .select({ id: table.id, score: table.score, sum: total })
      .from(hyScoreLine)
      .innerJoin(table, and(eq(table.tenantId, hyScoreLine.tenantId), eq(table.id, hyScoreLine.targetId)))
      .where(and(eq(hyScoreLine.tenantId, tenantId), eq(hyScoreLine.targetType, type)))
      .groupBy(table.id, table.score)
      .having(sql`sum(${hyScoreLine.points}) <> ${table.score}`)
      .limit(named);
    found.push(...rows.map((row) => ({ type, ...row })));
  }
  return found;
}

/** Checks every score against its lines. What differs is logged and told to those who decide on violations. */
export async function verifyScores(ctx: Context): Promise<string | undefined> {
  const { tenantId } = ctx.actor;
  const found = await ctx.transaction(async (tx) => {
    await openBooks(tx, { tenantId, now: nowText(ctx.clock) });
    return findScoreDifferences(tx, tenantId);
  });
  if (found.length === 0) return undefined;
  ctx.log.error({ tenantId, findings: found }, 'scores differ from their lines');
  await ctx.transaction((tx) =>
    notify(
      tx,
      ctx,
      { permission: 'violation:handle' },
      {
        title: `信用分与明细不一致（${found.length}）`,
        lines: found.map(({ type, id, score, sum }) => `${type} ${id}：${score} ≠ ${sum}`),
        priority: 'H',
      },
    ),
  );
  return `发现${found.length}处差异`;
}
