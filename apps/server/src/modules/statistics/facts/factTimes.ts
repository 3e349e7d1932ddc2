import { sql, type SQL } from 'drizzle-orm';
import type { FactRange } from '../subjects.ts';

/** The day in China of a moment. */
export const dayOf = (moment: SQL): SQL => sql`(${moment} at time zone 'Asia/Shanghai')::date`;

/** Whether a moment lies within the days of a range: said of the moment, so that its index serves. */
export function isWithin(moment: SQL, { days }: FactRange): SQL {
  if (days === undefined) return sql`${moment} is not null`;
  const { from, to } = days;
  return sql`${moment} >= (${from}::date)::timestamp at time zone 'Asia/Shanghai' and ${moment} < (${to}::date + 1)::timestamp at time zone 'Asia/Shanghai'`;
}

/** Whether a row was written at or after a moment. */
export const isWrittenSince = (table: string, since: string): SQL =>
  sql`coalesce(${sql.raw(table)}.update_time, ${sql.raw(table)}.create_time) >= ${`${since}+08`}::timestamptz`;

/** Whole seconds from one moment to a later one; null where one is unknown or they lie the other way round. */
export const secondsBetween = (from: SQL, to: SQL): SQL =>
  sql`case when ${to} >= ${from} then round(extract(epoch from ${to} - ${from}))::bigint end`;
