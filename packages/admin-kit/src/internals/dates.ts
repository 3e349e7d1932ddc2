/** Calendar days and instants as the wire writes them: `YYYY-MM-DD` and `YYYY-MM-DD HH:mm:ss`, local time. */

/** Reads a day as people type it: 2026-03-04, 2026/3/4, 20260304. `null` when there is no such day. */
export function parseDay(text: string): string | null {
  const match = /^(\d{4})(?:[-/.年](\d{1,2})[-/.月](\d{1,2})日?|(\d{2})(\d{2}))$/.exec(text.trim());
  if (!match) return null;
  const [year, month, day] = [Number(match[1]), Number(match[2] ?? match[4]), Number(match[3] ?? match[5])];
  const date = new Date(year, month - 1, day);
  if (date.getFullYear() !== year || date.getMonth() !== month - 1 || date.getDate() !== day) return null;
  return dayText(date);
}

/** Reads a time of day: 8:05, 08:05:09, 0805. `null` when there is no such time. */
export function parseTime(text: string): string | null {
  const match = /^(\d{1,2}):(\d{1,2})(?::(\d{1,2}))?$|^(\d{2})(\d{2})(\d{2})?$/.exec(text.trim());
  if (!match) return null;
  const parts = [match[1] ?? match[4], match[2] ?? match[5], match[3] ?? match[6] ?? '0'].map(Number) as [number, number, number];
  if (parts[0] > 23 || parts[1] > 59 || parts[2] > 59) return null;
  return parts.map((part) => String(part).padStart(2, '0')).join(':');
}

/** Reads a day with a time; a day alone gets 00:00:00. */
export function parseInstant(text: string): string | null {
  const [dayPart = '', timePart, ...rest] = text.trim().split(/[\sT]+/);
  if (rest.length > 0) return null;
  const day = parseDay(dayPart);
  const time = timePart === undefined ? '00:00:00' : parseTime(timePart);
  return day && time ? `${day} ${time}` : null;
}

/** A local date as `YYYY-MM-DD`. */
export function dayText(date: Date): string {
  const pad = (value: number, length = 2) => String(value).padStart(length, '0');
  return `${pad(date.getFullYear(), 4)}-${pad(date.getMonth() + 1)}-${pad(date.getDate())}`;
}

/** A local instant as `YYYY-MM-DD HH:mm:ss`. */
export function instantText(date: Date): string {
  const pad = (value: number) => String(value).padStart(2, '0');
  return `${dayText(date)} ${pad(date.getHours())}:${pad(date.getMinutes())}:${pad(date.getSeconds())}`;
}

/** The local midnight of a wire day or instant; `undefined` when it is none. */
export function toDate(value: string | null | undefined): Date | undefined {
  const day = value ? parseDay(value.slice(0, 10)) : null;
  if (!day) return undefined;
  return new Date(Number(day.slice(0, 4)), Number(day.slice(5, 7)) - 1, Number(day.slice(8, 10)));
}
