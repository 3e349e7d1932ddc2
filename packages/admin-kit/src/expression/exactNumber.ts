/**
 * Arithmetic of decimals without a float: a number is read as it is written (0.1 is one tenth), counted as a whole number of its
 * last digit, and written again. Exact for `+ - *` and `%` of numbers up to 15 digits, and of whole numbers up to 64 bits. Quotients and
 * averages are rounded half away from zero at the twelfth digit after the point. What is too large to be a number is `null`.
 */
interface Exact {
  units: bigint;
  scale: number;
}

/** A number as far as it says it exactly; a whole number beyond is a `bigint`. */
export type Amount = number | bigint;

const quotientDigits = 12;

export function plus(a: Amount, b: Amount): Amount | null {
  const [one, other, scale] = aligned(a, b);
  return numberOf(one + other, scale);
}

export function minus(a: Amount, b: Amount): Amount | null {
  return plus(a, -b);
}

export function times(a: Amount, b: Amount): Amount | null {
  const one = exactOf(a);
  const other = exactOf(b);
  return numberOf(one.units * other.units, one.scale + other.scale);
}

export function dividedBy(a: Amount, b: Amount): Amount | null {
  const [one, other] = aligned(a, b);
  if (other === 0n) return null;
  return numberOf(roundedQuotient(one * 10n ** BigInt(quotientDigits), other), quotientDigits);
}

/** With the sign of `a`, as in most languages. */
export function remainder(a: Amount, b: Amount): Amount | null {
  const [one, other, scale] = aligned(a, b);
  return other === 0n ? null : numberOf(one % other, scale);
}

/** Half away from zero: 2.5 is 3 and -2.5 is -3. */
export function rounded(value: Amount, digits: number): Amount | null {
  const { units, scale } = exactOf(value);
  return scale <= digits ? value : numberOf(roundedQuotient(units, 10n ** BigInt(scale - digits)), digits);
}

/** A text that is a plain decimal, as a number. */
export function readNumber(text: string): number | null {
  if (!/^\s*-?\d{1,40}(?:\.\d{1,40})?\s*$/.test(text)) return null;
  return Number(text) || 0;
}

/** The same, where a whole number of 64 bits keeps its last digits. */
export function readAmount(text: string): Amount | null {
  return /^\s*-?\d{16,19}\s*$/.test(text) ? amountOf(BigInt(text.trim())) : readNumber(text);
}

/** A whole number as a number where that says it exactly. Beyond 64 bits it is the nearest one. */
export const amountOf = (whole: bigint): Amount => {
  const number = Number(whole);
  return Number.isSafeInteger(number) || BigInt.asIntN(64, whole) !== whole ? number : whole;
};

/** Which of two comes first: below zero, zero or above. */
export const compareAmounts = (one: Amount, other: Amount): number => (one < other ? -1 : Number(one > other));

function roundedQuotient(numerator: bigint, denominator: bigint): bigint {
  const isNegative = numerator < 0n !== denominator < 0n;
  const top = numerator < 0n ? -numerator : numerator;
  const bottom = denominator < 0n ? -denominator : denominator;
  const quotient = (2n * top + bottom) / (2n * bottom);
  return isNegative ? -quotient : quotient;
}

function aligned(a: Amount, b: Amount): [bigint, bigint, number] {
  const one = exactOf(a);
  const other = exactOf(b);
  const scale = Math.max(one.scale, other.scale);
  return [one.units * 10n ** BigInt(scale - one.scale), other.units * 10n ** BigInt(scale - other.scale), scale];
}

function exactOf(value: Amount): Exact {
  if (typeof value === 'bigint' || Number.isSafeInteger(value)) return { units: BigInt(value), scale: 0 };
  const [digits, exponent = '0'] = String(value).split('e');
  const [whole, fraction = ''] = digits!.split('.');
  const scale = fraction.length - Number(exponent);
  const units = BigInt(`${whole}${fraction}`);
  return scale < 0 ? { units: units * 10n ** BigInt(-scale), scale: 0 } : { units, scale };
}

function numberOf(units: bigint, scale: number): Amount | null {
  const value = Number(`${units}e-${scale}`);
  if (!Number.isFinite(value)) return null;
  if (Math.abs(value) <= Number.MAX_SAFE_INTEGER) return value || 0;
  const one = 10n ** BigInt(scale);
  return units % one === 0n ? amountOf(units / one) : value;
}
