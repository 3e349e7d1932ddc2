import { and, sql, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { z } from 'zod';
import type { Context } from '../../platform/context.ts';
import { dimensions } from './dimensions.ts';
import type { StatisticName } from './statistics.contract.ts';
import { type SubjectName, subjects } from './subjects.ts';

/** Lists that show the rows behind figures. */
type FigureList = 'waybill' | 'order' | 'payment';

const listOfSubject: Readonly<Record<SubjectName, FigureList>> = {
  freight: 'waybill',
  trip: 'waybill',
  lane: 'waybill',
  handling: 'waybill',
  order: 'order',
  pay: 'payment',
};

/** Facts that a figure is made of, where it is not all of its group. Fees have none: which rows have one is not for everybody. */
const factsOfMeasure: Readonly<Record<StatisticName, Readonly<Record<string, SQL>>>> = {
  collection: {
    amount: sql`s.note_count > 0`,
    payees: sql`s.note_count > 0`,
    payments: sql`s.note_count > 0`,
    prepaid: sql`s.prepaid_sum > 0`,
    offline: sql`s.offline_sum > 0`,
    failed: sql`s.failed_count > 0`,
    payHours: sql`s.wait_count > 0`,
  },
  mileage: { tracked: sql`s.track_sum > 0`, deviation: sql`s.track_sum > 0` },
  orders: {
    dispatched: sql`s.dispatched_sum > 0`,
    completion: sql`s.vehicle_count > 0`,
    dispatchHours: sql`s.wait_count > 0`,
    revokeRate: sql`s.revoke_count > 0`,
  },
  person: { passed: sql`s.pass_count > 0`, refused: sql`s.refuse_count > 0`, handlingHours: sql`s.wait_count > 0` },
  freight: {},
};

const Day = z.iso.date();

interface Figure {
  name: StatisticName;
  by: string;
  measure: string;
  from: string;
  to: string;
  parties: Readonly<Record<'company_id' | 'customer_id' | 'agent_id', string>>;
  /** Of one group; null: those that belong to none; undefined: all. */
  key: string | null | undefined;
}

/**
 * What a link of a statistic names: words for people, then `#` and, between slashes, statistic, group, measure, first and last day, company,
 * customer, agent, and the key after `=`, or `!` for what belongs to no group; undefined of what is no figure.
 */
function readFigure(text: string): Figure | undefined {
  const [name = '', by = '', measure = '', from = '', to = '', company = '', customer = '', agent = '', ...key] = text
    .slice(text.indexOf('#') + 1)
    .split('/');
  if (!Object.hasOwn(dimensions, name) || !Object.hasOwn(dimensions[name as StatisticName], by)) return undefined;
  if (!Day.safeParse(from).success || !Day.safeParse(to).success) return undefined;
  const of = key.join('/');
  return {
    name: name as StatisticName,
    by,
    measure,
    from,
    to,
    parties: { company_id: company, customer_id: customer, agent_id: agent },
    key: of === '!' ? null : of.startsWith('=') ? of.slice(1) : undefined,
  };
}

/**
 * The rows that a figure of a statistic was counted from, as a condition on their list, which narrows them to what its reader sees. They are
 * told by the facts that the figure is a sum of, so that both cannot disagree.
 *
 * @source freight-domain 5.4
 */
export function rowsOfFigure(
  { actor: { tenantId, userType } }: Context,
  { id, figure: text, list }: { id: PgColumn; figure: string; list: FigureList },
): SQL {
  const figure = readFigure(text);
  const dimension = figure && dimensions[figure.name][figure.by];
  if (figure === undefined || dimension === undefined || listOfSubject[dimension.subject] !== list) return sql`false`;
  if (dimension.isInternal === true && userType !== 1) return sql`false`;
  const { name, measure, from, to, parties, key } = figure;
  const isOfGroup = key === undefined ? undefined : key === null ? sql`(${dimension.key}) is null` : sql`(${dimension.key})::text = ${key}`;
  const conditions = and(
    dimension.where,
    isOfGroup,
    factsOfMeasure[name][measure],
    ...Object.entries(parties).flatMap(([column, party]) => (party === '' ? [] : [sql`s.${sql.raw(column)} = ${party}`])),
  );
  const facts = subjects[dimension.subject].facts({ tenantId, days: { from, to }, sums: [] });
  return sql`${id} in (select s.row_id from (select ${tenantId}::integer as tenant_id, x.*, x.stat_date as bucket from (${facts}) x) s
    where ${conditions ?? sql`true`})`;
}
