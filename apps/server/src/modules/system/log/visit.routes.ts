import { and, count, countDistinct, eq, gte, sql } from 'drizzle-orm';
import { nowText } from '../../../platform/clock.ts';
import type { Context } from '../../../platform/context.ts';
import { routes } from '../../../platform/contract/index.ts';
import { sysLog } from './log.table.ts';
import { visitContract } from './visit.contract.ts';

/** @source SYS-09, jeecg-wire 2.2 */
export const visitRoutes = routes(visitContract, {
  loginfo: (ctx) => countVisits(ctx),
  visitInfo: (ctx) => visitsByDay(ctx),
});

const loginsOf = (ctx: Context) => and(eq(sysLog.tenantId, ctx.actor.tenantId), eq(sysLog.logType, 1), eq(sysLog.delFlag, 0));
const figures = { visit: count(), ip: countDistinct(sysLog.ip) };

function countVisits(ctx: Context): Promise<{ totalVisitCount: number; todayVisitCount: number; todayIp: number }> {
  const since = `${nowText(ctx.clock).slice(0, 10)} 00:00:00`;
  return ctx.transaction(async (tx) => {
    const [total] = await tx.select({ visit: count() }).from(sysLog).where(loginsOf(ctx));
    const [today] = await tx
      .select(figures)
      .from(sysLog)
      .where(and(loginsOf(ctx), gte(sysLog.createTime, since)));
    return { totalVisitCount: total?.visit ?? 0, todayVisitCount: today?.visit ?? 0, todayIp: today?.ip ?? 0 };
  });
}

/** Seven days that end today; a day without a login has its line, too, so that charts show it. */
function visitsByDay(ctx: Context): Promise<{ tian: string; type: string; visit: number; ip: number }[]> {
  const today = Date.parse(nowText(ctx.clock).slice(0, 10));
  const days = Array.from({ length: 7 }, (_, index) => new Date(today - (6 - index) * 86_400_000).toISOString().slice(0, 10));
  const day = sql<string>`to_char(${sysLog.createTime} at time zone 'Asia/Shanghai', 'YYYY-MM-DD')`;
  return ctx.transaction(async (tx) => {
    const rows = await tx
      .select({ day, ...figures })
      .from(sysLog)
      .where(and(loginsOf(ctx), gte(sysLog.createTime, `${days[0]} 00:00:00`)))
      .groupBy(day);
    const found = new Map(rows.map((row) => [row.day, row]));
    return days.map((tian) => ({ tian, type: tian.slice(5), visit: found.get(tian)?.visit ?? 0, ip: found.get(tian)?.ip ?? 0 }));
  });
}
