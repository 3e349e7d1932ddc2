import { checkRule, fail, type RuleResult } from '@tarmac/freight-api/rules';
import type { AnyEntity } from '../../platform/contract/index.ts';
import type { Context } from '../../platform/context.ts';
import { confirmWarnings } from '../../platform/createContext.ts';
import { placeOf } from './divisions.ts';
import { businessError, invalidInput, type FieldError, type Warning } from '../../platform/errors.ts';

/** Codes of checks that have one of their own; their text is the specification's. */
const ownCodes: Readonly<Record<string, number>> = { uscc: 40304, idCard: 40305 };

/** Code of a document that is doubtful and may be kept once confirmed. */
const doubtful = 40300;

/**
 * Runs a check by name as the server knows it: the code of a division must also be one of the divisions shipped, a district
 * or a city without districts. Undefined when there is no check of that name.
 *
 * @source V-ADCODE
 */
export function checkValue(rule: string, value: string): RuleResult | undefined {
  const result = checkRule(rule, value);
  return rule === 'adcode' && result?.ok === true && placeOf(value) === undefined
    ? fail('行政区划代码不存在', 'There is no division of this code')
    : result;
}

/**
 * Runs the named check of every given field.
 *
 * @throws AppError 40304 or 40305 for a wrong credit code or ID card; InvalidInput naming the field for any other
 * @throws WarningsToConfirm something is doubtful and the caller has not confirmed it
 * @source VAL-02, freight-domain 2.1
 */
export function checkFieldRules(ctx: Context, kind: AnyEntity, values: Readonly<Record<string, unknown>>): void {
  const problems: FieldError[] = [];
  const warnings: Warning[] = [];
  for (const [name, field] of Object.entries(kind.fields)) {
    const value = values[name];
    if (field.rule === undefined || typeof value !== 'string' || value === '') continue;
    const result = checkValue(field.rule, value);
    if (result?.level === undefined) continue;
    const message = result.message[ctx.locale];
    if (result.ok) {
      warnings.push({ code: doubtful, message: `${field.label[ctx.locale]}：${message}` });
      continue;
    }
    const code = ownCodes[field.rule];
    if (code !== undefined) throw businessError(code, message, [{ path: name, message }]);
    problems.push({ path: name, message });
  }
  if (problems.length > 0) throw invalidInput(problems[0]?.message ?? '', problems);
  confirmWarnings(ctx, warnings);
}
