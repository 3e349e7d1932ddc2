import { z } from 'zod';
import { invalidInput } from '../../../platform/errors.ts';
import { matchesInTime } from './matchesInTime.ts';

/** One test of a rule: of the whole value, or of the next characters of it. @source jeecg-wire 3.8 */
export interface RulePart {
  /** `*`, or how many characters. */
  digits: string;
  /** What the tested characters must match from end to end. */
  pattern: string;
  /** What is said where they do not. */
  message: string;
}

/** Why a value does not pass, as the wire tells it. */
export interface FailedPart extends RulePart {
  beginIndex?: number;
  endIndex?: number;
  checkValue: string;
  passed: false;
}

const Parts = z
  .array(
    z.object({
      digits: z
        .union([z.string(), z.int()])
        .transform(String)
        .pipe(z.string().regex(/^(?:\*|[1-9]\d{0,3})$/)),
      pattern: z.string().min(1).max(200),
      message: z.string().trim().min(1).max(100),
    }),
  )
  .min(1)
  .max(50);

/** Reads the parts of a rule. @throws InvalidInput it is not a list of parts, or a pattern is none */
export function readParts(ruleJson: string): RulePart[] {
  const wrong = (message: string) => invalidInput(message, [{ path: 'ruleJson', message }]);
  let parts: RulePart[];
  try {
    parts = Parts.parse(JSON.parse(ruleJson));
  } catch {
    throw wrong('规则格式不正确：每条规则需要位数（* 或正整数）、正则表达式和提示文本');
  }
  for (const { pattern } of parts) if (!isPattern(pattern)) throw wrong(`正则表达式不正确：${pattern}`);
  return parts;
}

function isPattern(pattern: string): boolean {
  try {
    // Alone and within its brackets: `a)|(b` is well formed only there.
    for (const source of [pattern, whole(pattern)]) RegExp(source);
    return true;
  } catch {
    return false;
  }
}

/** The first part that a value fails; undefined where it passes all. Part after part takes its characters from left to right. */
export async function failedPart(parts: readonly RulePart[], value: string): Promise<FailedPart | undefined> {
  let from = 0;
  for (const part of parts) {
    const length = part.digits === '*' ? undefined : Number(part.digits);
    const place = length === undefined ? {} : { beginIndex: from, endIndex: Math.min(from + length, value.length) };
    const checkValue = length === undefined ? value : value.slice(from, from + length);
    from += length ?? 0;
    if (!(await matchesInTime({ pattern: whole(part.pattern), value: checkValue })))
      return { ...part, ...place, checkValue, passed: false };
  }
  return undefined;
}

const whole = (pattern: string): string => `^(?:${pattern})$`;
