import { createWriteStream } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { AddOf, AnyEntity, ImportColumn } from '../contract/entity.ts';
import type { FieldMeta, LocalizedText } from '../contract/meta.ts';
import type { Context, UploadedFile } from '../context.ts';
import type { DictionaryItem } from '../dictionaries.ts';
import { AppError, invalidInput, type FieldError } from '../errors.ts';
import { readWorkbook, type SheetRow } from '../excel/readWorkbook.ts';
import { parseInput } from '../http/parseInput.ts';
import { replyWith } from '../http/reply.ts';
import { readCell } from './readCell.ts';
import type { CommonTable, Resource } from './resource.ts';
import { storeRow } from './writeRows.ts';

/** One cell that was refused; rows are counted as the sheet counts them. */
export interface CellError {
  row: number;
  column: string | null;
  value: string | null;
  reason: string;
}

/** What became of a sheet. */
export interface ImportOutcome {
  totalCount: number;
  successCount: number;
  errorCount: number;
  msg: string;
  fileUrl: string | null;
  fileName: string | null;
  errors: CellError[];
  cancelled: boolean;
}

/** A column of an import sheet, resolved. */
interface ResolvedColumn {
  name: string;
  caption: LocalizedText;
  field: FieldMeta | undefined;
  required: boolean;
}

const batchSize = 200;
const shownErrors = 200;
/** Title lines may stand above the captions. */
const headerWithin = 5;

/**
 * Takes in the rows of a workbook. Every row lands whole or not at all; a bad row is reported cell by cell and does not stop
 * the others. Memory does not grow with the sheet.
 *
 * @throws InvalidInput the file is no workbook, or its captions do not fit
 * @source jeecg-wire 1.10
 */
export async function importRows<Kind extends AnyEntity, Table extends CommonTable>(
  ctx: Context,
  resource: Resource<Kind, Table>,
  file: UploadedFile,
): Promise<ImportOutcome> {
  const folder = await mkdtemp(join(tmpdir(), 'tarmac-import-'));
  try {
    const path = join(folder, 'sheet.xlsx');
    await pipeline(file.stream, createWriteStream(path, { mode: 0o600 }));
    const outcome = await takeIn(ctx, resource, readWorkbook(path));
    ctx.log.info({ entity: resource.kind.name, total: outcome.totalCount, bad: outcome.errorCount }, 'import');
    return answerOf(outcome, ctx.locale);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Columns that an import sheet of this kind has, in order. */
export function importColumnsOf(kind: AnyEntity): ResolvedColumn[] {
  const names = kind.definition.importColumns ?? [...Object.keys(kind.definition.required), ...Object.keys(kind.definition.optional)];
  return names.map((one) => {
    const own: ImportColumn | undefined = typeof one === 'object' ? one : undefined;
    const name = typeof one === 'object' ? one.name : String(one);
    const field = kind.fields[name];
    return {
      name,
      field,
      caption: own?.caption ?? field?.label ?? { zh: name, en: name },
      required: own?.required ?? field?.required ?? false,
    };
  });
}

async function takeIn<Kind extends AnyEntity, Table extends CommonTable>(
  ctx: Context,
  resource: Resource<Kind, Table>,
  rows: AsyncIterable<SheetRow>,
): Promise<ImportOutcome> {
  const columns = importColumnsOf(resource.kind);
  const dictionaries = await ctx.platform.dictionaries.all(ctx.actor.tenantId);
  const outcome: ImportOutcome = {
    totalCount: 0,
    successCount: 0,
    errorCount: 0,
    msg: '',
    fileUrl: null,
    fileName: null,
    errors: [],
    cancelled: false,
  };
  let header: (ResolvedColumn | undefined)[] | undefined;
  let seen = 0;
  let waiting: { row: SheetRow; input: AddOf<Kind> }[] = [];
  const reject = (errors: readonly CellError[]): void => {
    outcome.errorCount += 1;
    outcome.errors.push(...errors.slice(0, Math.max(0, shownErrors - outcome.errors.length)));
  };
  const flush = async (): Promise<void> => {
    const batch = waiting;
    waiting = [];
    if (batch.length > 0) outcome.successCount += await storeBatch(ctx, resource, columns, batch, reject);
  };

  for await (const row of rows) {
    seen += 1;
    if (header === undefined) {
      header = readHeader(row.cells, columns);
      if (header === undefined && seen >= headerWithin) break;
      continue;
    }
    if (row.cells.every((cell) => cell.trim() === '')) continue;
    outcome.totalCount += 1;
    const read = readRow(ctx, resource.kind, header, row, dictionaries);
    if ('errors' in read) reject(read.errors);
    else waiting.push({ row, input: read.input as AddOf<Kind> });
    if (waiting.length >= batchSize) await flush();
  }
  if (header === undefined) {
    throw invalidInput(ctx.locale === 'zh' ? '文件导入失败：表头与模板不一致' : 'The captions of the sheet do not fit the template');
  }
  await flush();
  return outcome;
}

/** Undefined when this row is not the one with the captions. @throws InvalidInput it is, but required ones are missing */
function readHeader(cells: readonly string[], columns: readonly ResolvedColumn[]): (ResolvedColumn | undefined)[] | undefined {
  const found = cells.map((cell) =>
    columns.find(
      ({ caption }) =>
        [caption.zh, caption.en].includes(
          cell
            .replace(/[*＊]/g, '')
            .replace(/[(（][^()（）]*[)）]\s*$/, '')
            .trim(),
        ) || [caption.zh, caption.en].includes(cell.replace(/[*＊]/g, '').trim()),
    ),
  );
  const known = found.filter((column) => column !== undefined);
  if (known.length === 0 || known.length < Math.min(2, columns.length)) return undefined;
  const missing = columns.filter((column) => column.required && !known.includes(column));
  if (missing.length > 0) throw invalidInput(`文件导入失败：缺少列 ${missing.map(({ caption }) => caption.zh).join('、')}`);
  return found;
}

function readRow(
  ctx: Context,
  kind: AnyEntity,
  header: readonly (ResolvedColumn | undefined)[],
  row: SheetRow,
  dictionaries: ReadonlyMap<string, readonly DictionaryItem[]>,
): { input: unknown } | { errors: CellError[] } {
  const input: Record<string, unknown> = {};
  const errors: CellError[] = [];
  const texts: Record<string, string> = {};
  header.forEach((column, index) => {
    const text = row.cells[index] ?? '';
    if (column === undefined) return;
    texts[column.name] = text;
    if (column.field === undefined) {
      input[column.name] = text.trim() === '' ? undefined : text.trim();
      return;
    }
    const reading = readCell(column.field, text, dictionaries.get(column.field.dict ?? '') ?? [], ctx.locale);
    if ('problem' in reading)
      errors.push({ row: row.row, column: column.caption[ctx.locale], value: text.slice(0, 100), reason: reading.problem });
    else input[column.name] = reading.value;
  });
  if (errors.length > 0) return { errors };
  try {
    return { input: parseInput(kind.add, input, ctx.locale) };
  } catch (error) {
    return { errors: cellErrors(error, row.row, header, ctx.locale, texts) };
  }
}

/** One transaction for many rows, a savepoint for each: quick, and still every row stands for itself. */
async function storeBatch<Kind extends AnyEntity, Table extends CommonTable>(
  ctx: Context,
  resource: Resource<Kind, Table>,
  columns: readonly ResolvedColumn[],
  batch: readonly { row: SheetRow; input: AddOf<Kind> }[],
  reject: (errors: readonly CellError[]) => void,
): Promise<number> {
  return ctx.transaction(async () => {
    let stored = 0;
    for (const { row, input } of batch) {
      try {
        await ctx.transaction((tx) => storeRow(tx, ctx, resource, input));
        stored += 1;
      } catch (error) {
        reject(cellErrors(error, row.row, columns, ctx.locale, {}));
      }
    }
    return stored;
  });
}

function cellErrors(
  error: unknown,
  row: number,
  columns: readonly (ResolvedColumn | undefined)[],
  locale: 'zh' | 'en',
  texts: Readonly<Record<string, string>>,
): CellError[] {
  if (isUniqueViolation(error))
    return [{ row, column: null, value: null, reason: locale === 'zh' ? '数据库中已存在该记录' : 'The record exists already' }];
  if (!(error instanceof AppError)) throw error;
  const fields = Array.isArray(error.details.errorData)
    ? (error.details.errorData as FieldError[]).filter((one) => typeof one.path === 'string')
    : [];
  if (fields.length === 0) return [{ row, column: null, value: null, reason: error.message }];
  return fields.map(({ path, message }) => {
    const caption = columns.find((column) => column?.name === path)?.caption[locale] ?? null;
    const plain = caption !== null && message.startsWith(caption) ? message.slice(caption.length).replace(/^[:：]\s*/, '') : message;
    return { row, column: caption, value: texts[path]?.slice(0, 100) ?? null, reason: plain };
  });
}

function isUniqueViolation(error: unknown): boolean {
  for (let current = error; current instanceof Error; current = current.cause)
    if ('code' in current && current.code === '23505') return true;
  return false;
}

/** Messages and codes as JeecgBoot gives them. */
function answerOf(outcome: ImportOutcome, locale: 'zh' | 'en'): ImportOutcome {
  const { totalCount, successCount, errorCount } = outcome;
  const msg = `总上传行数：${totalCount}，已导入行数：${successCount}，错误行数：${errorCount}`;
  if (errorCount > 0)
    return replyWith(
      { ...outcome, msg },
      { code: 201, message: locale === 'zh' ? '文件导入成功，但有错误。' : 'Imported, but some rows have errors.' },
    );
  return replyWith(
    { ...outcome, msg },
    { code: 200, message: locale === 'zh' ? `共${totalCount}行数据全部导入成功！` : `All ${totalCount} rows imported.` },
  );
}
