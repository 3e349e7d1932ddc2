import { sql, type SQL } from 'drizzle-orm';
import type { Context } from '../../platform/context.ts';
import { daysBefore, monthsAfter } from '../../platform/days.ts';
import type { Tx } from '../../platform/db/database.ts';
import type { Dimension } from './dimensions.ts';
import { factsOf, readsRows } from './factsOf.ts';
import { madeUntil, stretchesOf } from './makeDaily.ts';
import type { StatisticQuery } from './statistics.service.ts';
import { bucketsOf, type Stretch } from './stretches.ts';
import { columnList, monthlies } from './subjects.ts';

/** A sum as a number that fits exactly, as all that is told does: adding whole numbers of this size as such takes twice as long. */
export const addedUp = (sums: readonly string[]): SQL =>
  columnList(sums, (one) => sql`sum(${sql.raw(one)}::float8)::bigint as ${sql.raw(one)}`);

/** First days of the months of a stretch whose days that are made lie in it: whole months, and the one that the making has come to. */
function coveredMonths({ from, to }: Stretch, until: string): string[] {
  const endOf = (first: string) => daysBefore(monthsAfter(first, 1), 1);
  return bucketsOf({ from, to }, 'month').filter((first) => {
    const last = endOf(first) < until ? endOf(first) : until;
    return first >= from && first <= until && last <= to;
  });
}

interface MonthsAsked {
  dimension: Dimension;
  query: StatisticQuery & { before: Stretch | null };
  sums: readonly string[];
}

/**
 * The facts of two stretches with one row for each of those whom months are kept by, in a month and a stretch: months from what is kept, the days
 * around them added up. Undefined where days cannot be told from months, or parties matter, which months do not know.
 */
export async function monthlyFacts(tx: Tx, ctx: Context, { dimension: { subject, monthly }, query, sums }: MonthsAsked) {
  const { from, to, before, step, companyId, customerId, agentId } = query;
  const { tenantId, userType } = ctx.actor;
  if (monthly === undefined || step !== 'month' || !sums.includes('note_count')) return undefined;
  if (userType !== 1 || readsRows(ctx, subject) || [companyId, customerId, agentId].some((id) => id !== undefined)) return undefined;
  const state = await madeUntil(tx, tenantId);
  if (state === undefined) return undefined;
  const { madeUntil: until, madeAt } = state;
  const stretches = [{ from, to }, ...(before === null ? [] : [before])];
  const months = stretches.flatMap((stretch) => coveredMonths(stretch, until));
  if (months.length === 0) return undefined;
  const { key, label } = monthlies[monthly];
  const own = [key, ...(label === undefined ? [] : [label])];
  const columns = columnList([...own, ...sums]);
  const known = new Set(months.map((first) => first.slice(0, 7)));
  const isKept = (day: string): boolean => day <= until && known.has(day.slice(0, 7));
  const around = stretchesOf(stretches.flatMap((stretch) => bucketsOf(stretch, 'day')).filter((day) => !isKept(day)));
  const kept = (some: SQL): SQL => sql`
    select stat_date, ${columns} from hy_stat_daily where tenant_id = ${tenantId} and subject = ${monthly}
       and stat_date in (${sql.join(
         months.map((one) => sql`${one}::date`),
         sql`, `,
       )}) and ${some}`;
  const isPresent = sql`stat_date = date_trunc('month', ${until}::timestamp)::date`;
  // The month that the making has come to goes on in the days after: who stands in both is one.
  const mixed = [kept(isPresent)];
  for (const stretch of around)
    mixed.push(sql`select stat_date, ${columns} from (${(await factsOf(tx, ctx, { subject, sums, stretch })).facts}) f`);
  return {
    countedAt: madeAt,
    /** What no whole month holds; it is read once. */
    around: sql`
      select date_trunc('month', stat_date::timestamp)::date as bucket, stat_date >= ${from}::date as is_now, ${sql.raw(key)}${
        label === undefined ? sql`` : sql`, max(${sql.raw(label)}) as ${sql.raw(label)}`
      }, ${addedUp(sums)} from (${sql.join(mixed, sql` union all `)}) d group by 1, 2, 3`,
    facts: sql`
      select stat_date as bucket, stat_date >= ${from}::date as is_now, ${columns} from (${kept(sql`not ${isPresent}`)}) k
      union all select bucket, is_now, ${columns} from around`,
  };
}
