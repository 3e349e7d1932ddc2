import { writeScaled } from './writeScaled.ts';

/** Digits after the point that numbers of the wire may have; finer ones are taken as they are written, at their first 12. */
const finest = 12;

/**
 * A sum of decimals without a float: numbers are added as integers, one sum for each count of digits after the point. What was
 * added can be taken away again, and the sum is the same as if it had never been there.
 */
export class ExactSum {
  /** Cells that hold a number. */
  count = 0;
  readonly #sums: number[] = [];
  readonly #carried: bigint[] = [];
  readonly #counts: number[] = [];

  /** Adds a value, or takes it away (`sign` -1). What is not a number is passed over. */
  add(value: unknown, sign: 1 | -1 = 1): void {
    if (typeof value === 'number' && Number.isSafeInteger(value)) return this.#put({ units: value, scale: 0, sign });
    if (typeof value !== 'number' && typeof value !== 'string') return;
    const parts = decimalParts(String(value));
    if (parts) this.#put({ units: parts.units, scale: parts.scale, sign });
  }

  /** The sum as a decimal, with as many digits after the point as the finest value has. */
  get sum(): string {
    const scale = this.#scale;
    return writeScaled(this.#total(scale), scale);
  }

  /** The average, rounded half away from zero, at least to `decimals` digits; `undefined` of nothing. */
  average(decimals = 2): string | undefined {
    if (this.count === 0) return undefined;
    const own = this.#scale;
    const total = this.#total(own);
    const count = BigInt(this.count);
    const scale = total % count === 0n ? own : Math.max(own, decimals);
    const numerator = total * 10n ** BigInt(scale - own) * 2n;
    const half = numerator < 0n ? -count : count;
    return writeScaled((numerator + half) / (2n * count), scale);
  }

  get #scale(): number {
    return Math.max(
      0,
      this.#counts.findLastIndex((count) => count > 0),
    );
  }

  #put({ units, scale, sign }: { units: number | bigint; scale: number; sign: 1 | -1 }): void {
    this.count += sign;
    this.#counts[scale] = (this.#counts[scale] ?? 0) + sign;
    if (typeof units === 'bigint') {
      this.#carried[scale] = (this.#carried[scale] ?? 0n) + BigInt(sign) * units;
      return;
    }
    const sum = (this.#sums[scale] ?? 0) + sign * units;
    // Past this point a further addition could round.
    if (Number.isSafeInteger(sum)) this.#sums[scale] = sum;
    else {
      this.#carried[scale] = (this.#carried[scale] ?? 0n) + BigInt(this.#sums[scale] ?? 0) + BigInt(sign * units);
      this.#sums[scale] = 0;
    }
  }

  #total(scale: number): bigint {
    let total = 0n;
    for (let own = 0; own <= scale; own += 1) {
      total += (BigInt(this.#sums[own] ?? 0) + (this.#carried[own] ?? 0n)) * 10n ** BigInt(scale - own);
    }
    return total;
  }
}

function decimalParts(text: string): { units: number | bigint; scale: number } | undefined {
  const match = /^\s*(-?)(\d*)(?:\.(\d*))?(?:e([+-]\d+))?\s*$/i.exec(text);
  if (!match || (match[2] === '' && !match[3])) return undefined;
  const exponent = Number(match[4] ?? 0);
  const fraction = (match[3] ?? '').slice(0, finest);
  let digits = match[2] + fraction;
  let scale = fraction.length - exponent;
  if (scale < 0) {
    digits += '0'.repeat(-scale);
    scale = 0;
  }
  if (scale > finest) {
    digits = digits.slice(0, Math.max(0, digits.length - (scale - finest)));
    scale = finest;
  }
  const units = Number(`${match[1]}${digits || '0'}`);
  return { units: Number.isSafeInteger(units) ? units : BigInt(`${match[1]}${digits}`), scale };
}
