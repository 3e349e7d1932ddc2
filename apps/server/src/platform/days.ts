const day = 86_400_000;

/** The same day so many months later, before it where negative; the last one of its month where there is no such day. */
export function monthsAfter(day: string, months: number): string {
  const count = monthNumber(day) + months;
  const [year, month] = [Math.floor(count / 12), count % 12];
  const last = new Date(Date.UTC(year, month + 1, 0)).getUTCDate();
  return [year, String(month + 1).padStart(2, '0'), String(Math.min(Number(day.slice(8)), last)).padStart(2, '0')].join('-');
}

/** Which month a day lies in, counted through all years. */
export const monthNumber = (day: string): number => Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7)) - 1;

/** The day so many days before a moment. @param moment `2026-06-01` or `2026-06-01 10:00:00` */
export const daysBefore = (moment: string, days: number): string =>
  new Date(Date.parse(moment.slice(0, 10)) - days * day).toISOString().slice(0, 10);
