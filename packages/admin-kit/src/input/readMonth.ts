import { toHalfWidth } from '../internals/halfWidth.ts';
import { pad, readDayOf } from '../internals/readDates.ts';

/** Reads a month as people and sheets write it: 2026-03, 2026/3, 2026年3月, 202603; of a day its month. `null`: there is no such month. */
export function readMonth(text: string): string | null {
  const wanted = toHalfWidth(text).trim();
  const match = /^([1-9]\d{3})(?:[-/.年](\d{1,2})月?|(\d{2}))$/.exec(wanted);
  if (!match) return readDayOf(wanted)?.slice(0, 7) ?? null;
  const month = pad(match[2] ?? match[3]);
  return month >= '01' && month <= '12' ? `${match[1]}-${month}` : null;
}
