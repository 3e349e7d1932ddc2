import { dayText, parseDay, parseTime } from '../../internals/dates.ts';
import { toHalfWidth } from './texts.ts';

/** Days between the day that spreadsheets count from, 1899-12-30, and 1970-01-01. */
const epochSerial = 25_569;
const daySeconds = 86_400;

const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];

/**
 * Reads a day as spreadsheets show it: 2026-03-04, 2026年3月4日, 4-Mar-2026, March 4, 2026, and 3/14/2026, which can be but one
 * day. `null`: no day of the calendar, or one that could be two (3/4/2026).
 */
export function readDay(text: string): string | null {
  // As the wire writes it, which is most often.
  if (text.length === 10 && text[0] !== '0' && isWireDay(text)) return text;
  const wanted = toHalfWidth(text)
    .trim()
    .replace(/\s*\(?(?:星期|周)[一二三四五六日天]\)?|^(?:mon|tues?|wed(?:nes)?|thu(?:rs)?|fri|sat(?:ur)?|sun)(?:day)?,?\s+/giu, '')
    .trim();
  const usual = parseDay(wanted);
  if (usual) return usual;
  const named = /^(?:(\d{1,2})[-\s]([a-z]{3,9})[-\s,]+(\d{4})|([a-z]{3,9})\.?\s+(\d{1,2}),?\s+(\d{4}))$/i.exec(wanted);
  if (named) {
    const month = months.indexOf((named[2] ?? named[4]!).slice(0, 3).toLowerCase()) + 1;
    return month === 0 ? null : parseDay(`${named[3] ?? named[6]}-${month}-${named[1] ?? named[5]}`);
  }
  const slashed = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})$/.exec(wanted);
  if (!slashed) return null;
  const [first, second] = [Number(slashed[1]), Number(slashed[2])];
  if (first <= 12 && second <= 12 && first !== second) return null;
  return parseDay(first > 12 ? `${slashed[3]}-${second}-${first}` : `${slashed[3]}-${first}-${second}`);
}

/** Reads a time of day as spreadsheets show it: 8:05, 08:05:09, 8:05 PM, 下午8:05, 8时5分. `null`: there is no such time. */
export function readTime(text: string): string | null {
  const wanted = toHalfWidth(text).trim();
  const half = /(上午|凌晨|早上|am)|(下午|晚上|中午|pm)/i.exec(wanted);
  const bare = wanted
    .replaceAll(/上午|凌晨|早上|下午|晚上|中午|[ap]m/gi, '')
    .replace(/^\s*(\d{1,2})[时点](?:(\d{1,2})分?)?(?:(\d{1,2})秒)?\s*$/u, (_, hour: string, minute = '0', second = '0') =>
      [hour, minute, second].join(':'),
    )
    .replace(/\.\d+$/, '')
    .trim();
  const time = parseTime(bare);
  if (!time || !half) return time;
  const hour = Number(time.slice(0, 2));
  if (hour > 12) return time;
  const shifted = half[2] ? (hour % 12) + 12 : hour % 12;
  return `${String(shifted).padStart(2, '0')}${time.slice(2)}`;
}

/** Reads a day with a time, in any of the forms of either; a day alone gets 00:00:00. */
export function readInstant(text: string): string | null {
  const wanted = toHalfWidth(text).trim();
  const alone = readDay(wanted);
  if (alone) return `${alone} 00:00:00`;
  const match = /^(.*?[\d日)])(?:T|\s+)((?:[^\d\s]{1,2}\s*)?\d{1,2}[:时点].*)$/u.exec(wanted);
  const day = match && readDay(match[1]!);
  const time = match && readTime(match[2]!);
  return day && time ? `${day} ${time}` : null;
}

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

/** Whether a text of the wire begins with a day of the calendar, `YYYY-MM-DD`. Without a `Date` or a pattern: whole tables are checked. */
export function isWireDay(text: string): boolean {
  if (text.length < 10 || text.charCodeAt(4) !== 45 || text.charCodeAt(7) !== 45) return false;
  const year = digitsAt(text, 0) * 100 + digitsAt(text, 2);
  const month = digitsAt(text, 5);
  const day = digitsAt(text, 8);
  if (!(year >= 0 && month >= 1 && month <= 12 && day >= 1)) return false;
  if (month === 2) return day <= (year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0) ? 29 : 28);
  return day <= (month === 4 || month === 6 || month === 9 || month === 11 ? 30 : 31);
}

/** Two digits as a number; NaN when they are none. */
function digitsAt(text: string, at: number): number {
  const tens = text.charCodeAt(at) - 48;
  const ones = text.charCodeAt(at + 1) - 48;
  return tens >= 0 && tens <= 9 && ones >= 0 && ones <= 9 ? tens * 10 + ones : Number.NaN;
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
export function addMonths(day: string, count: number, dayOfMonth: number): string {
  const [year, month] = [Number(day.slice(0, 4)), Number(day.slice(5, 7)) - 1 + count];
  const last = new Date(year, month + 1, 0).getDate();
  return dayText(new Date(year, month, Math.min(dayOfMonth, last)));
}
