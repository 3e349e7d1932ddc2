import { withoutCurrency } from '../../internals/currency.ts';
import { writeScaled } from '../store/writeScaled.ts';

/** A decimal, apart from how it was written: `units` / 10^`scale`. */
export interface Decimal {
  units: bigint;
  scale: number;
}

/** Digits that a pasted power of ten may add; beyond it is not an amount. */
const mostZeros = 30;

/**
 * Reads a number as spreadsheets show it: thousands separators, ¥ and other signs of money, percent, brackets or a minus behind
 * for less than zero, powers of ten, full-width digits already made narrow. `null`: it is not a number, or it could be two (1,23).
 */
export function readSpreadsheetNumber(text: string): Decimal | null {
  const usual = /^(-?\d{1,15})(?:\.(\d{1,6}))?$/.exec(text);
  if (usual) return { units: BigInt(`${usual[1]}${usual[2] ?? ''}`), scale: usual[2]?.length ?? 0 };
  let rest = withoutCurrency(text.replaceAll(/[\s'’]/g, ''));
  let isNegative = false;
  const bracketed = /^\((.+)\)$/.exec(rest);
  if (bracketed) {
    isNegative = true;
    rest = withoutCurrency(bracketed[1]!);
  }
  rest = rest.replace(/^([\d.,]+)-$/, '-$1');
  const match = /^([+-])?(\d{1,3}(?:,\d{3})+|\d*)(?:\.(\d*))?(?:e([+-]?\d{1,2}))?(%)?$/i.exec(rest);
  if (!match) return null;
  const [, sign, whole = '', fraction = '', power = '0', percent] = match;
  if (whole === '' && fraction === '') return null;
  const shift = Number(power) - (percent ? 2 : 0);
  const digits = whole.replaceAll(',', '') + fraction;
  const scale = fraction.length - shift;
  if (Math.abs(scale) > mostZeros) return null;
  const units = BigInt(digits) * (scale < 0 ? 10n ** BigInt(-scale) : 1n);
  return { units: (sign === '-') !== isNegative ? -units : units, scale: Math.max(0, scale) };
}

/** The decimal with exactly so many digits after the point; `null` when it has more. */
export function toScale({ units, scale }: Decimal, wanted: number): bigint | null {
  if (scale <= wanted) return units * 10n ** BigInt(wanted - scale);
  const divisor = 10n ** BigInt(scale - wanted);
  return units % divisor === 0n ? units / divisor : null;
}

/** The decimal as a number, if the number stands for it exactly as it is written. */
export function toNumber({ units, scale }: Decimal): number | null {
  const text = writeScaled(units, scale);
  const value = Number(text);
  if (scale === 0) return Number.isSafeInteger(value) ? value : null;
  // 15 digits survive the way into a double and back.
  const digits = text.replaceAll(/^-?0*\.?0*|\.|-/g, '').replace(/0+$/, '');
  return digits.length <= 15 ? value : null;
}

/** Thousands separators for a written decimal. */
export function groupDigits(text: string): string {
  const [whole = '', fraction] = text.split('.');
  const grouped = whole.replaceAll(/\B(?=(\d{3})+$)/g, ',');
  return fraction === undefined ? grouped : `${grouped}.${fraction}`;
}
