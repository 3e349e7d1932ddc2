import { type Amount, compareAmounts, readAmount } from './exactNumber.ts';
import { expressionLimits, Refusal, type RunValue } from './tree.ts';

/** Empty is what nobody filled in: nothing, or a text without characters. */
export const isEmpty = (value: RunValue): boolean => value === null || value === '';

/** What a condition takes for yes: everything but nothing, an empty text, zero and `false`. */
export const isTrue = (value: RunValue): boolean => !isEmpty(value) && value !== 0 && value !== false;

/** A number, or a text that is one; otherwise `null`. */
export function asNumber(value: RunValue): Amount | null {
  if (typeof value === 'number' || typeof value === 'bigint') return value;
  return typeof value === 'string' ? readAmount(value) : null;
}

export const asText = (value: RunValue): string => (value === null ? '' : String(value));

/** Equal as people see it: nothing and '' are the same, and so are 1 and '1', because clients write codes both ways. */
export function isSameValue(one: RunValue, other: RunValue): boolean {
  if (isEmpty(one) || isEmpty(other)) return isEmpty(one) && isEmpty(other);
  if (typeof one === 'boolean' || typeof other === 'boolean') return one === other;
  if (typeof one === typeof other) return one === other;
  const [first, second] = [asNumber(one), asNumber(other)];
  return first !== null && second !== null && compareAmounts(first, second) === 0;
}

/**
 * Which of two values comes first: numbers by size, texts by their characters, which is the order of days and instants.
 *
 * @returns below zero, zero or above; undefined where they cannot be compared, such as where one is empty
 */
export function orderOf(one: RunValue, other: RunValue): number | undefined {
  if (isEmpty(one) || isEmpty(other)) return undefined;
  if (typeof one === 'string' && typeof other === 'string') return one < other ? -1 : Number(one > other);
  const first = asNumber(one);
  const second = asNumber(other);
  return first === null || second === null ? undefined : compareAmounts(first, second);
}

/** @throws Refusal when the text is longer than an expression may make one */
export function assertShort<Value extends RunValue>(value: Value): Value {
  if (typeof value !== 'string' || value.length <= expressionLimits.text) return value;
  throw new Refusal(0, {
    zh: `文本超过 ${expressionLimits.text} 个字符`,
    en: `A text has more than ${expressionLimits.text} characters`,
  });
}
