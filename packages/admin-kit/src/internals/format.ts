import { formatScaled, storedToScaled } from './decimal.ts';

/** What stands where there is no value. */
export const emptyText = '--';

/** Fen as yuan with 2 decimals and thousands separators, without a sign of currency. @source VAL-03 */
export function formatMoney(fen: number | null | undefined): string {
  return isNumber(fen) ? formatScaled(fen, { decimals: 2, options: { grouping: true } }) : emptyText;
}

/** A stored integer in its shown unit (32100 kg, factor 1000, 3 decimals: 32.100). */
export function formatQuantity(stored: number | null | undefined, unit: { factor: number; decimals: number }): string {
  if (!isNumber(stored)) return emptyText;
  return formatScaled(storedToScaled(stored, { factor: unit.factor, decimals: unit.decimals }), {
    decimals: unit.decimals,
    options: { grouping: true },
  });
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

/** A size in bytes for people. */
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
