import { type Amount, amountOf, dividedBy, minus, plus, remainder, times } from './exactNumber.ts';
import { functionOf, type Surroundings } from './functions.ts';
import {
  type BinarySign,
  type ExpressionContext,
  expressionLimits,
  type ExpressionMessage,
  type ExpressionTree,
  type ExpressionValue,
  Refusal,
  type RunValue,
} from './tree.ts';
import { asNumber, asText, assertShort, isEmpty, isSameValue, isTrue, orderOf } from './values.ts';

/**
 * What an expression gives for these data. It never throws and never takes long: what cannot be known (a name that is not there,
 * a division by zero, a limit that is passed) is `null`.
 *
 * @param context own properties of plain data, where a `bigint` is a whole number of which no digit is lost; a form gives `row`, a row of a sub-table its `main` row besides, all give `user` and `now`
 * @example evaluate(tree, { row: { price: 0.1, amount: 3 } }) // 0.3
 */
export function evaluate(tree: ExpressionTree, context: ExpressionContext): ExpressionValue {
  const tried = tryExpression(tree, context);
  return tried.ok ? tried.value : null;
}

/**
 * Whether a condition holds: neither nothing, nor an empty text, zero or `false`.
 *
 * @example
 * const read = parseExpression("row.state == 'free'");
 * const isFree = read.ok && holds(read.tree, { row });
 */
export const holds = (tree: ExpressionTree, context: ExpressionContext): boolean => isTrue(evaluate(tree, context));

/**
 * {@link evaluate} for a trial run: a limit that is passed is told in words, and how many steps were taken of those that it may take.
 *
 * @example
 * const tried = tryExpression(tree, { row });
 * const text = tried.ok ? String(tried.value) : tried.message.en;
 */
export function tryExpression(
  tree: ExpressionTree,
  context: ExpressionContext,
): { ok: true; value: ExpressionValue; steps: number } | { ok: false; message: ExpressionMessage } {
  try {
    const run = new Run(context);
    const value = run.valueOf(tree);
    return { ok: true, value: typeof value === 'bigint' ? String(value) : value, steps: run.steps };
  } catch (problem) {
    if (problem instanceof Refusal) return { ok: false, message: problem.said };
    throw problem;
  }
}

class Run implements Surroundings {
  readonly context: ExpressionContext;
  steps = 0;

  constructor(context: ExpressionContext) {
    this.context = context;
  }

  valueOf(tree: ExpressionTree): RunValue {
    this.#step();
    switch (tree.kind) {
      case 'value':
        return tree.value;
      case 'path':
        return plainValue(lookUp(this.context, tree.path));
      case 'not':
        return !isTrue(this.valueOf(tree.of));
      case 'minus': {
        const number = asNumber(this.valueOf(tree.of));
        return number === null ? null : -number || 0;
      }
      case 'choice':
        return this.valueOf(isTrue(this.valueOf(tree.when)) ? tree.yes : tree.no);
      case 'binary':
        return this.#binary(tree.sign, tree);
      case 'call':
        return assertShort(
          functionOf(tree.name)?.run(
            tree.args.map((arg) => this.valueOf(arg)),
            this,
          ) ?? null,
        );
      case 'list':
        // A list is what `in` looks through; alone it is not a value.
        return null;
    }
  }

  column(table: string, field: string | null): readonly RunValue[] {
    const rows = ['row', 'main'].map((of) => lookUp(this.context, [of, table])).find((found) => Array.isArray(found)) ?? [];
    const values: RunValue[] = [];
    for (const row of rows as unknown[]) {
      this.#step();
      values.push(field === null ? null : plainValue(lookUp(row, [field])));
    }
    return values;
  }

  #binary(sign: BinarySign, { left, right }: { left: ExpressionTree; right: ExpressionTree }): RunValue {
    const one = this.valueOf(left);
    if (sign === '&&') return isTrue(one) ? this.valueOf(right) : one;
    if (sign === '||') return isTrue(one) ? one : this.valueOf(right);
    if (sign === 'in') return this.#isAmong(one, right);
    const other = this.valueOf(right);
    switch (sign) {
      case '+':
        return isText(one) || isText(other) ? assertShort(asText(one) + asText(other)) : ofNumbers(plus, [one, other]);
      case '-':
        return ofNumbers(minus, [one, other]);
      case '*':
        return ofNumbers(times, [one, other]);
      case '/':
        return ofNumbers(dividedBy, [one, other]);
      case '%':
        return ofNumbers(remainder, [one, other]);
      case '==':
        return isSameValue(one, other);
      case '!=':
        return !isSameValue(one, other);
      default:
        return isInOrder(sign, orderOf(one, other));
    }
  }

  /** Among the items of a list, or among the parts of a text with commas, as fields with several choices hold it. */
  #isAmong(value: RunValue, among: ExpressionTree): boolean {
    if (among.kind === 'list') return among.items.some((item) => isSameValue(value, this.valueOf(item)));
    const whole = this.valueOf(among);
    if (isEmpty(value) || isEmpty(whole)) return false;
    return asText(whole)
      .split(',')
      .some((part) => isSameValue(value, part));
  }

  #step(): void {
    this.steps += 1;
    if (this.steps <= expressionLimits.steps) return;
    throw new Refusal(0, {
      zh: `计算超过 ${expressionLimits.steps} 步`,
      en: `The calculation takes more than ${expressionLimits.steps} steps`,
    });
  }
}

const isText = (value: RunValue): value is string => typeof value === 'string';

function ofNumbers(work: (a: Amount, b: Amount) => Amount | null, sides: readonly [RunValue, RunValue]): Amount | null {
  const [first, second] = sides.map(asNumber) as [Amount | null, Amount | null];
  return first === null || second === null ? null : work(first, second);
}

function isInOrder(sign: BinarySign, order: number | undefined): boolean {
  if (order === undefined) return false;
  if (sign === '<') return order < 0;
  if (sign === '<=') return order <= 0;
  return sign === '>' ? order > 0 : order >= 0;
}

function lookUp(data: unknown, path: readonly string[]): unknown {
  let value = data;
  for (const name of path) {
    if (typeof value !== 'object' || value === null || Array.isArray(value) || !Object.hasOwn(value, name)) return undefined;
    value = (value as Record<string, unknown>)[name];
  }
  return value;
}

/** What stands in a context, as a value: a list or an object is none, nor is a number that is not finite. */
function plainValue(found: unknown): RunValue {
  if (typeof found === 'number') return Number.isFinite(found) ? found : null;
  if (typeof found === 'bigint') return amountOf(found);
  return typeof found === 'string' || typeof found === 'boolean' ? assertShort(found) : null;
}
