import type { ImportColumn } from '../../api.ts';
import type { SheetRow } from './sheetTypes.ts';

/** Which column of the sheet, from 0, fills each column of the import, by its name. */
export type ColumnMatch = Readonly<Record<string, number>>;

/** Texts that all rows have where the sheet has no column, by the name of the column. */
export type GivenTexts = Readonly<Record<string, string>>;

/** What people chose before: the name of the column by the heading as it is compared; '' means left out. */
export type Remembered = Readonly<Record<string, string>>;

/** The header stands among the first lines: titles may come before it. */
export const headerWithin = 6;

/** Characters of a heading. */
const longestHeading = 200;

/** As headings are compared: without blanks, marks of required columns and case. */
const plainHeading = (heading: string): string => heading.replaceAll(/[\s*＊]/g, '').toLowerCase();

/** Sheets that people made themselves often leave the unit behind a caption out. */
const withoutUnit = (heading: string): string => plainHeading(heading).replace(/[(（][^()（）]*[)）]$/, '');

/** The column that a heading means: what was chosen before, its caption or another one that means it, in either language, the same without its unit, its name. */
function columnOf(
  heading: string,
  { columns, remembered = {} }: { columns: readonly ImportColumn[]; remembered?: Remembered },
): ImportColumn | undefined {
  // Notes to anyone who fills the sheet in may be long; no heading is.
  const plain = heading.length > longestHeading ? '' : plainHeading(heading);
  if (plain === '') return undefined;
  const chosen = Object.hasOwn(remembered, plain) ? remembered[plain] : undefined;
  if (chosen === '') return undefined;
  const by = (form: (text: string) => string) =>
    columns.find(({ label, aliases = [] }) =>
      [label, ...aliases].some(({ zh, en }) => form(zh) === form(heading) || form(en) === form(heading)),
    );
  return (
    columns.find(({ name }) => name === chosen) ??
    by(plainHeading) ??
    by(withoutUnit) ??
    columns.find(({ name }) => name.toLowerCase() === plain)
  );
}

/** The place among the rows where most headings are known; without any, the first line with several cells. */
export function findHeader(rows: readonly SheetRow[], columns: readonly ImportColumn[]): number {
  let best = { at: -1, known: 0 };
  for (const [at, { cells }] of rows.slice(0, headerWithin).entries()) {
    const known = new Set(cells.map((cell) => columnOf(cell, { columns })).filter(Boolean)).size;
    if (known > best.known) best = { at, known };
  }
  if (best.at >= 0) return best.at;
  const several = rows.slice(0, headerWithin).findIndex(({ cells }) => filled(cells) > 1);
  return Math.max(0, several);
}

/** The headings of a line; where a cell was merged with the one above, what stands there. */
export function headingsAt(rows: readonly SheetRow[], at: number): string[] {
  const line = rows[at];
  const above = rows[at - 1];
  if (line === undefined) return [];
  // A title has one cell, merged over the others: it heads no column.
  const isHeader = above !== undefined && above.row === line.row - 1 && filled(above.cells) > 1;
  const width = Math.max(line.cells.length, isHeader ? above.cells.length : 0);
  return Array.from({ length: width }, (_, index) => line.cells[index] || (isHeader ? (above.cells[index] ?? '') : ''));
}

const filled = (cells: readonly string[]): number => cells.filter((cell) => cell !== '').length;

/** Finds for each heading its column; each column is filled once, by what was chosen before rather than by what only looks alike. */
export function matchColumns(
  headings: readonly string[],
  { columns, remembered }: { columns: readonly ImportColumn[]; remembered: Remembered },
): ColumnMatch {
  const match: Record<string, number> = {};
  const take = (wanted: (heading: string) => boolean) => {
    for (const [index, heading] of headings.entries()) {
      const column = wanted(plainHeading(heading)) ? columnOf(heading, { columns, remembered }) : undefined;
      if (column !== undefined && !Object.hasOwn(match, column.name) && !Object.values(match).includes(index)) match[column.name] = index;
    }
  };
  take((heading) => Object.hasOwn(remembered, heading));
  take(() => true);
  return match;
}

/** What to remember of a match: every heading with its column, or with none. */
export function rememberedOf(headings: readonly string[], { match, before }: { match: ColumnMatch; before: Remembered }): Remembered {
  const names = new Map(Object.entries(match).map(([name, index]) => [index, name]));
  const told = headings.flatMap((heading, index) =>
    plainHeading(heading) === '' ? [] : [[plainHeading(heading), names.get(index) ?? ''] as const],
  );
  return { ...before, ...Object.fromEntries(told) };
}
