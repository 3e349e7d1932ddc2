import { and, type SQL } from 'drizzle-orm';
import { toDateText, toDateTimeText, type Clock } from '../clock.ts';
import type { Actor, DataRule } from '../context.ts';
import { compileCondition, nothing } from './compileCondition.ts';
import { readRule } from './condition.ts';
import type { QueryColumns } from './queryColumns.ts';

/**
 * Compiles the row rules that the actor's roles put on a list. A rule that cannot be understood shows no rows.
 *
 * @param permission permission of the list
 * @source security 6.28, jeecg-wire 1.8
 */
export function compileDataRules(
  actor: Actor,
  { permission, columns, clock }: { permission: string; columns: QueryColumns; clock: Clock },
): SQL | undefined {
  return compileRules(actor, { rules: rulesOf(actor, permission), columns, clock });
}

/** Compiles row rules from wherever they come. A rule that cannot be understood shows no rows. */
export const compileRules = (
  actor: Actor,
  { rules, columns, clock }: { rules: readonly DataRule[]; columns: QueryColumns; clock: Clock },
): SQL | undefined => and(...rules.map((rule) => compileRule(actor, { rule, columns, clock })));

/** The rules that narrow a list for the actor. */
export const rulesOf = (actor: Actor, permission: string): DataRule[] =>
  actor.dataRules.filter((rule) => rule.permission.split(',').includes(permission));

function compileRule(actor: Actor, { rule, columns, clock }: { rule: DataRule; columns: QueryColumns; clock: Clock }): SQL {
  const column = Object.hasOwn(columns, rule.column) ? columns[rule.column] : undefined;
  const value = fillVariables(rule.value, { actor, clock });
  const condition = value === undefined || value === '' ? undefined : readRule(rule.condition, value);
  if (column === undefined || condition === undefined) return nothing;
  try {
    // A rule means what it says: letter case and spelling are for people who search.
    const { spell: _spell, ignoresCase: _ignoresCase, ...exact } = column;
    return compileCondition(rule.column, { column: { ...exact, sensitive: false }, given: condition });
  } catch {
    return nothing;
  }
}

/** Names that a rule's value may hold as `#{…}`, also in camelCase. @source jeecg-wire 1.8 */
export const ruleVariables: readonly string[] = [
  'sys_user_code',
  'sys_user_name',
  'sys_org_code',
  'sys_multi_org_code',
  'sys_date',
  'sys_time',
];

/** Replaces `#{…}`; undefined when a variable is unknown or empty. */
export function fillVariables(text: string, { actor, clock }: { actor: Actor; clock: Clock }): string | undefined {
  const values: Readonly<Record<string, string | null>> = {
    sys_user_code: actor.username,
    sys_user_name: actor.realname,
    sys_org_code: actor.orgCode,
    sys_multi_org_code: actor.orgCodes.join(','),
    sys_date: toDateText(clock.now()),
    sys_time: toDateTimeText(clock.now()),
  };
  let failed = false;
  const filled = text.replaceAll(/#\{([^}]*)\}/g, (_whole, name: string) => {
    const key = name.trim().replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
    const value = Object.hasOwn(values, key) ? values[key] : undefined;
    if (value === undefined || value === null || value === '') failed = true;
    return value ?? '';
  });
  return failed ? undefined : filled;
}
