import { dayText } from '../internals/dates.ts';

const day = (year: number, { month, date }: { month: number; date: number }) => dayText(new Date(year, month, date));
const lastDays = (count: number) => (now: Date) =>
  [day(now.getFullYear(), { month: now.getMonth(), date: now.getDate() - count + 1 }), dayText(now)] as const;
const wholeMonth = (offset: number) => (now: Date) =>
  [
    day(now.getFullYear(), { month: now.getMonth() + offset, date: 1 }),
    day(now.getFullYear(), { month: now.getMonth() + offset + 1, date: 0 }),
  ] as const;
/** Ranges that people ask for most, ending today or with a month. */
export const rangePresets = [
  { label: 'common.today', range: lastDays(1) },
  { label: 'date.last7', range: lastDays(7) },
  { label: 'date.last30', range: lastDays(30) },
  { label: 'date.thisMonth', range: wholeMonth(0) },
  { label: 'date.lastMonth', range: wholeMonth(-1) },
] as const;
