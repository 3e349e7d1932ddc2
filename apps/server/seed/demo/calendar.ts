import { toDateText } from '../../src/platform/clock.ts';
import type { Random } from './random.ts';

/** Milliseconds of a minute, an hour and a day. */
export const minute = 60_000;
export const hour = 60 * minute;
export const day = 24 * hour;

const days = new Map<number, string>();
const two = Array.from({ length: 60 }, (_, value) => String(value).padStart(2, '0'));

/** The Shanghai day of an instant. Days are kept: a set writes some ten million times of a few hundred days. */
export function dayText(instant: number): string {
  const number = Math.floor((instant + 8 * hour) / day);
  let text = days.get(number);
  if (text === undefined) days.set(number, (text = toDateText(new Date(instant))));
  return text;
}

/** An instant in milliseconds as the wire writes it. */
export function timeText(instant: number): string {
  const local = Math.floor(instant + 8 * hour);
  const seconds = Math.floor((local - Math.floor(local / day) * day) / 1000);
  return `${dayText(instant)} ${two[Math.floor(seconds / 3600)]}:${two[Math.floor(seconds / 60) % 60]}:${two[seconds % 60]}`;
}

/** A time of the wire as ms. */
export const momentOf = (text: string): number => Date.parse(`${text.replace(' ', 'T')}+08:00`);

/** A time-ordered id (UUIDv7 without dashes) of an instant, drawn from a stream. */
export function idAt(random: Random, instant: number): string {
  return `${Math.max(0, Math.floor(instant)).toString(16).padStart(12, '0')}7${random.hex(3)}8${random.hex(15)}`;
}

/** How busy a day is against the average: quiet around the Spring Festival and on Sundays, busy at the end of a month. */
function busyness(instant: number): number {
  const date = new Date(instant + 8 * hour);
  const dayOfYear = Math.floor(
    (Date.UTC(date.getUTCFullYear(), date.getUTCMonth(), date.getUTCDate()) - Date.UTC(date.getUTCFullYear(), 0, 1)) / day,
  );
  const festival = dayOfYear >= 25 && dayOfYear <= 50 ? 0.35 : 1;
  const monthEnd = date.getUTCDate() >= 25 ? 1.3 : 1;
  return festival * monthEnd * (date.getUTCDay() === 0 ? 0.7 : 1);
}

/** A moment between two days, more likely in busy times and by daylight. */
export function busyMoment(random: Random, { from, to }: { from: number; to: number }): number {
  for (let tries = 0; ; tries += 1) {
    const instant = from + random.next() * (to - from);
    if (tries > 8 || random.next() * 1.3 < busyness(instant)) {
      const startOfDay = Math.floor((instant + 8 * hour) / day) * day - 8 * hour;
      return Math.min(to, Math.max(from, startOfDay + random.int(7 * 60, 20 * 60) * minute + random.int(0, 59) * 1000));
    }
  }
}
