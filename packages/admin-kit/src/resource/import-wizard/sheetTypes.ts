/** One line of a sheet: its number as the sheet counts, and its texts from the first column on. */
export interface SheetRow {
  row: number;
  cells: readonly string[];
}

/** What was read: the names of all visible sheets, and the lines of one of them. Empty lines are left out. */
export interface Sheet {
  names: readonly string[];
  /** Which of `names` the lines are from. */
  index: number;
  rows: readonly SheetRow[];
}

/** Why a file cannot be read; each has a text `import.file.<fault>`. */
export type SheetFault = 'broken' | 'old' | 'rows' | 'columns' | 'size' | 'empty' | 'quotes';

/** Thrown by the readers. */
export class SheetError extends Error {
  readonly fault: SheetFault;

  constructor(fault: SheetFault) {
    super(fault);
    this.name = 'SheetError';
    this.fault = fault;
  }
}

/** What a file may hold before it is refused. @source security 47 */
export const sheetLimits = { rows: 100_000, columns: 200, bytes: 400 * 1024 * 1024, texts: 64 * 1024 * 1024, entries: 10_000 } as const;

/** What the readers hand out while they read: first the names, then lines, some hundreds at a time. */
export type SheetPart = { names: readonly string[]; index: number } | { rows: SheetRow[] };
