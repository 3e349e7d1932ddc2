import { sql, type SQL } from 'drizzle-orm';
import type { Storage } from './physicalNames.ts';

/**
 * What a value becomes in a column of another kind, null where it does not fit. Nothing is rounded or cut off: what would change does
 * not fit. No value makes it fail.
 */
export function convertedValue(column: SQL, { from, to }: { from: Storage; to: Storage }): SQL {
  switch (to.kind) {
    case 'string':
      return sql`case when char_length(${asText(column, from)}) <= ${sql.raw(String(to.length))} then ${asText(column, from)} end`;
    case 'text':
      return asText(column, from);
    case 'int':
      return sql`(${within(asNumber(column, from), '2147483647')})::integer`;
    case 'long':
      return sql`(${within(asNumber(column, from), '9223372036854775807')})::bigint`;
    case 'double':
      return sql`(case when (${asNumber(column, from)})::double precision::numeric = ${asNumber(column, from)} then (${asNumber(column, from)})::double precision end)`;
    case 'decimal':
      return fitting(asNumber(column, from), to);
    case 'date':
      return asDate(column, from);
    case 'datetime':
      return asInstant(column, from);
  }
}

const isNumber = (kind: Storage['kind']): boolean => kind === 'int' || kind === 'long' || kind === 'decimal';
const isWords = (kind: Storage['kind']): boolean => kind === 'string' || kind === 'text';

function asText(column: SQL, { kind }: Storage): SQL {
  if (kind === 'date') return sql`to_char(${column}, 'YYYY-MM-DD')`;
  if (kind === 'datetime') return sql`to_char(${column} at time zone 'Asia/Shanghai', 'YYYY-MM-DD HH24:MI:SS')`;
  return sql`${column}::text`;
}

/** As an exact number; null where it is none. */
function asNumber(column: SQL, { kind }: Storage): SQL {
  if (isNumber(kind)) return sql`${column}::numeric`;
  // Neither infinity nor what is not a number has a place anywhere else.
  if (kind === 'double') return sql`(case when abs(${column}) < 1e15 then ${column}::numeric end)`;
  if (isWords(kind)) return sql`(case when ${column} ~ '^[+-]?([0-9]{1,15}([.][0-9]{1,10})?|[0-9]{16,19})$' then ${column}::numeric end)`;
  return sql`null::numeric`;
}

const within = (number: SQL, most: string): SQL =>
  sql`case when ${number} = trunc(${number}) and abs(${number}) <= ${sql.raw(most)} then ${number} end`;

const fitting = (number: SQL, { length, points }: Storage): SQL =>
  sql`(case when ${number} = round(${number}, ${sql.raw(String(points))}) and abs(${number}) < ${sql.raw(`1${'0'.repeat(length - points)}`)} then ${number} end)`;

const dayPattern = sql.raw(`'^[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])$'`);
const instantPattern = sql.raw(`'^[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01]) ([01][0-9]|2[0-3]):[0-5][0-9]:[0-5][0-9]$'`);

/** The day that a text begins with, which is known to look like one; null where there is none, such as the 31st of April. */
const dayOf = (text: SQL): SQL =>
  sql`case when left(${text}, 4) >= '0001' then case when substr(${text}, 9, 2)::integer <= extract(day from (left(${text}, 7) || '-01')::date + interval '1 month - 1 day') then left(${text}, 10)::date end end`;

function asDate(column: SQL, { kind }: Storage): SQL {
  if (kind === 'date') return column;
  if (kind === 'datetime')
    return sql`(case when (${column} at time zone 'Asia/Shanghai')::time = '00:00:00' then (${column} at time zone 'Asia/Shanghai')::date end)`;
  if (isWords(kind)) return sql`(case when ${column} ~ ${dayPattern} then (${dayOf(column)}) end)`;
  return sql`null::date`;
}

function asInstant(column: SQL, { kind }: Storage): SQL {
  if (kind === 'datetime') return column;
  if (kind === 'date') return sql`(${column}::timestamp at time zone 'Asia/Shanghai')`;
  if (isWords(kind))
    return sql`(case when ${column} ~ ${instantPattern} then ((${dayOf(column)}) + substr(${column}, 12)::time) at time zone 'Asia/Shanghai' end)`;
  return sql`null::timestamptz`;
}
