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

/** A checked decimal as a whole number of its smallest unit, without floating point. */
function readDecimal(value: string, decimals: number): number {
  const [whole, fraction = ''] = value.split('.');
  return Number(`${whole}${fraction.padEnd(decimals, '0')}`);
}

/** Reads typed yuan as fen; undefined when it is not an amount. */
export function readYuan(value: string): number | undefined {
  return checkYuan(value).ok ? readDecimal(value, 2) : undefined;
}

/** Reads typed tonnes as kilograms; undefined when it is not a weight. */
export function readTonnes(value: string): number | undefined {
  return checkTonnes(value).ok ? readDecimal(value, 3) : undefined;
}
