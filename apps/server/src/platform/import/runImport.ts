import { createWriteStream } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { Context } from '../context.ts';
import { invalidInput } from '../errors.ts';
import { readWorkbook, type SheetRow } from '../excel/readWorkbook.ts';
import type { CellValue } from '../excel/writeWorkbook.ts';
import type { BadCell, ImportMemory, ImportPlan, ImportRow, PlanColumn } from '../resource/importPlan.ts';
import { chunkSize, importChunk } from './importChunk.ts';
import { createReportSpool, type ReportSpool } from './reportSpool.ts';
import { createHeaderFinder } from './sheetHeader.ts';

/** Bad cells that are kept for the error file; beyond them lines are only counted. */
const badCellsKept = 20_000;
/** The header stands among the first lines: two titles may come before it. */
const headerWithin = 6;

/** Sheets lie in folders of this name, below the system's own for such, while they are read. */
export const importFolderPrefix = 'tarmac-import-';

/** How far an import is. */
export interface Progress {
  phase: 'checking' | 'saving' | 'done';
  done: number;
  total: number | null;
}

/** Told about progress; answers whether to go on. */
export type OnProgress = (progress: Progress) => Promise<'continue' | 'cancel'>;

/** Stores the lines of the report of what changed; called once, when there are any. */
export type KeepReport = (lines: AsyncIterable<readonly CellValue[]>) => Promise<void>;

/** What an import did. */
export interface ImportOutcome {
  totalCount: number;
  successCount: number;
  errorCount: number;
  bad: readonly BadCell[];
  cancelled: boolean;
  /** Rows that are hidden in the sheet. */
  hiddenCount: number;
}

/**
 * Reads the uploaded sheet and lets good lines land, 500 in a transaction, each of them whole; every bad cell is reported.
 * Memory does not grow with the number of lines.
 *
 * @throws InvalidInput no workbook, or a required column is missing; nothing was written
 */
export async function runImport<Good>(
  ctx: Context,
  plan: ImportPlan<Good>,
  { options, keepReport }: { options: { onProgress: OnProgress; skipHidden: boolean }; keepReport: KeepReport },
): Promise<ImportOutcome> {
  const upload = await ctx.upload();
  const folder = await mkdtemp(join(tmpdir(), importFolderPrefix));
  try {
    const path = join(folder, 'sheet.xlsx');
    await pipeline(upload.stream, createWriteStream(path, { mode: 0o600 }));
    // The first pass only counts, so that a person sees how far the second one is.
    const total = await countRows(path);
    if (total === 0) throw invalidInput('文件中没有数据行');
    const report = createReportSpool(join(folder, 'report.jsonl'));
    const outcome = await importRows(ctx, plan, { path, counted: total, report, ...options });
    if (report.count > 0) await keepReport(report.read());
    return outcome;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function countRows(path: string): Promise<number> {
  let last = 0;
  let counted = 0;
  for await (const { row } of readWorkbook(path)) {
    last = row;
    counted += 1;
  }
  return last === 0 ? 0 : counted;
}

interface ImportRun {
  path: string;
  /** Rows that are in the sheet, for the progress. */
  counted: number;
  report: ReportSpool;
  onProgress: OnProgress;
  skipHidden: boolean;
}

async function importRows<Good>(
  ctx: Context,
  plan: ImportPlan<Good>,
  { path, counted, report, onProgress, skipHidden }: ImportRun,
): Promise<ImportOutcome> {
  const memory: ImportMemory = new Map();
  const outcome = { totalCount: 0, successCount: 0, errorCount: 0, bad: [] as BadCell[], cancelled: false, hiddenCount: 0 };
  const findHeader = createHeaderFinder(plan.columns);
  let header: ReadonlyMap<number, PlanColumn> | undefined;
  let before = 0;
  let chunk: ImportRow[] = [];

  const flush = async (): Promise<void> => {
    if (chunk.length === 0) return;
    const rows = chunk;
    chunk = [];
    const { landed, bad } = await importChunk(ctx, plan, { rows, memory, report: (lines) => report.add(lines) });
    outcome.totalCount += rows.length;
    outcome.successCount += landed;
    outcome.errorCount += rows.length - landed;
    outcome.bad.push(...bad.slice(0, Math.max(0, badCellsKept - outcome.bad.length)));
    outcome.cancelled = (await onProgress({ phase: 'saving', done: outcome.totalCount, total: counted - before })) === 'cancel';
  };

  for await (const line of readWorkbook(path)) {
    if (header === undefined) {
      const found = findHeader(line);
      header = found?.header;
      if (found?.isRow !== true) before += 1;
      if (header === undefined && before >= headerWithin) throw missingHeader(plan.columns);
      if (header === undefined || found?.isRow !== true) continue;
    }
    if (line.hidden === true) {
      outcome.hiddenCount += 1;
      if (skipHidden) continue;
    }
    chunk.push({ row: line.row, cells: cellsOf(line, { header, columns: plan.columns }) });
    if (chunk.length < chunkSize) continue;
    await flush();
    if (outcome.cancelled) return outcome;
  }
  if (header === undefined) throw missingHeader(plan.columns);
  await flush();
  if (outcome.totalCount === 0 && outcome.hiddenCount === 0) throw invalidInput('文件中没有数据行');
  return outcome;
}

const missingHeader = (columns: readonly PlanColumn[]) =>
  invalidInput(
    `表头不完整，必须包含：${columns
      .filter((column) => column.required)
      .map((column) => column.caption.zh)
      .join('、')}`,
  );

function cellsOf(
  line: SheetRow,
  { header, columns }: { header: ReadonlyMap<number, PlanColumn>; columns: readonly PlanColumn[] },
): Record<string, string> {
  const cells: Record<string, string> = Object.fromEntries(columns.map((column) => [column.name, '']));
  for (const [index, column] of header) cells[column.name] = (line.cells[index] ?? '').trim();
  return cells;
}
