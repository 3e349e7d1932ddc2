import { daysBefore, monthNumber, monthsAfter } from '../../platform/days.ts';

/** Days from one to another, both included. */
export interface Stretch {
  from: string;
  to: string;
}

/** How long a point of a line is. */
export type Step = 'day' | 'week' | 'month';

/** The longest stretch that is counted. @source freight-domain 5.4 */
const mostMonths = 24;

/** The last day that a stretch from a day may have. */
export const longest = (from: string): string => daysBefore(monthsAfter(from, mostMonths), 1);

const isFirst = (day: string): boolean => day.endsWith('-01');
const isLast = (day: string): boolean => isFirst(daysBefore(day, -1));
const lengthOf = ({ from, to }: Stretch): number => Math.round((Date.parse(to) - Date.parse(from)) / 86_400_000) + 1;

/**
 * What a stretch is compared with: for a month so far the same days of the month before, for whole months as many before them, for other days as many.
 */
export function stretchBefore({ from, to }: Stretch): Stretch {
  if (!isFirst(from)) return { from: daysBefore(from, lengthOf({ from, to })), to: daysBefore(from, 1) };
  const months = monthNumber(to) - monthNumber(from) + 1;
  const first = monthsAfter(from, -months);
  return { from: first, to: isLast(to) ? daysBefore(from, 1) : monthsAfter(to, -months) };
}

/** First days of the days, weeks or months that a stretch touches. Weeks begin on Monday. */
export function bucketsOf({ from, to }: Stretch, step: Step): string[] {
  const buckets: string[] = [];
  const weekday = (new Date(`${from}T00:00:00Z`).getUTCDay() + 6) % 7;
  const first = { day: from, week: daysBefore(from, weekday), month: `${from.slice(0, 8)}01` }[step];
  const next = (day: string): string => (step === 'month' ? monthsAfter(day, 1) : daysBefore(day, step === 'week' ? -7 : -1));
  for (let day = first; day <= to; day = next(day)) buckets.push(day);
  return buckets;
}
