import { parseExpression } from './parseExpression.ts';
import type { ExpressionProblem } from './tree.ts';

/**
 * A condition of a button as the stock product keeps it (`status#in#1,2`), as an expression of the language.
 *
 * @returns undefined when it is not written that way
 * @example fromStockCondition('status#eq#1') // 'row.status == "1"'
 */
export function fromStockCondition(condition: string): string | undefined {
  const match = /^([A-Za-z_]\w*)#(eq|ne|empty|in)#(.*)$/s.exec(condition.trim());
  if (match === null) return undefined;
  const [, field, sign, value = ''] = match;
  const path = `row.${field}`;
  const texts = (sign === 'in' ? value.split(',').map((one) => one.trim()) : [value]).map(quoted);
  if (texts.includes(undefined)) return undefined;
  const source = {
    eq: `${path} == ${texts[0]}`,
    ne: `${path} != ${texts[0]}`,
    empty: value === 'false' ? `!empty(${path})` : `empty(${path})`,
    in: `${path} in [${texts.join(', ')}]`,
  }[sign as 'eq'];
  return parseExpression(source).ok ? source : undefined;
}

/** What a field begins with: nothing, a text, an expression, or what a fill rule of the server gives. */
export type DefaultValue =
  | { kind: 'text'; text: string }
  | { kind: 'expression'; source: string }
  | { kind: 'fillRule'; code: string }
  | { kind: 'refused'; problem: ExpressionProblem };

const variables = new Map([
  ['sysUserCode', 'user.username'],
  ['sys_user_code', 'user.username'],
  ['sysUserName', 'user.realname'],
  ['sys_user_name', 'user.realname'],
  ['sysOrgCode', 'user.orgCode'],
  ['sys_org_code', 'user.orgCode'],
  ['date', 'today()'],
  ['sys_date', 'today()'],
  ['time', 'time()'],
  ['sys_time', 'time()'],
  ['datetime', 'now()'],
]);

/**
 * Reads a default value as the stock product writes it: a text, a text with `#{date}` and its like, `{{ expression }}`, or `${fillRule}`; or as `= expression`.
 * What stands in braces was JavaScript there; here it is the language of this folder, and what is not in it is refused, at its place in
 * what was written.
 *
 * @example readDefault('= today()') // { kind: 'expression', source: 'today()' }
 */
export function readDefault(written: string): DefaultValue {
  const inner = /^\s*\{\{([^]*)\}\}\s*$/.exec(written) ?? /^\s*=([^]*)$/.exec(written);
  if (inner !== null) {
    const source = inner[1]!.trim();
    const read = parseExpression(source);
    if (read.ok) return { kind: 'expression', source };
    const start = written.indexOf(source, written.indexOf('{{') + 1);
    return { kind: 'refused', problem: { ...read, at: start + read.at } };
  }
  const rule = /^\s*\$\{([\w-]{1,100})\}\s*$/.exec(written);
  if (rule !== null) return { kind: 'fillRule', code: rule[1]! };
  const parts = written.split(/(#\{\w{1,40}\})/);
  if (parts.length === 1) return { kind: 'text', text: written };
  const sources = parts.filter((part) => part !== '').map(partSource);
  if (sources.includes(undefined)) return { kind: 'text', text: written };
  const source = sources.join(' + ');
  return parseExpression(source).ok ? { kind: 'expression', source } : { kind: 'text', text: written };
}

function partSource(part: string): string | undefined {
  const name = /^#\{(\w+)\}$/.exec(part)?.[1];
  return name === undefined ? quoted(part) : variables.get(name);
}

/** A text as a literal of the language, which has no escapes. */
function quoted(text: string): string | undefined {
  if (/[\\\n]/.test(text)) return undefined;
  if (!text.includes("'")) return `'${text}'`;
  return text.includes('"') ? undefined : `"${text}"`;
}
