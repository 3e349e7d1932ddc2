/** A comparison of one column, before it becomes SQL. The tests run the same conditions over rows in memory. */
export type Condition =
  | { operator: 'eq' | 'ne' | 'gt' | 'ge' | 'lt' | 'le'; value: string }
  | { operator: 'in'; values: readonly string[] }
  /** `left` is `%v`, `right` is `v%`, as JeecgBoot names them. */
  | { operator: 'like' | 'left' | 'right'; value: string }
  /** Holds any of the words. */
  | { operator: 'likeAny'; values: readonly string[] }
  /** Holds any of the codes, of a text that is several with commas between them. */
  | { operator: 'holdsAny'; values: readonly string[] }
  /** Holds nothing, or anything at all. */
  | { operator: 'empty' }
  | { operator: 'notEmpty' };

const symbols: Readonly<Record<string, 'eq' | 'ne' | 'gt' | 'ge' | 'lt' | 'le' | 'in'>> = {
  '>': 'gt',
  '>=': 'ge',
  '<': 'lt',
  '<=': 'le',
  '=': 'eq',
  '!=': 'ne',
  gt: 'gt',
  ge: 'ge',
  lt: 'lt',
  le: 'le',
  eq: 'eq',
  ne: 'ne',
  in: 'in',
};

/**
 * Reads the operator that a filter value carries.
 *
 * @returns undefined when the value asks for nothing, as `**` and the empty text do
 * @source jeecg-wire 1.8
 */
export function readCondition(value: string): Condition | undefined {
  const prefixed = /^(>=|<=|!=|>|<|=|gt|ge|lt|le|eq|ne|in) (.*)$/s.exec(value);
  if (prefixed !== null) return withOperator(symbols[prefixed[1] ?? ''] ?? 'eq', prefixed[2] ?? '');
  const compared = /^(>=|<=)(.+)$/s.exec(value);
  if (compared !== null) return withOperator(symbols[compared[1] ?? ''] ?? 'eq', compared[2] ?? '');
  if (value.includes('*')) {
    const inner = value.replace(/^\*+/, '').replace(/\*+$/, '');
    const starts = value.startsWith('*');
    const ends = value.endsWith('*');
    if (starts || ends) return inner === '' ? undefined : { operator: starts && ends ? 'like' : starts ? 'left' : 'right', value: inner };
  }
  if (value.includes(',')) {
    const values = splitList(value);
    if (values.length === 0) return undefined;
    return value.startsWith(',') && value.endsWith(',') ? { operator: 'likeAny', values } : { operator: 'in', values };
  }
  if (value.startsWith('!')) return withOperator('ne', value.slice(1));
  // A doubled plus between two parts stands for a comma that belongs to the value.
  return withOperator('eq', /[^+]\+\+[^+]/.test(value) ? value.replaceAll('++', ',') : value);
}

/** The values of a comma list, without empty ones. */
export function splitList(value: string): string[] {
  return value
    .split(',')
    .map((one) => one.trim())
    .filter((one) => one !== '');
}

const rules: Readonly<Record<string, Condition['operator']>> = {
  ...symbols,
  like: 'like',
  left_like: 'left',
  right_like: 'right',
  // Ours: JeecgBoot has no rule for what is not there. They need no value.
  empty: 'empty',
  not_empty: 'notEmpty',
};

/** Whether a named rule needs no value. */
export const needsNoValue = (rule: string): boolean => /^(?:not_)?empty$/.test(rule.trim().toLowerCase());

/** Reads a named rule of a super query or a data rule; undefined when there is no such rule. @source jeecg-wire 1.8 */
export function readRule(rule: string, value: string): Condition | undefined {
  const name = rule.trim().toLowerCase();
  const operator = Object.hasOwn(rules, name) ? rules[name] : undefined;
  if (operator === undefined) return undefined;
  if (operator === 'in') return { operator, values: splitList(value) };
  return { operator, value } as Condition;
}

function withOperator(operator: 'eq' | 'ne' | 'gt' | 'ge' | 'lt' | 'le' | 'in', value: string): Condition | undefined {
  if (operator === 'in') return { operator, values: splitList(value) };
  return value === '' ? undefined : { operator, value };
}
