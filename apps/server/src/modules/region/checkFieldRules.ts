import { checkRule, fail, type RuleResult } from '@tarmac/freight-api/rules';
import type { AnyEntity } from '../../platform/contract/index.ts';
import type { Context } from '../../platform/context.ts';
import { confirmWarnings } from '../../platform/createContext.ts';
import { divisions, placeOf } from './divisions.ts';
import { businessError, invalidInput, type FieldError, type Warning } from '../../platform/errors.ts';

/** Codes of checks that have one of their own; their text is the specification's. */
const ownCodes: Readonly<Record<string, number>> = { uscc: 40304, idCard: 40305 };

/** Code of a document that is doubtful and may be kept once confirmed. */
const doubtful = 40300;

/**
 * Runs a check by name as the server knows it: the code of a division must also be one that an address may carry and that still
 * exists. Undefined when there is no check of that name.
 *
 * @source V-ADCODE
 */
export function checkValue(rule: string, value: string): RuleResult | undefined {
  const result = checkKnownValue(rule, value);
  if (rule !== 'adcode' || result?.ok !== true) return result;
  const division = divisions().get(value);
  if (division?.abolished == null) return result;
  const { name, abolished } = division;
  const [year] = abolished.split('-');
  return fail(
    `${name}（${value}）已于${year}年撤销，请选择现行的行政区划`,
    `${name} (${value}) was abolished in ${year}. Choose a division that exists today`,
  );
}

/** The same for what was stored before: the code of an abolished division stays readable. */
export function checkKnownValue(rule: string, value: string): RuleResult | undefined {
  const result = checkRule(rule, value);
  return rule === 'adcode' && result?.ok === true && placeOf(value) === undefined
    ? fail('行政区划代码不存在', 'Unknown division code')
    : result;
}

/**
 * Runs the named check of every given field.
 *
 * @param before the stored row: the code of a division that has been abolished since may stay as it is
 * @throws AppError 40304 or 40305 for a wrong credit code or ID card; InvalidInput naming the field for any other
 * @throws WarningsToConfirm something is doubtful and the caller has not confirmed it
 * @source VAL-02, freight-domain 2.1
 */
export function checkFieldRules(
  ctx: Context,
  kind: AnyEntity,
  { values, before }: { values: Readonly<Record<string, unknown>>; before?: Readonly<Record<string, unknown>> },
): void {
  const problems: FieldError[] = [];
  const warnings: Warning[] = [];
  let code: number | undefined;
  for (const [name, field] of Object.entries(kind.fields)) {
    const value = values[name];
    if (field.rule === undefined || typeof value !== 'string' || value === '') continue;
    const result = (value === before?.[name] ? checkKnownValue : checkValue)(field.rule, value);
    if (result?.level === undefined) continue;
    const message = result.message[ctx.locale];
    if (result.ok) {
      warnings.push({ code: doubtful, message: `${field.label[ctx.locale]}：${message}` });
      continue;
    }
    code ??= ownCodes[field.rule];
    // Whose code it is says the message.
    if (ownCodes[field.rule] === undefined) problems.push({ path: name, message });
    else problems.unshift({ path: name, message });
  }
  const [first] = problems;
  if (first !== undefined)
    throw code === undefined ? invalidInput(first.message, problems) : businessError(code, { message: first.message, errorData: problems });
  confirmWarnings(ctx, warnings);
}
