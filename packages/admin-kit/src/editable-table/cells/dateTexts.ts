import { dayText } from '../../internals/dates.ts';

/** Days between the day that spreadsheets count from, 1899-12-30, and 1970-01-01. */
const epochSerial = 25_569;
const daySeconds = 86_400;

/** What a spreadsheet's number of days since 1899-12-30 stands for, `YYYY-MM-DD HH:mm:ss`; `null` outside of the years 1900 to 9999. */
export function serialToInstant(serial: number): string | null {
  if (!(serial >= 1 && serial < 2_958_466)) return null;
  // Before March 1900 spreadsheets count a day that never was.
  const days = serial < 60 ? serial + 1 : serial;
  const seconds = Math.round(days * daySeconds) - epochSerial * daySeconds;
  return new Date(seconds * 1000).toISOString().slice(0, 19).replace('T', ' ');
}

/** The time of day of a spreadsheet's number: its part behind the point. */
export function serialToTime(serial: number): string | null {
  if (!(serial >= 0)) return null;
  const seconds = Math.round((serial % 1) * daySeconds) % daySeconds;
  return new Date(seconds * 1000).toISOString().slice(11, 19);
}

/** Writes a text of the wire in the letters YYYY, MM, DD, HH, mm and ss. */
export function showInstant(text: string, format: string): string {
  const at = { YYYY: [0, 4], MM: [5, 7], DD: [8, 10], HH: [11, 13], mm: [14, 16], ss: [17, 19] } as const;
  return format.replaceAll(/YYYY|MM|DD|HH|mm|ss/g, (part) => text.slice(...at[part as keyof typeof at]).padStart(2, '0'));
}

/** The day so many days later. */
export function addDays(day: string, count: number): string {
  return dayText(new Date(Number(day.slice(0, 4)), Number(day.slice(5, 7)) - 1, Number(day.slice(8, 10)) + count));
}

/** The day so many months later; `dayOfMonth` as far as that month has it. */
export function addMonths(day: string, { count, dayOfMonth }: { count: number; dayOfMonth: number }): string {
  const [year, month] = [Number(day.slice(0, 4)), Number(day.slice(5, 7)) - 1 + count];
  const last = new Date(year, month + 1, 0).getDate();
  return dayText(new Date(year, month, Math.min(dayOfMonth, last)));
}
