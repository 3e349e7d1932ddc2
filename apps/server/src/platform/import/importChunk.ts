import type { Context } from '../context.ts';
import { AppError, type FieldError, WarningsToConfirm } from '../errors.ts';
import type { BadCell, ImportMemory, ImportPlan, ImportRow, ReportLines } from '../resource/importPlan.ts';
import { givenText } from '../resource/readCell.ts';
import { fieldsIn, toldIn } from '../fieldErrors.ts';

/** Lines that are checked and written together. */
export const chunkSize = 500;

/** Characters that a cell may have: more than any field takes. */
const longestCell = 5000;

/** What became of some lines. */
export interface ChunkOutcome {
  landed: number;
  bad: BadCell[];
}

/**
 * Checks lines by a plan and lets the good ones land, all in one transaction, or, when that is refused, each in its own.
 *
 * @param report is given the lines of the report of what changed, after their transaction
 */
export async function importChunk<Good>(
  ctx: Context,
  plan: ImportPlan<Good>,
  { rows, memory, report }: { rows: readonly ImportRow[]; memory: ImportMemory; report: (lines: ReportLines) => Promise<void> },
): Promise<ChunkOutcome> {
  const { readable, lost } = readGiven(ctx, plan, rows);
  const { good, bad } = await ctx.transaction(() => plan.prepare(ctx, readable, memory));
  const reported = [...lost, ...bad];
  const cells = new Map(readable.map((row) => [row.row, row.cells]));
  // What was rolled back is not told: lines join the report after their transaction.
  const commit = async (rowsOfIt: readonly Good[]): Promise<void> => {
    const lines: ReportLines | void = await ctx.transaction(() => plan.commit(ctx, rowsOfIt));
    if (lines !== undefined && lines.length > 0) await report(lines);
  };
  try {
    if (good.length > 0) await commit(good.map((one) => one.value));
    return { landed: good.length, bad: inOrder(reported) };
  } catch (error) {
    if (refusalOf(error, ctx.locale) === undefined) throw error;
  }
  let landed = 0;
  for (const { row, value } of good) {
    try {
      await commit([value]);
      landed += 1;
    } catch (error) {
      const refusal = refusalOf(error, ctx.locale);
      if (refusal === undefined) throw error;
      reported.push(...placed(ctx, plan, { row, cells: cells.get(row) ?? {}, refusal }));
    }
  }
  return { landed, bad: inOrder(reported) };
}

/** Lines whose cells a sheet still holds, and the cells that it does not. */
function readGiven<Good>(ctx: Context, plan: ImportPlan<Good>, rows: readonly ImportRow[]): { readable: ImportRow[]; lost: BadCell[] } {
  const lost: BadCell[] = [];
  const readable = rows.flatMap((row): ImportRow[] => {
    const before = lost.length;
    const cells = { ...row.cells };
    for (const { name, field, caption } of plan.columns) {
      const given = row.cells[name] ?? '';
      if (given === '') continue;
      if (given.length > longestCell) {
        const reason = ctx.locale === 'zh' ? `内容不能超过 ${longestCell} 个字符` : `must have at most ${longestCell} characters`;
        lost.push({ row: row.row, column: caption[ctx.locale], value: given.slice(0, 100), reason });
        continue;
      }
      const reading = givenText(field, { given, locale: ctx.locale });
      if ('problem' in reading)
        lost.push({ row: row.row, column: caption[ctx.locale], value: given.slice(0, 100), reason: reading.problem });
      // A field takes the mark of a typed text off by itself.
      else if (field === undefined) cells[name] = reading.text;
    }
    return lost.length > before ? [] : [{ ...row, cells }];
  });
  return { readable, lost };
}

/** Why a line was not taken, and which of its fields are to blame, as far as that is known. */
interface Refusal extends Pick<BadCell, 'reason' | 'doubtful'> {
  fields?: readonly FieldError[];
}

/** A refusal names its cells: the columns of its fields, or the whole line where they are in none of the sheet. */
function placed<Good>(
  ctx: Context,
  plan: ImportPlan<Good>,
  { row, cells, refusal: { fields = [], reason, doubtful } }: { row: number; cells: ImportRow['cells']; refusal: Refusal },
): BadCell[] {
  const told = fields.flatMap(({ path, message }): BadCell[] => {
    const column = plan.columns.find(({ name }) => name === path);
    if (column === undefined) return [];
    const label = column.field?.label[ctx.locale];
    // The column is named beside the reason, so the reason need not repeat it.
    const own = label !== undefined && message.startsWith(label) ? message.slice(label.length).replace(/^[:：]\s*/, '') : message;
    return [
      {
        row,
        column: column.caption[ctx.locale],
        value: cells[path]?.slice(0, 100) ?? null,
        reason: own,
        ...(doubtful === true && { doubtful }),
      },
    ];
  });
  return told.length > 0 ? told : [{ row, column: null, value: null, reason, ...(doubtful === true && { doubtful }) }];
}

/** What a person is told of a line that was not taken; undefined for what is not the fault of the line. */
function refusalOf(error: unknown, locale: Context['locale']): Refusal | undefined {
  if (error instanceof AppError) return { reason: error.texts[locale], fields: fieldsIn(error, locale) };
  // Nobody can be asked about a line of a sheet; anyone who sends rows may confirm them beforehand.
  if (error instanceof WarningsToConfirm) {
    const told = error.warnings.map((one) => toldIn(one, locale).message);
    return { reason: told.join(locale === 'zh' ? '；' : '; '), doubtful: true };
  }
  const code = databaseCode(error);
  // By a rule of the database, such as a unique key.
  if (code?.startsWith('23') === true) {
    const reason = locale === 'zh' ? '数据库中已存在该记录' : 'is stored already';
    return { reason, fields: keyFields(error).map((path) => ({ path, message: reason })) };
  }
  // Others held what these lines needed, and one of both had to give in: alone, a line holds little and gets through.
  if (code !== '40P01' && code !== '40001') return undefined;
  return { reason: locale === 'zh' ? '操作冲突，请重试' : 'Others were at work on the same data; try again' };
}

/** The fields of a unique key that stood in the way. Its columns are in the words of the database: `Key (tenant_id, vehicle_number)=…`. */
function keyFields(error: unknown): string[] {
  const own = error as { detail?: unknown; cause?: { detail?: unknown } };
  const detail = own.detail ?? own.cause?.detail;
  const keys = typeof detail === 'string' ? (/^Key \(([^)]*)\)=/.exec(detail)?.[1] ?? '') : '';
  return keys
    .split(',')
    .map((key) =>
      key
        .trim()
        .replace(/_hash$/, '')
        .replaceAll(/_([a-z])/g, (_, letter: string) => letter.toUpperCase()),
    )
    .filter((name) => name !== '' && name !== 'tenantId');
}

/** As a person walks down the sheet. */
const inOrder = (cells: readonly BadCell[]): BadCell[] => cells.toSorted((a, b) => a.row - b.row);

function databaseCode(error: unknown): string | undefined {
  const code = (error as { code?: unknown; cause?: { code?: unknown } }).code ?? (error as { cause?: { code?: unknown } }).cause?.code;
  return typeof code === 'string' ? code : undefined;
}
