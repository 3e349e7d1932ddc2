import { formatInstant } from '../internals/clock.ts';
import { daysBetween, daysLater } from './days.ts';
import { type Amount, plus, rounded } from './exactNumber.ts';
import { type ExpressionContext, type ExpressionTree, Refusal, type RunValue } from './tree.ts';
import { asNumber, asText, isEmpty, orderOf } from './values.ts';

/** What functions see besides their arguments. */
export interface Surroundings {
  context: ExpressionContext;
  /** The field of each row of a sub-table, of all that have it; without a field the rows themselves are counted. */
  column: (table: string, field: string | null) => readonly RunValue[];
}

interface ExpressionFunction {
  least: number;
  most: number;
  /** Arguments are names of a sub-table and its field, written as texts, so that what is read can be known without a run. */
  isOfSubTable?: boolean;
  run: (args: readonly RunValue[], surroundings: Surroundings) => RunValue;
}

/** Digits that `round` may keep. */
const mostDigits = 12;
const many = 50;

const functions = new Map<string, ExpressionFunction>([
  ['round', { least: 1, most: 2, run: ([value = null, digits = 0]) => round(asNumber(value), asNumber(digits)) }],
  ['abs', { least: 1, most: 1, run: ([value = null]) => magnitude(asNumber(value)) }],
  ['min', { least: 1, most: many, run: (args) => furthest(args, -1) }],
  ['max', { least: 1, most: many, run: (args) => furthest(args, 1) }],
  ['sum', { least: 2, most: 2, isOfSubTable: true, run: ([table, field], at) => total(at.column(asText(table!), asText(field!))) }],
  ['count', { least: 1, most: 1, isOfSubTable: true, run: ([table], at) => at.column(asText(table!), null).length }],
  ['len', { least: 1, most: 1, run: ([value = null]) => Array.from(asText(value)).length }],
  ['upper', { least: 1, most: 1, run: ([value = null]) => asText(value).toUpperCase() }],
  ['lower', { least: 1, most: 1, run: ([value = null]) => asText(value).toLowerCase() }],
  ['trim', { least: 1, most: 1, run: ([value = null]) => asText(value).trim() }],
  ['contains', { least: 2, most: 2, run: ([whole = null, part = null]) => asText(whole).includes(asText(part)) }],
  ['startsWith', { least: 2, most: 2, run: ([whole = null, part = null]) => asText(whole).startsWith(asText(part)) }],
  ['empty', { least: 1, most: 1, run: ([value = null]) => isEmpty(value) }],
  ['days', { least: 2, most: 2, run: ([from = null, to = null]) => daysBetween(asText(from), asText(to)) }],
  ['addDays', { least: 2, most: 2, run: ([day = null, days = null]) => daysLater(asText(day), Number(asNumber(days) ?? Number.NaN)) }],
  ['today', { least: 0, most: 0, run: (_, { context }) => nowOf(context).slice(0, 10) }],
  ['now', { least: 0, most: 0, run: (_, { context }) => nowOf(context) }],
  ['time', { least: 0, most: 0, run: (_, { context }) => nowOf(context).slice(11) }],
  ['text', { least: 1, most: 1, run: ([value = null]) => asText(value) }],
  ['number', { least: 1, most: 1, run: ([value = null]) => asNumber(value) }],
  ['coalesce', { least: 1, most: many, run: (args) => args.find((value) => !isEmpty(value)) ?? null }],
]);

/** Names of all functions, in the order in which a help lists them. */
export const expressionFunctions: readonly string[] = [...functions.keys()];

export const functionOf = (name: string): ExpressionFunction | undefined => functions.get(name);

/** @throws Refusal when there is no such function or it takes other arguments */
export function assertCall({ name, args, at }: { name: string; args: readonly ExpressionTree[]; at: number }): void {
  const known = functions.get(name);
  if (known === undefined) throw new Refusal(at, { zh: `没有函数 ${name}`, en: `There is no function ${name}` });
  if (args.length < known.least || args.length > known.most) {
    const counts = known.least === known.most ? String(known.least) : `${known.least}–${known.most}`;
    throw new Refusal(at, { zh: `函数 ${name} 需要 ${counts} 个参数`, en: `Arguments that ${name} takes: ${counts}` });
  }
  if (known.isOfSubTable && args.some((arg) => arg.kind !== 'value' || typeof arg.value !== 'string')) {
    throw new Refusal(at, {
      zh: `函数 ${name} 的参数须为带引号的名称`,
      en: `The function ${name} takes names in quotes`,
    });
  }
}

function round(value: Amount | null, digits: Amount | null): Amount | null {
  if (value === null || typeof digits !== 'number' || !Number.isInteger(digits) || digits < 0 || digits > mostDigits) return null;
  return rounded(value, digits);
}

const magnitude = (value: Amount | null): Amount | null => (value !== null && value < 0 ? -value : value);

/** The least or the greatest of what is filled in; nothing where values cannot be compared. */
function furthest(values: readonly RunValue[], direction: 1 | -1): RunValue {
  const filled = values.filter((value) => !isEmpty(value));
  const comparable = filled.some((value) => typeof value === 'number' || typeof value === 'bigint') ? filled.map(asNumber) : filled;
  let found: RunValue = comparable[0] ?? null;
  for (const value of comparable) {
    const order = orderOf(value, found);
    if (order === undefined) return null;
    if (order * direction > 0) found = value;
  }
  return found;
}

/** The sum of what is filled in; of no rows it is 0. */
function total(values: readonly RunValue[]): Amount | null {
  let sum: Amount | null = 0;
  for (const value of values) {
    const number = asNumber(value);
    if (number !== null && sum !== null) sum = plus(sum, number);
  }
  return sum;
}

/** The present instant of the one who asks, or of the zone that the kit was told. */
function nowOf(context: ExpressionContext): string {
  const given = Object.hasOwn(context, 'now') ? context.now : undefined;
  return typeof given === 'string' ? given : formatInstant();
}
