import { currencyFacts } from './currency.ts';
import { formatScaled, type ScaledUnit, storedToScaled } from './decimal.ts';

/** What stands where there is no value. */
export const emptyText = '--';

/**
 * An amount in the smallest unit of its currency, with the decimals of that and thousands separators, without a sign.
 *
 * @param currency a code of ISO 4217; without one the amount has hundredths
 * @example formatMoney(129_900) // '1,299.00'
 * @example formatMoney(1500, 'JPY') // '1,500'
 * @source VAL-03
 */
export function formatMoney(amount: number | null | undefined, currency?: string): string {
  const decimals = currency === undefined ? 2 : currencyFacts(currency).decimals;
  return isNumber(amount) ? formatScaled(amount, { decimals, options: { grouping: true } }) : emptyText;
}

/** A stored integer in its shown unit (32100 kg, factor 1000, 3 decimals: 32.100). */
export function formatQuantity(stored: number | null | undefined, unit: ScaledUnit): string {
  return isNumber(stored)
    ? formatScaled(storedToScaled(stored, unit), { decimals: unit.decimals, options: { grouping: true } })
    : emptyText;
}

/** A whole number with thousands separators. */
export function formatInteger(value: number | null | undefined): string {
  return isNumber(value) ? formatScaled(value, { decimals: 0, options: { grouping: true } }) : emptyText;
}

/** The date part of a wire date, `YYYY-MM-DD`. @source VAL-03 */
export function formatDate(value: string | null | undefined): string {
  return value ? value.slice(0, 10) : emptyText;
}

/** A wire instant as `YYYY-MM-DD HH:mm:ss`. @source VAL-03 */
export function formatDateTime(value: string | null | undefined): string {
  return value ? value.slice(0, 19).replace('T', ' ') : emptyText;
}

/** Cuts text at `length` characters (not code units) and adds an ellipsis. @source VAL-03 */
export function ellipsis(text: string, length = 25): string {
  const characters = [...text];
  return characters.length > length ? `${characters.slice(0, length).join('')}...` : text;
}

/**
 * A size in bytes for people.
 *
 * @example formatBytes(1_572_864) // '1.5 MB'
 */
export function formatBytes(bytes: number): string {
  const units = ['B', 'kB', 'MB', 'GB'];
  let size = bytes;
  let unit = 0;
  while (size >= 1024 && unit < units.length - 1) {
    size /= 1024;
    unit += 1;
  }
  return `${unit === 0 ? size : size.toFixed(1)} ${units[unit]}`;
}

function isNumber(value: number | null | undefined): value is number {
  return typeof value === 'number' && Number.isFinite(value);
}
