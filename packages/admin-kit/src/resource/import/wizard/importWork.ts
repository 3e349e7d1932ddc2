import type { ColumnMatch, GivenTexts } from './matchColumns.ts';
import { ProblemBook } from './problems.ts';
import type { Sheet } from './sheetTypes.ts';

/** A cell that a person has fixed. */
export type Edit = readonly [row: number, name: string, text: string];

/** The rows of one sheet on their way in: what they hold, what was fixed, what is wrong and which were taken. */
export interface ImportWork {
  readonly sheet: Sheet;
  /** Numbers of all rows below the header, in order. */
  readonly rows: readonly number[];
  readonly match: ColumnMatch;
  /** Texts that all rows have where the sheet has no column, by the name of the column. */
  readonly given: GivenTexts;
  /** Rows that are hidden in the sheet are none of these. */
  readonly skipsHidden: boolean;
  readonly book: ProblemBook;
  readonly taken: Set<number>;
  /** Rows that were fixed since they were last checked. */
  readonly touched: Set<number>;
  textAt: (row: number, name: string) => string;
  edit: (row: number, given: { name: string; text: string }) => void;
  edits: () => Edit[];
  /** Rows that were not taken yet. */
  left: () => number[];
  /** Rows of these that nothing is known to be wrong with; with `takesDoubtful` those as well that a person may confirm. */
  good: (takesDoubtful: boolean) => number[];
  /** How many of these are what, looked up in one go. */
  counts: () => Record<Standing, number>;
}

/** What is known of a row: nothing that is wrong, only what a person may confirm, or more than that. */
type Standing = 'clean' | 'doubtful' | 'bad';

/** Takes the rows below the header of a sheet. */
export function createImportWork(
  sheet: Sheet,
  { headerAt, match, given = {}, skipsHidden = false }: { headerAt: number; match: ColumnMatch; given?: GivenTexts; skipsHidden?: boolean },
): ImportWork {
  const lines = sheet.rows.slice(headerAt + 1).filter(({ hidden }) => !skipsHidden || hidden !== true);
  const places = new Map(lines.map(({ row }, index) => [row, index]));
  const rows = lines.map(({ row }) => row);
  const edits = new Map<number, Record<string, string>>();
  const book = new ProblemBook();
  const taken = new Set<number>();
  const touched = new Set<number>();
  const left = () => rows.filter((row) => !taken.has(row));
  const standingOf = (row: number): Standing => {
    if (!book.has(row)) return 'clean';
    return book.isOnlyDoubtful(row) ? 'doubtful' : 'bad';
  };
  return {
    sheet,
    rows,
    match,
    given,
    skipsHidden,
    book,
    taken,
    touched,
    textAt(row, name) {
      const fixed = edits.get(row)?.[name];
      if (fixed !== undefined) return fixed;
      const column = match[name];
      return column === undefined ? (given[name] ?? '') : (lines[places.get(row) ?? -1]?.cells[column] ?? '');
    },
    edit(row, { name, text }) {
      edits.set(row, { ...edits.get(row), [name]: text });
      touched.add(row);
    },
    edits: () => [...edits].flatMap(([row, cells]) => Object.entries(cells).map(([name, text]): Edit => [row, name, text])),
    left,
    good: (takesDoubtful) => left().filter((row) => standingOf(row) === 'clean' || (takesDoubtful && standingOf(row) === 'doubtful')),
    counts() {
      const counts = { clean: 0, doubtful: 0, bad: 0 };
      for (const row of left()) counts[standingOf(row)] += 1;
      return counts;
    },
  };
}

/**
 * Takes over from work on the same sheet what a person has done to it: rows that were taken stay taken, and cells stay fixed where
 * their column is filled from where it was.
 */
export function carryOver(before: ImportWork, made: ImportWork): void {
  const rows = new Set(made.rows);
  for (const row of before.taken) if (rows.has(row)) made.taken.add(row);
  for (const [row, name, text] of before.edits()) {
    const isSame = before.match[name] === made.match[name] && before.given[name] === made.given[name];
    if (isSame && rows.has(row)) made.edit(row, { name, text });
  }
}
