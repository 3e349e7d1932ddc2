import type { LocalizedText } from '@tarmac/freight-api/rules';
import type { Context } from '../context.ts';
import type { FieldMeta } from '../contract/meta.ts';
import type { CellValue, SheetColumn } from '../excel/writeWorkbook.ts';

/** A column of an import sheet. */
export interface PlanColumn {
  /** Key of the row's cells. */
  name: string;
  /** Header of the column; the sheet is read by it, in any order. */
  caption: LocalizedText;
  /** Other headings that mean it, such as the one that an export gives it. */
  aliases?: readonly LocalizedText[];
  /** Columns of a group stand side by side, with its name above them in a second line of the header. */
  group?: LocalizedText;
  required?: boolean;
  /** No two lines of a sheet may have the same value. */
  unique?: boolean;
  /** Other columns in which two lines must differ, too, before they count as the same. */
  uniqueWith?: readonly string[];
  /** The field that its cells are read as; absent where names stand for rows, or the plan reads the cells by itself. */
  field?: FieldMeta | undefined;
  /** What the cells take, where the caption does not say it: shown above the template. */
  note?: LocalizedText | undefined;
  /** Shown in the template's first line, as an example to overwrite. */
  example?: string;
}

/** A line of the sheet by column name; cells that are empty or absent are empty texts. */
export interface ImportRow {
  /** As the sheet counts. */
  row: number;
  cells: Readonly<Record<string, string>>;
}

/** A cell, or a whole line where `column` is null, that cannot be taken, and why. */
export interface BadCell {
  row: number;
  /** Caption of the column. */
  column: string | null;
  value: string | null;
  reason: string;
  /** It is only doubtful: confirmed, the line is taken. */
  doubtful?: boolean;
}

/** What survives from chunk to chunk of one import, such as the numbers seen so far. */
export type ImportMemory = Map<string, unknown>;

/** What became of good lines: one line of cells each, in the order of the report's columns. */
export type ReportLines = readonly (readonly CellValue[])[];

/** The sheet that says what an import changed. */
export interface ImportReport {
  /** Shown in its title and file name. */
  title: LocalizedText;
  columns: readonly (Omit<SheetColumn, 'caption'> & { caption: LocalizedText })[];
}

/** How the lines of one kind of sheet become rows. The platform reads the sheet and calls this for every 500 lines. */
export interface ImportPlan<Good = unknown> {
  /** Shown in titles and file names. */
  title: LocalizedText;
  columns: readonly PlanColumn[];
  /** Checks lines without writing; each line is either good or has at least one bad cell. */
  prepare(
    ctx: Context,
    rows: readonly ImportRow[],
    memory: ImportMemory,
  ): Promise<{ good: readonly { row: number; value: Good }[]; bad: readonly BadCell[] }>;
  /**
   * Writes good lines in the running transaction. A throw writes none of them; the platform then tries the lines one by
   * one, so that a single refusal does not keep the others out.
   */
  commit(ctx: Context, rows: readonly Good[]): Promise<ReportLines | void>;
  /** A sheet of what the good lines changed, made of the lines that `commit` gives; absent: there is none. */
  report?: ImportReport;
}
