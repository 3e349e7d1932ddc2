import { sql, type SQL } from 'drizzle-orm';
import { parseDateTimeText } from '../clock.ts';
import { invalidInput } from '../errors.ts';
import type { Condition } from './condition.ts';
import { escapeLike } from './likePattern.ts';
import type { QueryColumn } from './queryColumns.ts';

/** No row. */
export const nothing = sql`false`;

const operators = { eq: sql`=`, ne: sql`<>`, gt: sql`>`, ge: sql`>=`, lt: sql`<`, le: sql`<=` } as const;

/**
 * Writes a condition as SQL with bound values.
 *
 * @throws InvalidInput the value is of another type than the column, or a sensitive column is asked for by pattern
 * @source security 7.33
 */
export function compileCondition(field: string, { column, given }: { column: QueryColumn; given: Condition }): SQL {
  const condition = spelled(column, given);
  if (column.sensitive && condition.operator !== 'eq' && condition.operator !== 'in') throw refused(field);
  switch (condition.operator) {
    case 'in':
      if (condition.values.length === 0) return nothing;
      if (condition.values.length > 1000) throw refused(field);
      // One list keeps the use of an index simple; days of an instant are ranges.
      if (ignoresCaseOf(column, condition.values.join(''))) {
        return sql`lower(${column.sql}) in (${sql.join(
          condition.values.map((value) => sql`lower(${value})`),
          sql`, `,
        )})`;
      }
      if (column.startOf !== undefined)
        return sql`(${sql.join(
          condition.values.map((value) => equals(field, { column, value })),
          sql` or `,
        )})`;
      if (column.forms !== undefined) return isOneOf(field, { column, values: condition.values });
      if (column.type !== 'dateTime') {
        return sql`${column.sql} in (${sql.join(
          condition.values.map((value) => bound(field, { column, value, operator: 'eq' })),
          sql`, `,
        )})`;
      }
      return sql`(${sql.join(
        condition.values.map((value) => equals(field, { column, value })),
        sql` or `,
      )})`;
    case 'right':
      if (column.type === 'text' && condition.value !== '' && !ignoresCaseOf(column, condition.value))
        return startsWith(column, condition.value);
      return like(field, { column, text: pattern('right', condition.value) });
    case 'like':
    case 'left':
      return like(field, { column, text: pattern(condition.operator, condition.value) });
    case 'likeAny':
      return sql`(${sql.join(
        condition.values.map((value) => like(field, { column, text: pattern('like', value) })),
        sql` or `,
      )})`;
    case 'holdsAny':
      if (condition.values.length === 0) return nothing;
      if (condition.values.length > 1000 || condition.values.some((value) => value.includes('\0'))) throw refused(field);
      return sql`(string_to_array(${column.sql}, ',') && ${sql.param(condition.values)}::text[])`;
    case 'empty':
      return isEmpty(column);
    case 'notEmpty':
      return sql`not ${isEmpty(column)}`;
    case 'eq':
      return equals(field, { column, value: condition.value });
    case 'ne': {
      const same = equals(field, { column, value: condition.value });
      // "Not this" is also true of an empty value, as a reader expects.
      return column.nullable ? sql`(${column.sql} is null or not ${same})` : sql`not ${same}`;
    }
    default:
      return sql`${column.sql} ${operators[condition.operator]} ${bound(field, { column, value: condition.value, operator: condition.operator })}`;
  }
}

/** People see no difference between no text and an empty one. */
function isEmpty(column: QueryColumn): SQL {
  return column.type === 'text' ? sql`(${column.sql} is null or ${column.sql} = '')` : sql`(${column.sql} is null)`;
}

/** The condition in the spelling of the column: plates are found without their dots, words in any letter case. */
function spelled(column: QueryColumn, condition: Condition): Condition {
  const { spell } = column;
  if (spell === undefined || column.type !== 'text') return condition;
  // A text that has nothing to be seen is left as it was asked: it finds nothing, instead of everything.
  const one = (value: string) => spell(value) || value;
  if ('value' in condition) return { ...condition, value: one(condition.value) };
  return 'values' in condition ? { ...condition, values: condition.values.map(one) } : condition;
}

/** Whether a text is looked for in any letter case; most texts here have none, and keep their index. */
export const ignoresCaseOf = (column: QueryColumn, text: string): boolean =>
  column.ignoresCase === true &&
  column.type === 'text' &&
  column.encode === undefined &&
  text.toLowerCase() !== text.toUpperCase() &&
  !text.includes('\0');

/** Equal to any form of the values: there may be many, so they are one parameter. */
function isOneOf(field: string, { column, values }: { column: QueryColumn; values: readonly string[] }): SQL {
  if (values.some((value) => value.includes('\0'))) throw refused(field);
  const forms = values.flatMap((value) => column.forms?.(value) ?? [value]).map((form) => column.encode?.(form) ?? form);
  return sql`(${column.sql} = any(${sql.param(forms)}::varchar[]))`;
}

function equals(field: string, { column, value }: { column: QueryColumn; value: string }): SQL {
  if (column.forms !== undefined) return isOneOf(field, { column, values: [value] });
  const start = column.startOf?.(value) ?? value;
  if (start !== value) return startsWith(column, start);
  if (ignoresCaseOf(column, value)) return sql`(lower(${column.sql}) = lower(${value}))`;
  // A day asked of an instant means the whole day.
  if (column.type === 'dateTime' && isDay(value)) {
    return sql`(${column.sql} >= ${instant(`${value} 00:00:00`)} and ${column.sql} <= ${instant(`${value} 23:59:59`)})`;
  }
  return sql`(${column.sql} = ${bound(field, { column, value, operator: 'eq' })})`;
}

/**
 * A range of the byte order instead of LIKE: row security lets no index serve a LIKE, because its operator might tell of rows
 * that the reader may not see.
 */
function startsWith(column: QueryColumn, start: string): SQL {
  if (start.includes('\0')) return nothing;
  const next = afterAll(start);
  const from = sql`${column.sql} ~>=~ ${start}`;
  return next === undefined ? from : sql`(${from} and ${column.sql} ~<~ ${next})`;
}

/** The smallest text that comes after all texts with this start; undefined when there is none. */
function afterAll(start: string): string | undefined {
  const characters = [...start];
  for (let last = characters.pop(); last !== undefined; last = characters.pop()) {
    const code = last.codePointAt(0) ?? 0;
    // The halves of surrogate pairs are not characters of their own.
    if (code < 0x10ffff) return characters.join('') + String.fromCodePoint(code === 0xd7ff ? 0xe000 : code + 1);
  }
  return undefined;
}

function like(field: string, { column, text }: { column: QueryColumn; text: string }): SQL {
  if (column.type === 'text') return ignoresCaseOf(column, text) ? sql`${column.sql} ilike ${text}` : sql`${column.sql} like ${text}`;
  if (column.type === 'number') return sql`${column.sql}::text like ${text}`;
  throw refused(field);
}

function pattern(operator: 'like' | 'left' | 'right', value: string): string {
  const escaped = escapeLike(value);
  return `${operator === 'right' ? '' : '%'}${escaped}${operator === 'left' ? '' : '%'}`;
}

/** A parameter of the column's type. @throws InvalidInput the text is none of that type */
export function bound(
  field: string,
  { column, value, operator }: { column: QueryColumn; value: string; operator: 'eq' | 'gt' | 'ge' | 'lt' | 'le' },
): SQL {
  switch (column.type) {
    case 'text':
      if (value.includes('\0')) throw refused(field);
      return sql`${column.encode?.(value) ?? value}`;
    case 'number':
      if (!/^-?\d{1,19}(\.\d{1,10})?$/.test(value)) throw refused(field);
      return column.isWhole === true && !value.includes('.') && BigInt.asIntN(64, BigInt(value)) === BigInt(value)
        ? sql`${value}::bigint`
        : sql`${value}::numeric`;
    case 'date':
      if (!isDay(value.slice(0, 10))) throw refused(field);
      return sql`${value.slice(0, 10)}::date`;
    case 'dateTime': {
      const whole = isDay(value) ? `${value} ${operator === 'le' || operator === 'gt' ? '23:59:59' : '00:00:00'}` : value;
      if (parseDateTimeText(whole) === undefined) throw refused(field);
      return instant(whole);
    }
  }
}

function instant(text: string): SQL {
  return sql`${`${text}+08`}::timestamptz`;
}

function isDay(text: string): boolean {
  return /^\d{4}-\d{2}-\d{2}$/.test(text) && parseDateTimeText(`${text} 00:00:00`) !== undefined;
}

function refused(field: string): Error {
  return invalidInput('查询条件不正确', [{ path: field, message: '查询条件不正确' }]);
}
