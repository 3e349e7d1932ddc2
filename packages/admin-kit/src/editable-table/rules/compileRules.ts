import { toText } from '../../internals/toText.ts';
import type { CellWords } from '../cells/cellType.ts';
import { isBlankText } from '../cells/texts.ts';
import type { Row, RowId, RuleCode, RuleEvent, ValidateRule } from '../columnTypes.ts';
import type { ColumnPlan } from '../store/columnPlan.ts';
import { fillText } from '../store/newRows.ts';
import { said } from '../store/said.ts';
import { ruleCodes } from './ruleCodes.ts';

/** The rules of one column as one function, made once for all rows. */
export interface CompiledRules {
  /** What is wrong as far as the row alone tells; `undefined`: nothing. Absent: there is nothing to check. */
  check: ((value: unknown, given: { row: Row; rowId: RowId }) => string | undefined) | undefined;
  /** All that `check` asks of a text that shows something with its first letter; absent: it asks more than that. */
  usual: { pattern: RegExp | undefined } | undefined;
  /** What is told of a value that stands twice; absent: it may. */
  unique: string | undefined;
  /** Rules that decide for themselves, asked after all others. */
  handlers: ReadonlyArray<(event: RuleEvent) => Promise<string | undefined> | string | undefined>;
}

type Check = (text: string) => string | undefined;

/**
 * Turns the rules of a column into functions. Order: value there, what the type says, patterns, unique, handlers; the first that
 * objects is told. A cell without a value only meets the first and the last of these.
 *
 * @throws Error a pattern is neither a code nor a regular expression
 * @source TBL-05
 */
export function compileRules(plan: ColumnPlan, { rules, words }: { rules: readonly ValidateRule[]; words: CellWords }): CompiledRules {
  const { column, type } = plan;
  const told = (rule: ValidateRule, code: RuleCode | undefined) =>
    rule.message
      ? fillText(said(rule.message, words), column)
      : words.t(code ? ruleCodes[code].message : 'rule.pattern', { title: column.title });
  const checks: Check[] = [];
  const handlers: Array<CompiledRules['handlers'][number]> = [];
  let required: string | undefined;
  let unique: string | undefined;
  let usual: RegExp | undefined;

  for (const rule of rules) {
    if (rule.required || rule.pattern === '*') required ??= told(rule, '*');
    if (rule.unique || rule.pattern === 'only') unique ??= told(rule, 'only');
    const pattern = rule.pattern === undefined ? undefined : patternOf(rule.pattern, column.key);
    if (pattern) {
      const message = told(rule, codeOf(rule.pattern));
      checks.push((text) => (pattern.test(text) ? undefined : message));
      usual = pattern;
    }
    if (rule.handler) handlers.push((event) => ask(rule.handler!, { event, message: told(rule, undefined) }));
  }

  const validate = type.validate && (type.validates?.(column) ?? true) ? type.validate : undefined;
  const rest = joinChecks(checks);
  const { isEmpty, at } = plan;
  const hasOwnEmpty = type.isEmpty !== undefined;
  // Asked for every cell of a table: the usual case is written out.
  const isNothing = (value: unknown) =>
    hasOwnEmpty ? isEmpty(value) : typeof value === 'string' ? isBlankText(value) : value === null || value === undefined;
  const checkValue = (value: unknown, { row, rowId }: { row: Row; rowId: RowId }) => {
    if (isNothing(value)) return required;
    if (validate) {
      const message = validate.call(type, value, at(row, rowId));
      if (message !== undefined) return message;
    }
    return rest?.(typeof value === 'string' ? value : toText(value));
  };
  const check = validate || rest ? checkValue : (value: unknown) => (isNothing(value) ? required : undefined);

  const hasCheck = required !== undefined || validate !== undefined || rest !== undefined;
  const isUsual = validate === undefined && checks.length < 2 && !hasOwnEmpty;
  return { check: hasCheck ? check : undefined, usual: isUsual ? { pattern: usual } : undefined, unique, handlers };
}

/** Several checks as one, and a single one as it is: most columns have no more. */
function joinChecks(checks: readonly Check[]): Check | undefined {
  if (checks.length < 2) return checks[0];
  return (text) => {
    for (const check of checks) {
      const message = check(text);
      if (message !== undefined) return message;
    }
    return undefined;
  };
}

const codeOf = (pattern: ValidateRule['pattern']): RuleCode | undefined =>
  typeof pattern === 'string' && Object.hasOwn(ruleCodes, pattern) ? (pattern as RuleCode) : undefined;

function patternOf(pattern: NonNullable<ValidateRule['pattern']>, key: string): RegExp | undefined {
  const code = codeOf(pattern);
  if (code) return ruleCodes[code].pattern;
  // One that keeps its place would answer differently each time.
  if (pattern instanceof RegExp) return new RegExp(pattern.source, pattern.flags.replaceAll(/[gy]/g, ''));
  const [, source = pattern, flags = ''] = /^\/(.+)\/([imsu]*)$/.exec(pattern) ?? [];
  try {
    return new RegExp(source, flags);
  } catch {
    throw new Error(`Column '${key}' has the pattern '${pattern}', which is neither a rule's code nor a regular expression.`);
  }
}

/** Asks a handler; most answer before they return, so that no promise is made for them. */
function ask(
  handler: NonNullable<ValidateRule['handler']>,
  { event, message }: { event: RuleEvent; message: string },
): Promise<string | undefined> | string | undefined {
  let answer: { message: string | undefined } | undefined;
  let answered: ((message: string | undefined) => void) | undefined;
  let running: void | Promise<void>;
  try {
    running = handler(event, (passed, own) => {
      answer ??= { message: passed === false ? (own ?? message) : undefined };
      answered?.(answer.message);
    });
  } catch {
    return message;
  }
  if (answer) return answer.message;
  return new Promise((resolve) => {
    answered = resolve;
    // One that ends without an answer has nothing against the value.
    running?.then(
      () => resolve(undefined),
      () => resolve(message),
    );
  });
}
