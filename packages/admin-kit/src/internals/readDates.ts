import { toHalfWidth } from './halfWidth.ts';

/*
 * The one reader of days and times: what people type into inputs and cells, paste and import is read here. What it gives is what the wire
 * writes: `YYYY-MM-DD`, `HH:mm:ss` and both with a blank between, local time.
 */

/** Three letters each. */
const months = 'janfebmaraprmayjunjulaugsepoctnovdec';

/**
 * Reads a day as spreadsheets show it: 2026-03-04, 2026年3月4日, 4-Mar-2026, March 4, 2026, and 3/14/2026, which can be but one
 * day. `null`: no day of the calendar, or one that could be two (3/4/2026).
 */
export function readDay(text: string): string | null {
  // As the wire writes it, which is most often.
  if (text.length === 10 && text[0] !== '0' && isWireDay(text)) return text;
  const wanted = toHalfWidth(text)
    .trim()
    .replace(/\s*\(?(?:星期|周)[一二三四五六日天]\)?\s*|^(?:mon|tue|wed|thu|fri|sat|sun)[a-z]*,?\s+/giu, '');
  const usual = plainDay(wanted);
  if (usual) return usual;
  const named = /^(?:(\d{1,2})[-\s]([a-z]{3,9})[-\s,]+(\d{4})|([a-z]{3,9})\.?\s+(\d{1,2}),?\s+(\d{4}))$/i.exec(wanted);
  if (named) {
    const at = months.indexOf((named[2] ?? named[4]!).slice(0, 3).toLowerCase());
    return plainDay(`${named[3] ?? named[6]}-${at % 3 === 0 ? at / 3 + 1 : 0}-${named[1] ?? named[5]}`);
  }
  const slashed = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})$/.exec(wanted);
  if (!slashed) return null;
  const [first, second] = [Number(slashed[1]), Number(slashed[2])];
  if (first <= 12 && second <= 12 && first !== second) return null;
  return plainDay([slashed[3], ...(first > 12 ? [second, first] : [first, second])].join('-'));
}

/** Reads a time of day as spreadsheets show it: 8:05, 08:05:09, 8:05 PM, 下午8:05, 8时5分. `null`: there is no such time. */
export function readTime(text: string): string | null {
  const wanted = toHalfWidth(text).trim();
  const half = /上午|凌晨|早上|am|([下中]午|晚上|pm)/i.exec(wanted);
  const bare = wanted
    .replaceAll(/[上下中]午|凌晨|[早晚]上|[ap]m/gi, '')
    .replace(/^\s*(\d{1,2})[时点](?:(\d{1,2})分?)?(?:(\d{1,2})秒)?\s*$/u, (_, hour: string, minute = '0', second = '0') =>
      [hour, minute, second].join(':'),
    )
    .replace(/(?:\.\d+)?(?:\s*\+08:?00)?$/, '')
    .trim();
  const time = plainTime(bare);
  if (!time || !half) return time;
  const hour = Number(time.slice(0, 2));
  if (hour > 12) return time;
  const shifted = half[1] ? (hour % 12) + 12 : hour % 12;
  return pad(shifted) + time.slice(2);
}

/** Reads a day with a time, in any of the forms of either; a day alone gets 00:00:00. */
export function readInstant(text: string): string | null {
  const wanted = toHalfWidth(text).trim();
  const alone = readDay(wanted);
  if (alone) return `${alone} 00:00:00`;
  // Behind 日 no blank is needed, and behind one no colon: 2026年3月4日8点, 20260304 0805.
  const match = /^(.*?[\d日)])(?:T|\s+|(?<=[日)]))((?:[^\d\s()]{1,2}\s*)?\d{1,2}[:时点].*|(?<=\s)\d{4}(?:\d{2})?)$/u.exec(wanted);
  const day = match && readDay(match[1]!);
  const time = match && readTime(match[2]!);
  return day && time ? `${day} ${time}` : null;
}

/** Reads a day, also where a time stands behind it, which is not the day's to keep. */
export const readDayOf = (text: string): string | null => readDay(text) ?? readInstant(text)?.slice(0, 10) ?? null;

/** Whether a text of the wire begins with a day of the calendar, `YYYY-MM-DD`. Without a `Date` or a pattern: whole tables are checked. */
export function isWireDay(text: string): boolean {
  if (text.length < 10 || text.charCodeAt(4) !== 45 || text.charCodeAt(7) !== 45) return false;
  const year = digitsAt(text, 0) * 100 + digitsAt(text, 2);
  const month = digitsAt(text, 5);
  const day = digitsAt(text, 8);
  if (!(year >= 0 && month >= 1 && month <= 12 && day >= 1)) return false;
  if (month === 2) return day <= (year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0) ? 29 : 28);
  // 31 and 30 take turns, once more from August on.
  return day <= 30 + ((month + (month >> 3)) % 2);
}

/** Two digits as a number; NaN when they are none. */
function digitsAt(text: string, at: number): number {
  const tens = text.charCodeAt(at) - 48;
  const ones = text.charCodeAt(at + 1) - 48;
  return tens >= 0 && tens <= 9 && ones >= 0 && ones <= 9 ? tens * 10 + ones : Number.NaN;
}

/** Year, month, day in this order: 2026-03-04, 2026/3/4, 20260304. `null` when there is no such day. */
function plainDay(text: string): string | null {
  const match = /^(\d{4})(?:[-/.年](\d{1,2})[-/.月](\d{1,2})日?|(\d{2})(\d{2}))$/.exec(text);
  if (!match) return null;
  const day = `${match[1]}-${pad(match[2] ?? match[4])}-${pad(match[3] ?? match[5])}`;
  // Years of two digits with zeros before are none that anybody means.
  return isWireDay(day) && day > '01' ? day : null;
}

/** Hours first: 8:05, 08:05:09, 0805. `null` when there is no such time. */
function plainTime(text: string): string | null {
  const match = /^(\d{1,2}):(\d{1,2})(?::(\d{1,2}))?$|^(\d{2})(\d{2})(\d{2})?$/.exec(text);
  if (!match) return null;
  const time = [match[1] ?? match[4], match[2] ?? match[5], match[3] ?? match[6]].map((part = '0') => pad(part)).join(':');
  return time < '24' && time[3]! < '6' && time[6]! < '6' ? time : null;
}

/** A number with zeros before it, by default two digits. */
export const pad = (part: string | number | undefined, length = 2) => String(part).padStart(length, '0');
