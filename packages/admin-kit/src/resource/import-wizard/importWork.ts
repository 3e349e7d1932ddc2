import type { ColumnMatch, GivenTexts } from './matchColumns.ts';
import { ProblemBook } from './problems.ts';
import type { Sheet } from './sheetTypes.ts';

/** A cell that a person has mended. */
export type Edit = readonly [row: number, name: string, text: string];

/** The rows of one sheet on their way in: what they hold, what was mended, what is wrong and which were taken. */
export interface ImportWork {
  /** Numbers of all rows below the header, in order. */
  readonly rows: readonly number[];
  readonly match: ColumnMatch;
  /** Texts that all rows have where the sheet has no column, by the name of the column. */
  readonly given: GivenTexts;
  readonly book: ProblemBook;
  readonly taken: Set<number>;
  /** Rows that were mended since they were last checked. */
  readonly touched: Set<number>;
  textAt: (row: number, name: string) => string;
  edit: (row: number, name: string, text: string) => void;
  edits: () => Edit[];
  /** Rows that were not taken yet. */
  left: () => number[];
  /** Rows of these that nothing is known to be wrong with; with `takesDoubtful` those as well that a person may confirm. */
  good: (takesDoubtful: boolean) => number[];
  /** How many of the rows are what, looked up in one go. */
  counts: () => RowCounts;
}

/** Rows of a sheet by what becomes of them. */
export interface RowCounts {
  /** Not taken yet. */
  left: number;
  /** Of these, those that nothing is known to be wrong with. */
  clean: number;
  /** Of these, those that are only doubtful: a person may confirm them. */
  doubtful: number;
}

/** Takes the rows below the header of a sheet. */
export function createImportWork(sheet: Sheet, headerAt: number, match: ColumnMatch, given: GivenTexts = {}): ImportWork {
  const lines = sheet.rows.slice(headerAt + 1);
  const places = new Map(lines.map(({ row }, index) => [row, index]));
  const rows = lines.map(({ row }) => row);
  const edits = new Map<number, Record<string, string>>();
  const book = new ProblemBook();
  const taken = new Set<number>();
  const touched = new Set<number>();
  const left = () => rows.filter((row) => !taken.has(row));
  return {
    rows,
    match,
    given,
    book,
    taken,
    touched,
    textAt(row, name) {
      const mended = edits.get(row)?.[name];
      if (mended !== undefined) return mended;
      const column = match[name];
      return column === undefined ? (given[name] ?? '') : (lines[places.get(row) ?? -1]?.cells[column] ?? '');
    },
    edit(row, name, text) {
      edits.set(row, { ...edits.get(row), [name]: text });
      touched.add(row);
    },
    edits: () => [...edits].flatMap(([row, cells]) => Object.entries(cells).map(([name, text]): Edit => [row, name, text])),
    left,
    good: (takesDoubtful) => left().filter((row) => !book.has(row) || (takesDoubtful && book.isOnlyDoubtful(row))),
    counts() {
      const counts = { left: 0, clean: 0, doubtful: 0 };
      for (const row of rows) {
        if (taken.has(row)) continue;
        counts.left += 1;
        if (!book.has(row)) counts.clean += 1;
        else if (book.isOnlyDoubtful(row)) counts.doubtful += 1;
      }
      return counts;
    },
  };
}
