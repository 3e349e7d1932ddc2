/** One line of a sheet: its number as the sheet counts, and its texts from the first column on. */
export interface SheetRow {
  row: number;
  cells: readonly string[];
  /** Filtered out or hidden by hand: a person who looks at the sheet does not see it. */
  hidden?: true;
}

/** What was read: the names of all visible sheets, and the lines of one of them. Empty lines are left out. */
export interface Sheet {
  names: readonly string[];
  /** Which of `names` the lines are from. */
  index: number;
  rows: readonly SheetRow[];
}

/** Why a file cannot be read; each has a text `import.file.<fault>`. */
export type SheetFault = 'broken' | 'old' | 'rows' | 'columns' | 'size' | 'cell' | 'empty' | 'quotes';

/** Thrown by the readers. */
export class SheetError extends Error {
  readonly fault: SheetFault;

  constructor(fault: SheetFault) {
    super(fault);
    this.name = 'SheetError';
    this.fault = fault;
  }
}

/** What a file may hold before it is refused, counted while it is read. A server that reads sheets has the same bounds. @source security 47 */
export const sheetLimits = {
  entries: 10_000,
  /** Unpacked bytes of one part of a workbook. */
  bytes: 400 * 1024 * 1024,
  /** Of the parts that are held in memory: workbook, relations, styles. */
  smallBytes: 16 * 1024 * 1024,
  /** Of the shared texts. */
  textBytes: 64 * 1024 * 1024,
  /** How many shared texts there are. */
  texts: 1_000_000,
  rows: 100_000,
  columns: 256,
  /** Characters of one cell. */
  cell: 32_767,
  /** Characters of the name of a sheet, and of any other attribute that is read. */
  name: 255,
  /** Relations of one part, and sheets. */
  relations: 10_000,
  /** Characters of XML that hold no further tag: a text, a comment or an attribute. */
  piece: 400_000,
} as const;

/** Rows that a sheet may number, as spreadsheets count: empty ones are not lines, but take their time. */
export const lastRow = 1_048_576;

/** What the readers hand out while they read: first the names, then lines, some hundreds at a time. */
export type SheetPart = { names: readonly string[]; index: number } | { rows: SheetRow[] };
