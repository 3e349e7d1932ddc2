import { eq, sql, type SQL } from 'drizzle-orm';
import { nowText, parseDateTimeText, toDateTimeText } from '../../platform/clock.ts';
import type { Context } from '../../platform/context.ts';
import type { Tx } from '../../platform/db/database.ts';
import { daysBefore } from '../../platform/days.ts';
import { notify } from '../system/announcement/notify.service.ts';
import { hyStatDaily, hyStatState } from './statDaily.table.ts';
import { bucketsOf, type Stretch } from './stretches.ts';
import {
  columnList,
  monthlies,
  type MonthlyName,
  monthlyNames,
  type Subject,
  type SubjectName,
  subjectNames,
  subjects,
} from './subjects.ts';

/** Days that are counted again each night, whatever happened: rows are corrected most while they are new. */
const recentDays = 3;
/** Nothing that a tenant keeps is older. */
const firstDay = '2000-01-01';
/** To be raised when subjects, their columns or their facts change: what stands there is then counted again. */
const edition = 3;
/** Days that an alarm names. */
const mostNamed = 20;

/** What the rows of a subject come to, by day and all that tells its figures apart. */
function counted(tenantId: number, { subject, days }: { subject: SubjectName; days: Stretch }): SQL {
  const { dimensions, sums, facts }: Subject = subjects[subject];
  const apart = sql`f.stat_date, ${columnList(dimensions, (name) => sql`f.${sql.raw(name)}`)}`;
  const added = columnList(sums, (name) => sql`coalesce(sum(f.${sql.raw(name)}), 0)::bigint as ${sql.raw(name)}`);
  return sql`select ${apart}, ${added} from (${facts({ tenantId, days })}) f group by ${apart}`;
}

/** Counts days of a subject from the rows, in place of what stood there. */
async function makeDays(tx: Tx, tenantId: number, { subject, days }: { subject: SubjectName; days: Stretch }): Promise<void> {
  const { dimensions, sums }: Subject = subjects[subject];
  await tx.execute(sql`
    delete from hy_stat_daily where tenant_id = ${tenantId} and subject = ${subject} and stat_date between ${days.from}::date and ${days.to}::date`);
  await tx.execute(sql`
    insert into hy_stat_daily (tenant_id, id, subject, stat_date, ${columnList(dimensions)}, ${columnList(sums)})
    select ${tenantId}::integer, replace(gen_random_uuid()::text, '-', ''), ${subject}, d.*
      from (${counted(tenantId, { subject, days })} order by f.stat_date) d`);
  for (const monthly of monthlyNames) if (monthlies[monthly].of === subject) await makeMonths(tx, tenantId, { monthly, days });
}

/** What the daily figures of months come to, by whom they are kept by. */
function countedMonths(tenantId: number, { monthly, where }: { monthly: MonthlyName; where: SQL }): SQL {
  const { of, key, label, sums } = monthlies[monthly];
  const names = label === undefined ? [] : [sql`max(${sql.raw(label)}) as ${sql.raw(label)}`];
  const added = columnList(sums, (name) => sql`sum(${sql.raw(name)})::bigint as ${sql.raw(name)}`);
  return sql`
    select date_trunc('month', stat_date::timestamp)::date as stat_date, ${sql.join([sql.raw(key), ...names], sql`, `)}, ${added}
      from hy_stat_daily where tenant_id = ${tenantId} and subject = ${of} and ${where} group by 1, 2`;
}

const columnsOf = (monthly: MonthlyName): SQL => {
  const { key, label, sums } = monthlies[monthly];
  return columnList(['stat_date', key, ...(label === undefined ? [] : [label]), ...sums]);
};

/** Adds the months up again that days lie in, in place of what stood there. */
async function makeMonths(tx: Tx, tenantId: number, { monthly, days }: { monthly: MonthlyName; days: Stretch }): Promise<void> {
  const lie = sql`stat_date >= date_trunc('month', ${days.from}::timestamp)::date
    and stat_date < (date_trunc('month', ${days.to}::timestamp) + interval '1 month')::date`;
  await tx.execute(sql`delete from hy_stat_daily where tenant_id = ${tenantId} and subject = ${monthly} and ${lie}`);
  await tx.execute(sql`
    insert into hy_stat_daily (tenant_id, id, subject, ${columnsOf(monthly)})
    select ${tenantId}::integer, replace(gen_random_uuid()::text, '-', ''), ${monthly}, m.*
      from (${countedMonths(tenantId, { monthly, where: lie })} order by 1) m`);
}

/** Days of a subject, at most until a last one, whose rows were written since a moment. */
async function touchedDays(
  tx: Tx,
  { subject, tenantId, since, until }: { subject: SubjectName; tenantId: number; since: string; until: string },
) {
  const { rows } = await tx.execute<{ day: string }>(sql`
    select distinct to_char(t.stat_date, 'YYYY-MM-DD') as day from (${subjects[subject].touched({ tenantId, since })}) t where t.stat_date <= ${until}::date`);
  return rows.map(({ day }) => day);
}

/** Stretches of days that follow on each other. */
export function stretchesOf(days: Iterable<string>): Stretch[] {
  const stretches: Stretch[] = [];
  for (const day of [...new Set(days)].toSorted()) {
    const last = stretches.at(-1);
    if (last !== undefined && daysBefore(day, 1) === last.to) last.to = day;
    else stretches.push({ from: day, to: day });
  }
  return stretches;
}

/** Up to which day the figures are made; undefined before the first time, and before the first time since something else is counted. */
export async function madeUntil(tx: Tx, tenantId: number) {
  const [state] = await tx.select().from(hyStatState).where(eq(hyStatState.tenantId, tenantId));
  return state?.edition === edition ? state : undefined;
}

/** Keeps others from making the same days at once, until the transaction ends. */
const holdFigures = (tx: Tx, tenantId: number) => tx.execute(sql`select pg_advisory_xact_lock(hashtext('hy_stat_daily'), ${tenantId})`);

async function keepState(tx: Tx, tenantId: number, state: { madeUntil: string; madeAt: string }): Promise<void> {
  await tx.delete(hyStatState).where(eq(hyStatState.tenantId, tenantId));
  await tx.insert(hyStatState).values({ tenantId, ...state, edition });
}

/** Counts all days again, up to yesterday: `npm run statistics:rebuild`, and the first night. */
export async function rebuildDaily(tx: Tx, tenantId: number, now: string): Promise<void> {
  await holdFigures(tx, tenantId);
  const until = daysBefore(now, 1);
  await tx.delete(hyStatDaily).where(eq(hyStatDaily.tenantId, tenantId));
  for (const subject of subjectNames) await makeDays(tx, tenantId, { subject, days: { from: firstDay, to: until } });
  await keepState(tx, tenantId, { madeUntil: until, madeAt: now });
}

/**
 * Makes the figures of the day before, once more those of the last days, and those of days whose rows were written since the last time.
 *
 * @source freight-domain 7.2 statistics aggregate
 */
export async function makeDaily(ctx: Context): Promise<string> {
  const { tenantId } = ctx.actor;
  const now = nowText(ctx.clock);
  const until = daysBefore(now, 1);
  return ctx.transaction(async (tx) => {
    await holdFigures(tx, tenantId);
    const state = await madeUntil(tx, tenantId);
    if (state === undefined) {
      await rebuildDaily(tx, tenantId, now);
      return '统计全部重新汇总';
    }
    const recent = daysBefore(now, recentDays);
    const first = state.madeUntil < recent ? daysBefore(state.madeUntil, -1) : recent;
    let made = 0;
    for (const subject of subjectNames) {
      // A transaction writes its moment before it commits: one that was under way then is met by looking back further.
      const touched = await touchedDays(tx, { subject, tenantId, since: hourBefore(state.madeAt), until });
      const days = new Set([...touched, ...bucketsOf({ from: first, to: until }, 'day')]);
      for (const stretch of stretchesOf(days)) await makeDays(tx, tenantId, { subject, days: stretch });
      made = Math.max(made, days.size);
    }
    await keepState(tx, tenantId, { madeUntil: until, madeAt: now });
    return `汇总${made}天`;
  });
}

/** The moment an hour before. */
const hourBefore = (moment: string): string => toDateTimeText(new Date(parseDateTimeText(moment)!.getTime() - 3_600_000));

/** A day whose figures are not what its rows come to. */
export interface WrongDay {
  subject: SubjectName | MonthlyName;
  day: string;
}

/** Days on which two selects of the same columns differ. */
async function daysApart(tx: Tx, { counted, kept }: { counted: SQL; kept: SQL }): Promise<string[]> {
  const { rows } = await tx.execute<{ day: string }>(sql`
    with counted as materialized (${counted}), kept as materialized (${kept})
    select distinct to_char(stat_date, 'YYYY-MM-DD') as day
      from ((select * from counted except all select * from kept) union all (select * from kept except all select * from counted)) as d
     order by 1`);
  return rows.map(({ day }) => day);
}

/** Days whose figures differ from the rows in any dimension or sum, and first days of months that differ from their days. */
export async function wrongDays(tx: Tx, tenantId: number): Promise<WrongDay[]> {
  const state = await madeUntil(tx, tenantId);
  if (state === undefined) return [];
  const wrong: WrongDay[] = [];
  for (const subject of subjectNames) {
    const { dimensions, sums }: Subject = subjects[subject];
    const columns = sql`stat_date, ${columnList(dimensions)}, ${columnList(sums)}`;
    const days = await daysApart(tx, {
      counted: counted(tenantId, { subject, days: { from: firstDay, to: state.madeUntil } }),
      kept: sql`select ${columns} from hy_stat_daily where tenant_id = ${tenantId} and subject = ${subject}`,
    });
    wrong.push(...days.map((day) => ({ subject, day })));
  }
  for (const subject of monthlyNames) {
    const days = await daysApart(tx, {
      counted: countedMonths(tenantId, { monthly: subject, where: sql`true` }),
      kept: sql`select ${columnsOf(subject)} from hy_stat_daily where tenant_id = ${tenantId} and subject = ${subject}`,
    });
    wrong.push(...days.map((day) => ({ subject, day })));
  }
  return wrong;
}

const wrongStretches = (wrong: readonly WrongDay[], subject: WrongDay['subject']): Stretch[] =>
  stretchesOf(wrong.filter((one) => one.subject === subject).map(({ day }) => day));

/**
 * Compares all figures with the rows. What differs is logged as an error, kept in the audit log, told to those who keep the system, and put right.
 *
 * @source freight-domain 5.4
 */
export async function checkDaily(ctx: Context): Promise<string> {
  const { tenantId } = ctx.actor;
  return ctx.transaction(async (tx) => {
    await holdFigures(tx, tenantId);
    const wrong = await wrongDays(tx, tenantId);
    if (wrong.length === 0) return '统计与明细一致';
    const named = wrong.slice(0, mostNamed);
    ctx.log.error({ tenantId, wrong: named, count: wrong.length }, 'daily figures differ from the rows');
    ctx.audit({ action: 'statistics.alarm', entity: 'statistics', outcome: 'refused', after: named });
    for (const subject of subjectNames) {
      for (const days of wrongStretches(wrong, subject)) await makeDays(tx, tenantId, { subject, days });
    }
    for (const monthly of monthlyNames)
      for (const days of wrongStretches(wrong, monthly)) await makeMonths(tx, tenantId, { monthly, days });
    await notify(
      tx,
      ctx,
      { roles: ['finance_mgr', 'admin'] },
      {
        title: `统计与明细不一致（${wrong.length}）`,
        lines: named.map(({ subject, day }) => `${day} ${subject}：已重新汇总`),
        priority: 'H',
      },
    );
    return `重新汇总${wrong.length}处差异`;
  });
}
