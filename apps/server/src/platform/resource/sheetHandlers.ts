import type { SQL } from 'drizzle-orm';
import type { z } from 'zod';
import type { AnyEntity } from '../contract/entity.ts';
import type { FieldMeta } from '../contract/meta.ts';
import type { FileReply } from '../contract/routes.ts';
import type { CheckRows, ImportRows } from '../contract/rowImport.ts';
import { toDateTimeText } from '../clock.ts';
import type { Context } from '../context.ts';
import { AppError } from '../errors.ts';
import { workbookContentType, writeWorkbook, type CellValue, type Sheet, type SheetColumn } from '../excel/writeWorkbook.ts';
import { replyWith } from '../http/reply.ts';
import { checkRows, importColumns, importRows } from '../import/importRows.ts';
import { errorWorkbook, importTemplate } from '../import/importTemplate.ts';
import { runImport } from '../import/runImport.ts';
import type { ListQueryInput } from '../query/compileQuery.ts';
import { splitList } from '../query/condition.ts';
import type { BadCell, ImportPlan } from './importPlan.ts';
import { eachPiece } from './eachPiece.ts';
import { withPeopleNames } from './peopleNames.ts';
import type { CommonTable, Resource } from './resource.ts';
import { captionOf, standardImportPlan } from './standardImportPlan.ts';
import { counted } from '../plural.ts';

/** Export and all of the import of a resource. */
export function sheetHandlers<Kind extends AnyEntity, Table extends CommonTable>(resource: Resource<Kind, Table>) {
  return {
    exportXls: (ctx: Context, { query }: { query: ListQueryInput }): Promise<FileReply> => exportRows(ctx, resource, { query }),
    ...importHandlers(standardImportPlan(resource)),
  };
}

/** All that takes rows in by a plan: a whole sheet, its template, and rows that the caller has read. */
export function importHandlers<Good>(plan: ImportPlan<Good>) {
  return {
    importExcel: (ctx: Context, { query }: { query: ImportOptions }): Promise<ImportAnswer> => importSheet(ctx, plan, query),
    importTemplate: (ctx: Context): FileReply => importTemplate(ctx, plan),
    importColumns: () => importColumns(plan),
    checkRows: (ctx: Context, { body }: { body: z.output<typeof CheckRows> }) =>
      checkRows(ctx, plan, { given: body.rows, before: body.before }),
    importRows: (ctx: Context, { body }: { body: z.output<typeof ImportRows> }) => importRows(ctx, plan, body.rows),
  };
}

/** How a sheet is taken in. */
interface ImportOptions {
  /** Id under which the caller watches and may stop the import. */
  progressId?: string | undefined;
  /** Rows that are hidden in the sheet are left out. */
  skipHidden?: boolean | undefined;
}

/** What became of a sheet, as the wire has it. */
export interface ImportAnswer {
  totalCount: number;
  successCount: number;
  errorCount: number;
  msg: string;
  fileUrl: string | null;
  fileName: string | null;
  reportUrl: string | null;
  reportName: string | null;
  errors: BadCell[];
  cancelled: boolean;
}

/** A sheet about an import, for anyone who imported. */
interface KeptSheet {
  url: string;
  fileName: string;
}

const shownErrors = 200;

const storedAt = (path: string): string => `/sys/common/static/${path}`;

/**
 * Takes in an uploaded sheet by a plan. The first bad cells are in the answer; all of them are in a sheet of their own, and
 * what the good lines changed is in another where the plan tells it.
 *
 * @throws InvalidInput the file is not a workbook, or required columns are missing
 * @source jeecg-wire 1.10
 */
async function importSheet<Good>(
  ctx: Context,
  plan: ImportPlan<Good>,
  { progressId, skipHidden = false }: ImportOptions,
): Promise<ImportAnswer> {
  const { ports } = ctx.platform;
  const onProgress = await ports.trackImport(ctx, progressId);
  let unkept = false;
  // Rows have landed by then: a store that is away makes no failure of that.
  const keep = async (fileName: string, content: NodeJS.ReadableStream): Promise<KeptSheet | undefined> => {
    try {
      return { fileName, url: storedAt(await ports.keepFile(ctx, fileName, content)) };
    } catch (error) {
      if (!(error instanceof AppError) || error.kind !== 'Unavailable') throw error;
      ctx.log.warn({ cause: String(error.cause) }, 'sheet about an import not kept');
      unkept = true;
      return undefined;
    }
  };
  let report: KeptSheet | undefined;
  const outcome = await runImport(ctx, plan, {
    options: { onProgress, skipHidden },
    keepReport: async (lines) => {
      if (plan.report === undefined) return;
      const title = plan.report.title[ctx.locale];
      const columns = plan.report.columns.map((column) => ({ ...column, caption: column.caption[ctx.locale] }));
      report = await keep(`${title}.xlsx`, writeWorkbook({ name: title, columns, rows: lines }));
    },
  });
  await onProgress({ phase: 'done', done: outcome.totalCount, total: outcome.totalCount });
  ctx.log.info({ sheet: plan.title.en, total: outcome.totalCount, bad: outcome.errorCount, cancelled: outcome.cancelled }, 'import');
  const { totalCount, successCount, errorCount, bad, cancelled, hiddenCount } = outcome;
  const zh = ctx.locale === 'zh';
  const name = plan.title[ctx.locale];
  const errors =
    bad.length === 0
      ? undefined
      : await keep(zh ? `${name}导入错误.xlsx` : `${name} import errors.xlsx`, errorWorkbook(ctx.locale, { title: name, bad }));
  const counts = zh
    ? `总上传行数：${totalCount}，已导入行数：${successCount}，错误行数：${errorCount}`
    : `${counted(totalCount, { one: 'row', other: 'rows' })} read, ${successCount} imported, ${errorCount} with errors`;
  const hidden =
    hiddenCount === 0
      ? ''
      : zh
        ? `；表格中有 ${hiddenCount} 个隐藏行，${skipHidden ? '未导入' : '已一并导入'}`
        : `; ${counted(hiddenCount, { one: 'hidden row was', other: 'hidden rows were' })} ${skipHidden ? 'left out' : 'taken as well'}`;
  const lost = zh ? '；明细文件暂时无法保存' : '; the sheets about it could not be kept';
  const answer: ImportAnswer = {
    totalCount,
    successCount,
    errorCount,
    msg: `${counts}${hidden}${unkept ? lost : ''}`,
    fileUrl: errors?.url ?? null,
    fileName: errors?.fileName ?? null,
    reportUrl: report?.url ?? null,
    reportName: report?.fileName ?? null,
    errors: bad.slice(0, shownErrors),
    cancelled,
  };
  if (errorCount > 0 || cancelled)
    return replyWith(answer, { code: 201, message: zh ? '文件导入成功，但有错误。' : 'Imported, but some rows have errors.' });
  return replyWith(answer, {
    code: 200,
    message: zh
      ? `共${totalCount}行数据全部导入成功！${hidden.replace('；', '')}`
      : `${counted(totalCount, { one: 'row', other: 'rows' })} imported.${hidden.replace(';', '')}`,
  });
}

/**
 * Writes the filtered list, or the checked rows, as a workbook, row by row. Hidden fields have no column.
 *
 * @param where a fixed condition of this particular list
 * @source jeecg-wire 1.10, security 5.23
 */
export function exportRows<Kind extends AnyEntity, Table extends CommonTable>(
  ctx: Context,
  resource: Resource<Kind, Table>,
  { query, where }: { query: ListQueryInput; where?: SQL },
): Promise<FileReply> {
  const names = askedColumns(ctx, resource, query);
  return sheetOf(ctx, resource.kind, { pieces: exportedPieces(ctx, resource, { query, names, where }), names });
}

/**
 * The columns that the list which asks for a sheet has, in its order: `exportFields` names them. What the reader may not see and papers are left out, as
 * are names that are no fields.
 *
 * @returns the columns that the entity exports where the list asks for none
 */
export function askedColumns<Kind extends AnyEntity, Table extends CommonTable>(
  ctx: Context,
  { kind, options }: Resource<Kind, Table>,
  { exportFields }: ListQueryInput,
): string[] {
  const hidden = options.hidden?.(ctx);
  const offered = new Set(
    Object.keys(kind.fields).filter((name) => kind.fields[name]?.kind !== 'files' && hidden?.includes(name) !== true),
  );
  const asked = typeof exportFields === 'string' ? [...new Set(splitList(exportFields))].filter((name) => offered.has(name)) : [];
  return asked.length > 0 ? asked : exportedFields(kind, hidden);
}

/** The rows of an exported sheet, with what its columns need of them. */
export function exportedPieces<Kind extends AnyEntity, Table extends CommonTable>(
  ctx: Context,
  resource: Resource<Kind, Table>,
  {
    query,
    names = exportedFields(resource.kind, resource.options.hidden?.(ctx)),
    where,
  }: { query: ListQueryInput; names?: readonly string[]; where?: SQL | undefined },
): AsyncGenerator<Record<string, unknown>[]> {
  const shownBy = names.flatMap((name) => resource.kind.fields[name]?.textField ?? []);
  // A text that is not a field of its own cannot be asked for.
  const fields = shownBy.every((name) => Object.hasOwn(resource.kind.fields, name)) ? [...names, ...shownBy] : undefined;
  return eachPiece(ctx, resource, { query, options: { where, fields } });
}

/** The columns of an exported sheet. */
const exportedFields = (kind: AnyEntity, hidden: readonly string[] = []): string[] =>
  (kind.definition.exportColumns ?? Object.keys(kind.fields)).filter((name) => kind.fields[name] !== undefined && !hidden.includes(name));

/** What a sheet says besides its rows. */
interface SheetWords {
  /** Absent: what its kind is called. */
  name?: string;
  /** Lines below its name. */
  head?: readonly string[];
  /** Below the rows, by field: totals and the like. */
  foot?: Record<string, unknown>;
}

/** What a sheet is made of. */
interface SheetSource {
  pieces: AsyncGenerator<Record<string, unknown>[]>;
  hidden?: readonly string[] | undefined;
  /** Its columns; absent: those that its kind exports, without the hidden ones. */
  names?: readonly string[];
  words?: SheetWords;
  /** Columns before those of the kind. */
  lead?: { columns: readonly SheetColumn[]; cells: (row: Record<string, unknown>) => readonly CellValue[] };
}

/** A workbook of rows that come in pieces, with the columns that their kind exports. */
export async function sheetOf(ctx: Context, kind: AnyEntity, source: SheetSource): Promise<FileReply> {
  return bookOf(await rowSheet(ctx, kind, source));
}

/** Sheets as a file, which has the name of the first. */
export const bookOf = (first: Sheet, ...further: Sheet[]): FileReply => ({
  fileName: `${first.name}.xlsx`,
  contentType: workbookContentType,
  stream: writeWorkbook(first, ...further),
});

/** One sheet of such a workbook. */
export async function rowSheet(
  ctx: Context,
  kind: AnyEntity,
  {
    pieces,
    hidden = [],
    names = exportedFields(kind, hidden),
    words: { name = kind.label[ctx.locale], head = [], foot } = {},
    lead,
  }: SheetSource,
): Promise<Sheet> {
  // Read before anything is sent: what is wrong with the query is an answer of its own, not half a file.
  const first = await pieces.next();
  const by = ctx.locale === 'zh' ? `导出人:${ctx.actor.realname}` : `Exported by: ${ctx.actor.realname}`;
  return {
    name,
    titles: [name, ...head, `${by} ${toDateTimeText(ctx.clock.now())}`],
    columns: [...(lead?.columns ?? []), ...names.map((field) => sheetColumn(kind.fields[field] as FieldMeta, ctx.locale))],
    rows: exportedRows(ctx, kind, { first, further: pieces, names, foot, before: lead?.cells }),
  };
}

async function* exportedRows(
  ctx: Context,
  kind: AnyEntity,
  {
    first,
    further,
    names,
    foot,
    before = () => [],
  }: {
    first: IteratorResult<Record<string, unknown>[]>;
    further: AsyncGenerator<Record<string, unknown>[]>;
    names: readonly string[];
    foot: Record<string, unknown> | undefined;
    before?: ((row: Record<string, unknown>) => readonly CellValue[]) | undefined;
  },
): AsyncGenerator<CellValue[]> {
  const fields = Object.fromEntries(names.map((name) => [name, kind.fields[name] as FieldMeta]));
  for (let piece = first; piece.done !== true; piece = await further.next()) {
    for (const row of await withPeopleNames(ctx, fields, piece.value))
      yield [...before(row), ...Object.entries(fields).map(([name, field]) => cellOf(field, { name, row }))];
    ctx.countRows?.(piece.value.length);
  }
  if (foot !== undefined) yield Object.entries(fields).map(([name, field]) => cellOf(field, { name, row: foot }));
}

function sheetColumn(field: FieldMeta, locale: 'zh' | 'en'): SheetColumn {
  const caption = captionOf(field)[locale];
  const width = field.kind === 'dateTime' ? 20 : field.kind === 'longText' ? 30 : field.kind === 'text' ? 18 : 14;
  if (isNumber(field)) return { caption, kind: 'number', decimals: field.unit?.decimals ?? field.decimals ?? 0, width };
  return { caption, kind: field.kind === 'date' || field.kind === 'dateTime' ? 'date' : 'text', width };
}

function cellOf(field: FieldMeta, { name, row }: { name: string; row: Record<string, unknown> }): CellValue {
  const value = row[name];
  if (field.kind === 'json') return value === null || value === undefined ? null : JSON.stringify(value);
  if (isNumber(field) && typeof value === 'number') return field.unit === undefined ? value : value / field.unit.factor;
  // A sheet keeps fifteen digits of a number.
  if (field.kind === 'bigInteger') return value === null || value === undefined ? null : String(value as number | string);
  const shown =
    field.dict !== undefined || (field.kind === 'text' && typeof row[`${name}_dictText`] === 'string')
      ? row[`${name}_dictText`]
      : field.kind === 'reference' && field.textField !== undefined
        ? row[field.textField]
        : value;
  return plain(shown) ?? plain(value);
}

function plain(value: unknown): CellValue {
  return typeof value === 'number' || (typeof value === 'string' && value !== '') ? value : null;
}

function isNumber(field: FieldMeta): boolean {
  return field.kind === 'integer' || field.kind === 'money' || field.kind === 'quantity' || field.kind === 'decimal';
}
