import { and, or, type SQL } from 'drizzle-orm';
import { AppError, invalidInput } from '../errors.ts';
import { compileCondition } from './compileCondition.ts';
import { needsNoValue, readRule } from './condition.ts';
import { columnOf, type QueryColumns } from './queryColumns.ts';

/** One condition of an advanced query as the wire has it. */
interface SuperQueryItem {
  field: string;
  rule: string;
  val: string;
}

/** Conditions that hold together. The wire has one flat list; an item of ours may be a group in turn, one level deep. */
interface SuperQueryGroup {
  match: 'and' | 'or';
  items: readonly SuperQueryItem[];
}

/** How many conditions one advanced query may have, in all its groups. */
const maxConditions = 50;

/**
 * Compiles the advanced query of a list. Only registered columns can be asked for: a condition that cannot be understood is refused,
 * because a list without it would show more than was asked for. What a client sends for an empty line (no field, no rule or no value)
 * is left out, as JeecgBoot does.
 *
 * @throws InvalidInput naming the condition by its number and its place, such as `superQueryParams[1].val`
 * @source jeecg-wire 1.8, security 7.33
 */
export function compileSuperQuery(columns: QueryColumns, query: Readonly<Record<string, unknown>>): SQL | undefined {
  const text = query['superQueryParams'];
  if (typeof text !== 'string' || text === '') return undefined;
  let number = 0;
  const groups = readSuperQuery(text).map(({ match, items }) =>
    join(
      match,
      items.map((item) => {
        number += 1;
        if (number > maxConditions) throw refused(`高级查询最多 ${maxConditions} 个条件`, 'superQueryParams');
        return compileItem(columns, { item: item, number });
      }),
    ),
  );
  return join(query['superQueryMatchType'] === 'or' ? 'or' : 'and', groups);
}

function compileItem(columns: QueryColumns, { item: { field, rule, val }, number }: { item: SuperQueryItem; number: number }): SQL {
  const at = (part: string) => `superQueryParams[${number - 1}].${part}`;
  const column = columnOf(columns, field);
  if (column === undefined) throw refused(`高级查询第 ${number} 个条件的字段不能查询`, at('field'));
  const condition = readRule(rule, val);
  if (condition === undefined) throw refused(`高级查询第 ${number} 个条件的比较方式不正确`, at('rule'));
  try {
    const own = compileCondition(field, { column, given: condition });
    return column.within?.(own) ?? own;
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    throw refused(
      column.sensitive && condition.operator !== 'eq' && condition.operator !== 'in'
        ? `高级查询第 ${number} 个条件的字段只能按完整的值查询`
        : `高级查询第 ${number} 个条件的值不正确`,
      at('val'),
    );
  }
}

/** Drizzle puts brackets around what it joins. */
function join(match: 'and' | 'or', parts: readonly (SQL | undefined)[]): SQL | undefined {
  return match === 'or' ? or(...parts) : and(...parts);
}

/** The client encodes the text once more than a query string needs. */
function readSuperQuery(text: string): SuperQueryGroup[] {
  let items: unknown;
  try {
    items = JSON.parse(text.trimStart().startsWith('[') ? text : decodeURIComponent(text));
  } catch {
    throw unreadable();
  }
  return list(items).map((one) => {
    const item = record(one);
    return item['items'] === undefined
      ? { match: 'and', items: readItem(item) }
      : {
          match: item['matchType'] === 'or' ? 'or' : 'and',
          items: list(item['items']).flatMap((inner) => {
            const condition = record(inner);
            if (condition['items'] !== undefined) throw unreadable();
            return readItem(condition);
          }),
        };
  });
}

function readItem({ field, rule, val }: Readonly<Record<string, unknown>>): SuperQueryItem[] {
  if (typeof field !== 'string' || typeof rule !== 'string' || field === '' || rule === '') return [];
  const value = Array.isArray(val) ? val.map(String).join(',') : typeof val === 'string' || typeof val === 'number' ? String(val) : '';
  return value === '' && !needsNoValue(rule) ? [] : [{ field, rule, val: value }];
}

function list(value: unknown): readonly unknown[] {
  if (!Array.isArray(value) || value.length > 2 * maxConditions) throw unreadable();
  return value;
}

function record(value: unknown): Readonly<Record<string, unknown>> {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) throw unreadable();
  return value as Readonly<Record<string, unknown>>;
}

function unreadable(): AppError {
  return refused('高级查询条件不正确', 'superQueryParams');
}

function refused(message: string, path: string): AppError {
  return invalidInput(message, [{ path, message }]);
}
