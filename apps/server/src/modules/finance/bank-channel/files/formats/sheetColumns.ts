import { parseDateTimeText } from '../../../../../platform/clock.ts';
import type { SheetRow } from '../../../../../platform/excel/readWorkbook.ts';
import type { LineProblem } from './payRow.ts';

/** Lines above the header of a bank's sheet that are looked through, such as the title of the bank. */
const headerWithin = 20;

/** Columns of a sheet by what they hold. */
type Columns<Field extends string> = ReadonlyMap<Field, { index: number; caption: string }>;

/** The columns of a header, whichever of their known names a bank gives them; undefined where a line lacks what is needed, and is not a header. */
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

/** A line below the header, by what its cells hold. */
export interface SheetLine<Field extends string> {
  /** As the sheet counts. */
  line: number;
  /** Whether the sheet has such a column. */
  has: (field: Field) => boolean;
  /** What stands there; '' where nothing does. */
  of: (field: Field) => string;
  /** What is wrong with the line, at the caption that the sheet has for the field. */
  problem: (field: Field, reason: string) => LineProblem;
}

/** How a sheet is read. */
interface SheetReading<Field extends string, Found extends object> {
  /** What the columns are called; the first name is told where a sheet lacks one. */
  captions: Readonly<Record<Field, readonly [string, ...string[]]>>;
  /** The columns of a line that is the header. */
  headerOf: (cells: readonly string[]) => Columns<Field> | undefined;
  readLine: (line: SheetLine<Field>) => Found | LineProblem;
  /** What is wrong with a sheet without a header. */
  missing: Pick<LineProblem, 'field' | 'reason'>;
}

/** Reads a sheet whose header stands in one of its first lines, below the titles of who made it. @returns lines that could be read, and what is wrong with others */
export async function readSheetLines<Field extends string, Found extends object>(
  rows: AsyncIterable<SheetRow> | Iterable<SheetRow>,
  { captions, headerOf, readLine, missing }: SheetReading<Field, Found>,
): Promise<{ found: Found[]; problems: LineProblem[] }> {
  const found: Found[] = [];
  const problems: LineProblem[] = [];
  let header: Columns<Field> | undefined;
  let seen = 0;
  for await (const { row, cells } of rows) {
    seen += 1;
    if (header === undefined) {
      header = headerOf(cells);
      if (header === undefined && seen >= headerWithin) break;
      continue;
    }
    const columns = header;
    const read = readLine({
      line: row,
      has: (field) => columns.has(field),
      of: (field) => cells[columns.get(field)?.index ?? -1]?.trim() ?? '',
      problem: (field, reason) => ({ line: row, field: columns.get(field)?.caption ?? captions[field][0], reason }),
    });
    if ('reason' in read) problems.push(read);
    else found.push(read);
  }
  if (header === undefined) problems.push({ line: 1, ...missing });
  return { found, problems };
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
