import { parseDateTimeText } from '../../../../../platform/clock.ts';

/** Lines above the header of a bank's sheet that are looked through, such as the title of the bank. */
export const headerWithin = 20;

/** Columns of a sheet by what they hold. */
export type Columns<Field extends string> = ReadonlyMap<Field, { index: number; caption: string }>;

/** The columns of a header, whichever of their known names a bank gives them; undefined where a line lacks what is needed, and is no header. */
export function findColumns<Field extends string>(
  cells: readonly string[],
  { captions, needed }: { captions: Readonly<Record<Field, readonly string[]>>; needed: readonly Field[] },
): Columns<Field> | undefined {
  const found = new Map<Field, { index: number; caption: string }>();
  for (const [field, known] of Object.entries(captions) as [Field, readonly string[]][])
    for (const caption of known) {
      const index = cells.findIndex((cell) => cell.replaceAll(/[\s*]/g, '') === caption);
      if (index < 0 || found.has(field)) continue;
      found.set(field, { index, caption });
    }
  return needed.every((field) => found.has(field)) ? found : undefined;
}

/** `2026-06-01 10:00:02`, `2026/6/1 10:00`, `20260601 100002`, or a day alone, which is its beginning. */
export function timeOf(text: string): string | undefined {
  const match = /^(\d{4})[-/.年]?(\d{1,2})[-/.月]?(\d{1,2})日?(?:[ T]*(\d{1,2}):?(\d{2})(?::?(\d{2}))?)?$/.exec(text.trim());
  if (match === null) return undefined;
  const [, year, month, day, hour = '0', minute = '00', second = '00'] = match;
  const two = (part: string | undefined) => (part ?? '').padStart(2, '0');
  const written = `${year}-${two(month)}-${two(day)} ${two(hour)}:${minute}:${second}`;
  return parseDateTimeText(written) === undefined ? undefined : written;
}
