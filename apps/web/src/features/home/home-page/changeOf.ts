/** Shares of more than that say nothing but "much more". */
const most = 999;

/**
 * How a figure differs from the one before it, in whole percent of that one.
 *
 * @returns undefined where nothing can be said: there was nothing before, or they differ by less than half a percent
 * @example changeOf(120, 100) // { isUp: true, percent: 20 }
 */
export function changeOf(value: number, before: number): { isUp: boolean; percent: number } | undefined {
  if (before <= 0) return undefined;
  const percent = Math.round((Math.abs(value - before) / before) * 100);
  return percent === 0 ? undefined : { isUp: value > before, percent: Math.min(percent, most) };
}
