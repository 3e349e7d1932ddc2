/**
 * Decimal numbers as scaled integers: 12.34 with 2 decimals is 1234. No float ever carries an amount.
 * Beyond `Number.MAX_SAFE_INTEGER` a value is refused rather than rounded.
 */

/** Reads typed text as a scaled integer; `null` when it is empty, malformed, too precise or too large. */
export function parseScaled(text: string, decimals: number): number | null {
  const match = /^(-)?(\d*)(?:\.(\d*))?$/.exec(text.replaceAll(',', '').trim());
  if (!match) return null;
  const [, minus = '', whole = '', fraction = ''] = match;
  if (whole === '' && fraction === '') return null;
  if (fraction.slice(decimals).replaceAll('0', '') !== '') return null;
  const digits = BigInt(whole + fraction.slice(0, decimals).padEnd(decimals, '0'));
  if (digits > BigInt(Number.MAX_SAFE_INTEGER)) return null;
  const value = Number(digits);
  return minus && value !== 0 ? -value : value;
}

/** Writes a scaled integer with exactly `decimals` digits after the point, optionally with thousands separators. */
export function formatScaled(value: number, { decimals, options = {} }: { decimals: number; options?: { grouping?: boolean } }): string {
  const digits = String(Math.abs(Math.trunc(value))).padStart(decimals + 1, '0');
  const whole = digits.slice(0, digits.length - decimals);
  const fraction = decimals > 0 ? `.${digits.slice(digits.length - decimals)}` : '';
  const grouped = options.grouping ? whole.replaceAll(/\B(?=(\d{3})+$)/g, ',') : whole;
  return `${value < 0 ? '-' : ''}${grouped}${fraction}`;
}

/** What becomes of digits that are not shown: halves go away from zero, to the even digit, or all are cut off. */
export type Rounding = 'halfAway' | 'halfEven' | 'towardZero';

/**
 * Moves a stored integer (kilograms) into a scaled integer of the shown unit (tonnes × 10^decimals): shown = stored / factor.
 * Digits beyond `decimals` are rounded, half away from zero unless `rounding` says otherwise. With the factor 1 both are the same unit, and the stored number has the decimals that are shown.
 */
export function storedToScaled(stored: number, { factor, decimals, rounding }: ScaledUnit): number {
  // What is stored in its shown unit may have decimals of its own, such as a coordinate.
  if (factor === 1) return Math.round(Math.abs(stored) < 1e-6 ? stored * 10 ** decimals : Number(`${stored}e${decimals}`)) || 0;
  const numerator = BigInt(Math.trunc(stored)) * 10n ** BigInt(decimals);
  const divisor = BigInt(factor);
  const cut = numerator / divisor;
  return Number(roundsUp(numerator % divisor, { divisor, cut, rounding }) ? cut + (numerator < 0n ? -1n : 1n) : cut);
}

/** How a stored number is shown: shown = stored / factor. */
export interface ScaledUnit {
  factor: number;
  decimals: number;
  rounding?: Rounding | undefined;
}

function roundsUp(rest: bigint, { divisor, cut, rounding }: { divisor: bigint; cut: bigint; rounding: Rounding | undefined }): boolean {
  const twice = (rest < 0n ? -rest : rest) * 2n;
  if (rounding === 'towardZero' || twice < divisor) return false;
  return twice > divisor || rounding !== 'halfEven' || cut % 2n !== 0n;
}

/** The way back; `null` when the shown number is finer than the stored unit. */
export function scaledToStored(scaled: number, { factor, decimals }: { factor: number; decimals: number }): number | null {
  if (factor === 1) return Number(formatScaled(scaled, { decimals }));
  const numerator = BigInt(Math.trunc(scaled)) * BigInt(factor);
  const divisor = 10n ** BigInt(decimals);
  if (numerator % divisor !== 0n) return null;
  const stored = Number(numerator / divisor);
  return Number.isSafeInteger(stored) ? stored : null;
}
