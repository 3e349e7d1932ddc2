/** One cell that was on a clipboard. */
export interface ClipboardCell {
  /** What the other program showed. */
  text: string;
  /** The number behind it as that program keeps it: without separators or sign of money, days since 1899-12-30 for dates. */
  exact?: string;
  /** Part of a merged cell, but not its first one: the program keeps no value here. */
  isCovered?: boolean;
  /** The number of columns and rows that a merged cell spans, in its first cell. */
  spans?: { columns: number; rows: number };
}

/** Cells that were on a clipboard, row by row; all rows have the same length. */
export type ClipboardBlock = ReadonlyArray<ReadonlyArray<ClipboardCell>>;

/** The same, where no more than its text is known of a cell: an object for each of ten thousand takes longer than to read them. */
export type PastedBlock = ReadonlyArray<ReadonlyArray<ClipboardCell | string>>;

/** Fills short rows with empty cells; the others stay as they are. */
export function squareBlock<Cell>(rows: ReadonlyArray<readonly Cell[]>, empty: Cell): ReadonlyArray<readonly Cell[]> {
  let width = 0;
  for (const row of rows) width = Math.max(width, row.length);
  return rows.map((row) => (row.length === width ? row : Array.from({ length: width }, (_, at) => row[at] ?? empty)));
}
