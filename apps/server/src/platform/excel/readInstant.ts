/** What a text says of a day and a time of it, or why it says nothing. */
type Instant = { day: string; time: string } | { fault: 'unreadable' | 'noDay' | 'noTime' };

const weekday = /\s*\(?(?:星期|周)[一二三四五六日天]\)?|^(?:mon|tues?|wed(?:nes)?|thu(?:rs)?|fri|sat(?:ur)?|sun)(?:day)?,?\s+/giu;
const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];

// Of each form year, month and day, in the order in which they stand.
const yearFirst = String.raw`(\d{4})[-/.年](\d{1,2})[-/.月](\d{1,2})日?|(\d{4})(\d{2})(\d{2})`;
const dayNamed = String.raw`(\d{1,2})[-\s]([a-z]{3,9})[-\s,]+(\d{4})`;
const monthNamed = String.raw`([a-z]{3,9})\.?\s+(\d{1,2}),?\s+(\d{4})`;
const yearLast = String.raw`(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})`;
const half = String.raw`(?:(上午|凌晨|早上|am)|(下午|晚上|中午|pm))?`;
const clock = String.raw`(\d{1,2})(?:[:时点](\d{1,2})?分?)(?::?(\d{1,2})秒?)?|(?<=\s)(\d{2})(\d{2})(\d{2})?`;
const instant = new RegExp(
  String.raw`^(?:${yearFirst}|${dayNamed}|${monthNamed}|${yearLast})(?:(?:T|\s+|(?<=日))${half}\s*(?:${clock})(?:\.\d+)?\s*${half}(?:\s*\+08:?00)?)?$`,
  'i',
);

/**
 * Reads a day, with a time or at midnight, in the spellings of spreadsheets in both languages. 3/4/2026 could be two days, so it is
 * none. The kit reads the same ones in the browser.
 */
export function readInstant(given: string): Instant {
  const match = instant.exec(given.normalize('NFKC').trim().replaceAll(weekday, '').trim());
  if (match === null) return { fault: 'unreadable' };
  const part = (...at: number[]) => at.map((one) => match[one]).find((one) => one !== undefined);
  const day = dayOf(part(1, 4, 9, 12, 15) ?? '', monthAndDay(match));
  if (day === undefined) return { fault: match[13] !== undefined && isAmbiguous(match) ? 'unreadable' : 'noDay' };
  const time = timeOf(part(18, 21) ?? '0', {
    minute: part(19, 22) ?? '0',
    second: part(20, 23) ?? '0',
    early: part(16, 24),
    late: part(17, 25),
  });
  return time === undefined ? { fault: 'noTime' } : { day, time };
}

function monthAndDay(match: RegExpExecArray): { month: string; day: string } {
  const named = match[8] ?? match[10];
  if (named !== undefined) return { month: String(months.indexOf(named.slice(0, 3).toLowerCase()) + 1), day: match[7] ?? match[11] ?? '' };
  if (match[13] === undefined) return { month: match[2] ?? match[5] ?? '', day: match[3] ?? match[6] ?? '' };
  if (isAmbiguous(match)) return { month: '', day: '' };
  const [one, other = ''] = [match[13], match[14]];
  return Number(one) > 12 ? { month: other, day: one } : { month: one, day: other };
}

/** Whether the first two numbers could be day and month in either order. */
const isAmbiguous = (match: RegExpExecArray) => Number(match[13]) <= 12 && Number(match[14]) <= 12 && match[13] !== match[14];

function dayOf(year: string, { month, day }: { month: string; day: string }): string | undefined {
  const text = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  const midnight = new Date(`${text}T00:00:00Z`);
  return Number.isNaN(midnight.getTime()) || !midnight.toISOString().startsWith(text) ? undefined : text;
}

function timeOf(
  hour: string,
  { minute, second, early, late }: { minute: string; second: string; early: string | undefined; late: string | undefined },
): string | undefined {
  const given = Number(hour);
  const hours = (early ?? late) === undefined || given > 12 ? given : (given % 12) + (late === undefined ? 0 : 12);
  if (hours > 23 || Number(minute) > 59 || Number(second) > 59) return undefined;
  return [String(hours), minute, second].map((one) => one.padStart(2, '0')).join(':');
}
