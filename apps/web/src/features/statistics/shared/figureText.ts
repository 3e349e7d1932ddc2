import type { FieldMeta } from '@tarmac/admin-kit/field';

/** A figure as people read it, without its unit. Of large sums nobody reads the grams. */
export function figureText(field: FieldMeta, value: number | null | undefined): string {
  if (value === null || value === undefined) return '--';
  const { unit } = field;
  const decimals = unit === undefined ? 0 : unit.decimals === 4 ? 4 : Math.min(unit.decimals, 2);
  return (value / (unit?.factor ?? 1)).toLocaleString('en-US', { minimumFractionDigits: decimals, maximumFractionDigits: decimals });
}

/** A share of a whole in percent; '--' of nothing. */
export const shareText = (part: number | null | undefined, whole: number | null | undefined): string =>
  part === null || part === undefined || !whole ? '--' : `${((part / whole) * 100).toFixed(1)}%`;

/** By how much a figure differs from that before; null where there is nothing to compare with. */
export function changeOf(now: number | null | undefined, before: number | null | undefined): number | null {
  return typeof now !== 'number' || typeof before !== 'number' || before === 0 ? null : (now - before) / Math.abs(before);
}

/** A change in percent with its sign. */
export const changeText = (change: number | null): string =>
  change === null ? '--' : `${change > 0 ? '+' : ''}${(change * 100).toFixed(1)}%`;
