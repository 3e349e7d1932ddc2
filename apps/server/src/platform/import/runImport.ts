import { createWriteStream } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { Context } from '../context.ts';
import { AppError, invalidInput } from '../errors.ts';
import { readWorkbook, type SheetRow } from '../excel/readWorkbook.ts';
import type { CellValue } from '../excel/writeWorkbook.ts';
import type { BadCell, ImportMemory, ImportPlan, ImportRow, PlanColumn, ReportLines } from '../resource/importPlan.ts';
import { createReportSpool, type ReportSpool } from './reportSpool.ts';

/** Lines that are checked and written together. */
const chunkSize = 500;
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
  onProgress: OnProgress,
  keepReport: KeepReport,
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
    const outcome = await importRows(ctx, plan, path, total, onProgress, report);
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

async function importRows<Good>(
  ctx: Context,
  plan: ImportPlan<Good>,
  path: string,
  counted: number,
  onProgress: OnProgress,
  report: ReportSpool,
): Promise<ImportOutcome> {
  const memory: ImportMemory = new Map();
  const outcome = { totalCount: 0, successCount: 0, errorCount: 0, bad: [] as BadCell[], cancelled: false };
  let header: Map<number, PlanColumn> | undefined;
  let before = 0;
  let chunk: ImportRow[] = [];

  const flush = async (): Promise<void> => {
    if (chunk.length === 0) return;
    const rows = chunk;
    chunk = [];
    const { landed, bad } = await importChunk(ctx, plan, rows, memory, report);
    outcome.totalCount += rows.length;
    outcome.successCount += landed;
    outcome.errorCount += rows.length - landed;
    outcome.bad.push(...bad.slice(0, Math.max(0, badCellsKept - outcome.bad.length)));
    outcome.cancelled = (await onProgress({ phase: 'saving', done: outcome.totalCount, total: counted - before })) === 'cancel';
  };

  for await (const line of readWorkbook(path)) {
    if (header === undefined) {
      before += 1;
      header = headerOf(line, plan.columns);
      if (header === undefined && before >= headerWithin) throw missingHeader(plan.columns);
      continue;
    }
    chunk.push({ row: line.row, cells: cellsOf(line, header, plan.columns) });
    if (chunk.length < chunkSize) continue;
    await flush();
    if (outcome.cancelled) return outcome;
  }
  if (header === undefined) throw missingHeader(plan.columns);
  await flush();
  if (outcome.totalCount === 0) throw invalidInput('文件中没有数据行');
  return outcome;
}

async function importChunk<Good>(
  ctx: Context,
  plan: ImportPlan<Good>,
  rows: readonly ImportRow[],
  memory: ImportMemory,
  report: ReportSpool,
): Promise<{ landed: number; bad: BadCell[] }> {
  const { good, bad } = await ctx.transaction(() => plan.prepare(ctx, rows, memory));
  const reported = [...bad];
  // What was rolled back is not told: lines join the report after their transaction.
  const commit = async (rowsOfIt: readonly Good[]): Promise<void> => {
    const lines: ReportLines | void = await ctx.transaction(() => plan.commit(ctx, rowsOfIt));
    if (lines !== undefined && lines.length > 0) await report.add(lines);
  };
  try {
    if (good.length > 0) await commit(good.map((one) => one.value));
    return { landed: good.length, bad: inOrder(reported) };
  } catch (error) {
    if (!(error instanceof AppError) && !isConstraint(error)) throw error;
  }
  let landed = 0;
  for (const { row, value } of good) {
    try {
      await commit([value]);
      landed += 1;
    } catch (error) {
      if (error instanceof AppError) reported.push({ row, column: null, value: null, reason: error.message });
      else if (isConstraint(error)) reported.push({ row, column: null, value: null, reason: '数据库中已存在该记录' });
      else throw error;
    }
  }
  return { landed, bad: inOrder(reported) };
}

/** As a person walks down the sheet. */
const inOrder = (cells: readonly BadCell[]): BadCell[] => cells.toSorted((a, b) => a.row - b.row);

/** Whether the database refused a row by a rule of its own, such as a unique key. */
function isConstraint(error: unknown): boolean {
  const code = (error as { code?: unknown; cause?: { code?: unknown } }).code ?? (error as { cause?: { code?: unknown } }).cause?.code;
  return typeof code === 'string' && code.startsWith('23');
}

/** Columns by position, when this line is the header: every required caption stands in it. */
function headerOf(line: SheetRow, columns: readonly PlanColumn[]): Map<number, PlanColumn> | undefined {
  const found = new Map<number, PlanColumn>();
  line.cells.forEach((cell, index) => {
    const caption = plainCaption(cell);
    const is = (form: (text: string) => string) => (one: PlanColumn) =>
      form(one.caption.zh) === form(cell) || form(one.caption.en) === form(cell);
    // Sheets that people made themselves often leave the unit behind a caption out.
    const column = caption === '' ? undefined : (columns.find(is(plainCaption)) ?? columns.find(is(captionWithoutUnit)));
    if (column !== undefined && ![...found.values()].includes(column)) found.set(index, column);
  });
  const known = new Set(found.values());
  return columns.every((column) => column.required !== true || known.has(column)) ? found : undefined;
}

const plainCaption = (caption: string): string => caption.replaceAll(/[\s*＊]/g, '').toLowerCase();

const captionWithoutUnit = (caption: string): string => plainCaption(caption).replace(/[(（][^()（）]*[)）]$/, '');

const missingHeader = (columns: readonly PlanColumn[]) =>
  invalidInput(
    `表头不完整，必须包含：${columns
      .filter((column) => column.required)
      .map((column) => column.caption.zh)
      .join('、')}`,
  );

function cellsOf(line: SheetRow, header: ReadonlyMap<number, PlanColumn>, columns: readonly PlanColumn[]): Record<string, string> {
  const cells: Record<string, string> = Object.fromEntries(columns.map((column) => [column.name, '']));
  for (const [index, column] of header) cells[column.name] = (line.cells[index] ?? '').trim();
  return cells;
}
