/** Days of the calendar as the wire writes them, without a time zone: a day is a day. */

const dayMs = 86_400_000;
const furthest = 100_000;

/** Days from one day (or instant) to another; `null` where one of them is none. */
export function daysBetween(from: string, to: string): number | null {
  const first = dayNumber(from);
  const last = dayNumber(to);
  return first === null || last === null ? null : last - first;
}

/** The day so many days later; what follows the day, such as a time, stays. */
export function daysLater(day: string, days: number): string | null {
  const first = dayNumber(day);
  if (first === null || !Number.isInteger(days) || Math.abs(days) > furthest) return null;
  const date = new Date((first + days) * dayMs);
  const year = date.getUTCFullYear();
  return year < 1000 || year > 9999 ? null : date.toISOString().slice(0, 10) + day.slice(10);
}

function dayNumber(text: string): number | null {
  const match = /^(\d{4})-(\d{2})-(\d{2})(?=$|[ T])/.exec(text);
  if (match === null) return null;
  const at = Date.UTC(Number(match[1]), Number(match[2]) - 1, Number(match[3]));
  // The thirtieth of February is the second of March to a computer, and a slip to everybody else.
  return new Date(at).toISOString().slice(0, 10) === match[0] ? at / dayMs : null;
}
