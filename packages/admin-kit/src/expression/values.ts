import { readNumber } from './exactNumber.ts';
import { expressionLimits, type ExpressionValue, Refusal } from './tree.ts';

/** Empty is what nobody filled in: nothing, or a text without characters. */
export const isEmpty = (value: ExpressionValue): boolean => value === null || value === '';

/** What a condition takes for yes: everything but nothing, an empty text, zero and `false`. */
export const isTrue = (value: ExpressionValue): boolean => !isEmpty(value) && value !== 0 && value !== false;

/** A number, or a text that is one; otherwise `null`. */
export function asNumber(value: ExpressionValue): number | null {
  if (typeof value === 'number') return value;
  return typeof value === 'string' ? readNumber(value) : null;
}

export const asText = (value: ExpressionValue): string => (value === null ? '' : String(value));

/** Equal as people see it: nothing and '' are the same, and so are 1 and '1', because clients write codes both ways. */
export function isSameValue(one: ExpressionValue, other: ExpressionValue): boolean {
  if (isEmpty(one) || isEmpty(other)) return isEmpty(one) && isEmpty(other);
  if (typeof one === 'boolean' || typeof other === 'boolean') return one === other;
  return typeof one === typeof other ? one === other : asNumber(one) === asNumber(other);
}

/**
 * Which of two values comes first: numbers by size, texts by their characters, which is the order of days and instants.
 *
 * @returns below zero, zero or above; undefined where they cannot be compared, such as where one is empty
 */
export function orderOf(one: ExpressionValue, other: ExpressionValue): number | undefined {
  if (isEmpty(one) || isEmpty(other)) return undefined;
  if (typeof one === 'string' && typeof other === 'string') return one < other ? -1 : Number(one > other);
  const first = asNumber(one);
  const second = asNumber(other);
  return first === null || second === null ? undefined : first - second;
}

/** @throws Refusal when the text is longer than an expression may make one */
export function assertShort(value: ExpressionValue): ExpressionValue {
  if (typeof value !== 'string' || value.length <= expressionLimits.text) return value;
  throw new Refusal(0, {
    zh: `文本超过 ${expressionLimits.text} 个字符`,
    en: `A text has more than ${expressionLimits.text} characters`,
  });
}
