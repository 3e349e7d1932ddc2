import { and, sql, type SQL } from 'drizzle-orm';
import type { Context } from '../../platform/context.ts';
import type { Tx } from '../../platform/db/database.ts';
import type { Dimension } from './dimensions.ts';
import { factsOf } from './factsOf.ts';
import { addedUp, monthlyFacts } from './monthlyFacts.ts';
import type { StatisticName } from './statistics.contract.ts';
import type { StatisticQuery } from './statistics.service.ts';
import type { Stretch } from './stretches.ts';
import { columnList, type SubjectName, subjects } from './subjects.ts';

/** Sums of some facts. */
export interface Group {
  kind: 'key' | 'time' | 'all';
  key: string | null;
  label: string | null;
  bucket: string | null;
  isNow: boolean;
  /** How many groups there are. */
  groups: number;
  /** It holds facts whose carriage fees are hidden from the actor. */
  hides: boolean;
  sums: Readonly<Record<string, number>>;
}

interface Asked {
  name: StatisticName;
  dimension: Dimension;
  isTime: boolean;
  limit: number;
  /** Sums that are asked for; by default all that the figures of the statistic are worked out from. */
  needed?: readonly string[] | undefined;
  query: StatisticQuery & { before: Stretch | null };
}

/** What groups are ordered by, most first. */
const firstSum: Readonly<Record<StatisticName, string>> = {
  collection: 'paid_sum',
  mileage: 'km_sum',
  orders: 'note_count',
  person: 'note_count',
  freight: 'note_count',
};

/** What the figures of a statistic are worked out from: of wide facts with fees those of vehicles need few. */
const sumsOf: Readonly<Record<StatisticName, readonly string[]>> = {
  collection: subjects.pay.sums,
  mileage: ['note_count', 'weight_sum', 'km_sum', 'tracked_km_sum', 'track_sum', 'empty_sum', 'tonne_km_sum'],
  orders: subjects.order.sums,
  person: subjects.handling.sums,
  freight: subjects.freight.sums,
};

/** Facts of customers and agents, as their lists show them; of agents' business a shipper sees no payment. @source freight-domain 4.6 */
function partyScope({ actor: { userType, cid } }: Context, subject: SubjectName): SQL {
  if (userType !== 2) return sql`true`;
  if (cid === null) return sql`false`;
  const own = subject === 'pay' ? sql`(s.customer_id = ${cid} and coalesce(s.order_mode, '1') <> '3')` : sql`s.customer_id = ${cid}`;
  return sql`(${own} or s.agent_id = ${cid})`;
}

/** Whether the carriage fees of a fact are hidden from the actor. @source PERM-06 */
function isHidden({ actor: { userType, cid } }: Context): SQL {
  if (userType === 1) return sql`false`;
  return userType === 2
    ? sql`coalesce(s.order_mode, '1') = '3' and s.agent_id is distinct from ${cid}`
    : sql`coalesce(s.order_mode, '1') = '3'`;
}

/** Sums by group, by step and of all, of a stretch and of the one before it, in one reading of the facts. */
export async function readGroups(tx: Tx, ctx: Context, asked: Asked): Promise<{ countedAt: string | null; groups: Group[] }> {
  const {
    name,
    dimension: { subject },
    isTime,
    limit,
    needed,
  } = asked;
  const ofSubject: readonly string[] = subjects[subject].sums;
  const sums = (needed ?? sumsOf[name]).filter((one) => ofSubject.includes(one));
  const { countedAt, grouped } = (await groupedMonths(tx, ctx, asked, sums)) ?? (await groupedDays(tx, ctx, asked, sums));
  const order = isTime ? sql`key` : sql`${sql.raw(firstSum[name])} desc, key`;
  const { rows } = await tx.execute<Record<string, unknown>>(sql`
    with ${grouped},
    top as (select key, count(*) over () as groups from a where kind = 'key' and is_now order by ${order} limit ${limit})
    select a.kind, a.key, to_char(a.bucket, 'YYYY-MM-DD') as bucket, a.is_now, coalesce(t.groups, 0) as groups, a.label, a.hides, a.who,
           ${columnList(sums, (one) => sql`a.${sql.raw(one)}`)}
      from a left join top t on a.kind = 'key' and ${orNone(sql`t.key`)} = ${orNone(sql`a.key`)}
     where t.groups is not null or (a.kind = 'time' and a.is_now) or a.kind = 'all'
     order by a.kind, ${order}`);
  return { countedAt, groups: rows.map((row) => groupOf(row, sums)) };
}

/** Groups of one row a month for each: who was met is a row that holds something, and nobody is met twice. */
async function groupedMonths(tx: Tx, ctx: Context, asked: Asked, sums: readonly string[]) {
  const found = await monthlyFacts(tx, ctx, { ...asked, sums });
  if (found === undefined) return undefined;
  const { key, where, label = sql`null::text` } = asked.dimension;
  const added = addedUp(sums);
  const grouped = sql`
    around as materialized (${found.around}),
    s as not materialized (select ${ctx.actor.tenantId}::integer as tenant_id, x.* from (${found.facts}) x),
    g as materialized (select (${key})::text as key, s.is_now, max(${label}) as label, ${added} from s where ${where ?? sql`true`} group by 1, 2),
    a as materialized (
      select 'key' as kind, key, null::date as bucket, is_now, label, false as hides, (note_count > 0)::integer::bigint as who, ${columnList(sums)} from g
      union all
      select 'time', null, bucket, true, null, false, count(*) filter (where note_count > 0), ${added} from s
       where is_now and ${where ?? sql`true`} group by bucket
      union all
      select 'all', null, null, is_now, null, false, count(*) filter (where note_count > 0), ${added} from g group by is_now)`;
  return { countedAt: found.countedAt, grouped };
}

/** Groups of the facts of each day. */
async function groupedDays(tx: Tx, ctx: Context, { dimension, query }: Asked, sums: readonly string[]) {
  const { subject, key, where, label = sql`null::text` } = dimension;
  const { from, to, before, step, companyId, customerId, agentId } = query;
  const { countedAt, facts } = await factsOf(tx, ctx, { subject, sums, stretch: { from: before?.from ?? from, to } });
  const filters = { company_id: companyId, customer_id: customerId, agent_id: agentId };
  const asked = and(
    partyScope(ctx, subject),
    where,
    // Between the two stretches there may be days of neither.
    before === null ? undefined : sql`(s.stat_date >= ${from}::date or s.stat_date <= ${before.to}::date)`,
    ...Object.entries(filters).flatMap(([column, id]) => (id === undefined ? [] : [sql`s.${sql.raw(column)} = ${id}`])),
  );
  const added = addedUp(sums);
  // Where different payees are counted a sum of sums would count one twice; elsewhere a single reading fills all three kinds of groups at once.
  const grouped =
    subject === 'pay'
      ? sql`
    g as materialized (
      select (${key})::text as key, s.bucket, s.is_now, case when s.note_count > 0 then s.payee_key end as who, max(${label}) as label,
             bool_or(${isHidden(ctx)}) as hides, ${added}
        from s where ${asked} group by 1, 2, 3, 4),
    a as materialized (
      select 'key' as kind, key, null::date as bucket, is_now, max(label) as label, bool_or(hides) as hides, count(distinct who) as who, ${added}
        from g group by key, is_now
      union all
      select 'time', null, bucket, true, null, bool_or(hides), count(distinct who), ${added} from g where is_now group by bucket
      union all
      select 'all', null, null, is_now, null, bool_or(hides), count(distinct who), ${added} from g group by is_now)`
      : sql`
    f as (
      select (${key})::text as key, s.bucket, s.is_now, ${label} as label, ${isHidden(ctx)} as hides, ${columnList(sums, (one) => sql`s.${sql.raw(one)}`)}
        from s where ${asked}),
    a as materialized (
      select case grouping(key, bucket) when 1 then 'key' when 2 then 'time' else 'all' end as kind, key, bucket, is_now, max(label) as label,
             bool_or(hides) as hides, 0::bigint as who, ${added}
        from f group by grouping sets ((key, is_now), (bucket, is_now), (is_now)))`;
  const s = sql`s as (select ${ctx.actor.tenantId}::integer as tenant_id, x.*, x.stat_date >= ${from}::date as is_now,
                      date_trunc(${step}, x.stat_date::timestamp)::date as bucket from (${facts}) x)`;
  return { countedAt, grouped: sql`${s}, ${grouped}` };
}

/** A key that may be missing, so that two can be joined by their hashes. */
const orNone = (key: SQL): SQL => sql`coalesce(${key}, chr(1))`;

function groupOf(row: Record<string, unknown>, sums: readonly string[]): Group {
  const text = (name: string) => row[name] as string | null;
  return {
    kind: row['kind'] as Group['kind'],
    key: text('key'),
    label: text('label'),
    bucket: text('bucket'),
    isNow: row['is_now'] === true,
    groups: Number(row['groups']),
    hides: row['hides'] === true,
    sums: Object.fromEntries([...sums, 'who'].map((name) => [name, Number(row[name] ?? 0)])),
  };
}
