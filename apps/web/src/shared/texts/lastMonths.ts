import { nowText } from './nowText.ts';

/** Months of the calendar as `YYYY-MM`, the present one first. */
export function lastMonths(count: number): string[] {
  const [year, month] = nowText().slice(0, 7).split('-').map(Number) as [number, number];
  return Array.from({ length: count }, (_, back) => new Date(Date.UTC(year, month - 1 - back, 1)).toISOString().slice(0, 7));
}
