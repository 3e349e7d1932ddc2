/**
 * Arithmetic of decimals without a float: a number is read as it is written (0.1 is one tenth), counted as a whole number of its
 * last digit, and written again. Exact for `+ - *` and `%` of numbers up to 15 digits. Quotients and averages are rounded half away
 * from zero at the twelfth digit after the point. What is too large to be a number is `null`.
 */
interface Exact {
  units: bigint;
  scale: number;
}

const quotientDigits = 12;

export function plus(a: number, b: number): number | null {
  const [one, other, scale] = aligned(a, b);
  return numberOf(one + other, scale);
}

export function minus(a: number, b: number): number | null {
  return plus(a, -b);
}

export function times(a: number, b: number): number | null {
  const one = exactOf(a);
  const other = exactOf(b);
  return numberOf(one.units * other.units, one.scale + other.scale);
}

export function dividedBy(a: number, b: number): number | null {
  const [one, other] = aligned(a, b);
  if (other === 0n) return null;
  return numberOf(roundedQuotient(one * 10n ** BigInt(quotientDigits), other), quotientDigits);
}

/** With the sign of `a`, as in most languages. */
export function remainder(a: number, b: number): number | null {
  const [one, other, scale] = aligned(a, b);
  return other === 0n ? null : numberOf(one % other, scale);
}

/** Half away from zero: 2.5 is 3 and -2.5 is -3. */
export function rounded(value: number, digits: number): number | null {
  const { units, scale } = exactOf(value);
  return scale <= digits ? value : numberOf(roundedQuotient(units, 10n ** BigInt(scale - digits)), digits);
}

/** A text that is a plain decimal, as a number. */
export function readNumber(text: string): number | null {
  if (!/^\s*-?\d{1,40}(?:\.\d{1,40})?\s*$/.test(text)) return null;
  return Number(text) || 0;
}

function roundedQuotient(numerator: bigint, denominator: bigint): bigint {
  const isNegative = numerator < 0n !== denominator < 0n;
  const top = numerator < 0n ? -numerator : numerator;
  const bottom = denominator < 0n ? -denominator : denominator;
  const quotient = (2n * top + bottom) / (2n * bottom);
  return isNegative ? -quotient : quotient;
}

function aligned(a: number, b: number): [bigint, bigint, number] {
  const one = exactOf(a);
  const other = exactOf(b);
  const scale = Math.max(one.scale, other.scale);
  return [one.units * 10n ** BigInt(scale - one.scale), other.units * 10n ** BigInt(scale - other.scale), scale];
}

function exactOf(value: number): Exact {
  if (Number.isSafeInteger(value)) return { units: BigInt(value), scale: 0 };
  const [digits, exponent = '0'] = String(value).split('e');
  const [whole, fraction = ''] = digits!.split('.');
  const scale = fraction.length - Number(exponent);
  const units = BigInt(`${whole}${fraction}`);
  return scale < 0 ? { units: units * 10n ** BigInt(-scale), scale: 0 } : { units, scale };
}

function numberOf(units: bigint, scale: number): number | null {
  const value = Number(`${units}e-${scale}`);
  return Number.isFinite(value) ? value || 0 : null;
}
