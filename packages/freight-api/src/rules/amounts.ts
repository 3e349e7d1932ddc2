import { fail, pass, type RuleResult } from './result.ts';

/** An amount in yuan as typed. @source V-MONEY */
export function checkYuan(value: string): RuleResult {
  return /^\d{1,10}(\.\d{1,2})?$/.test(value)
    ? pass
    : fail('金额格式不正确，最多两位小数', 'An amount has at most 10 digits and 2 decimals');
}

/** A weight in tonnes as typed. @source V-WEIGHT */
export function checkTonnes(value: string): RuleResult {
  return /^\d{1,4}(\.\d{1,3})?$/.test(value) ? pass : fail('重量格式不正确，最多三位小数', 'A weight has at most 4 digits and 3 decimals');
}

/** Reads a typed decimal as a whole number of its smallest unit, without floating point; undefined when it has another form. */
function readDecimal(value: string, decimals: number): number | undefined {
  const match = /^(\d{1,12})(?:\.(\d+))?$/.exec(value);
  if (match === null || (match[2] ?? '').length > decimals) return undefined;
  return Number(`${match[1]}${(match[2] ?? '').padEnd(decimals, '0')}`);
}

/** Reads typed yuan as fen; undefined when it is no amount. */
export function readYuan(value: string): number | undefined {
  return checkYuan(value).ok ? readDecimal(value, 2) : undefined;
}

/** Reads typed tonnes as kilograms; undefined when it is no weight. */
export function readTonnes(value: string): number | undefined {
  return checkTonnes(value).ok ? readDecimal(value, 3) : undefined;
}
