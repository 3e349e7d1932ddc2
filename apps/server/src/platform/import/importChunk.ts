import type { Context } from '../context.ts';
import { AppError, WarningsToConfirm } from '../errors.ts';
import type { BadCell, ImportMemory, ImportPlan, ImportRow, ReportLines } from '../resource/importPlan.ts';

/** Lines that are checked and written together. */
export const chunkSize = 500;

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
  rows: readonly ImportRow[],
  memory: ImportMemory,
  report: (lines: ReportLines) => Promise<void>,
): Promise<ChunkOutcome> {
  const { good, bad } = await ctx.transaction(() => plan.prepare(ctx, rows, memory));
  const reported = [...bad];
  // What was rolled back is not told: lines join the report after their transaction.
  const commit = async (rowsOfIt: readonly Good[]): Promise<void> => {
    const lines: ReportLines | void = await ctx.transaction(() => plan.commit(ctx, rowsOfIt));
    if (lines !== undefined && lines.length > 0) await report(lines);
  };
  try {
    if (good.length > 0) await commit(good.map((one) => one.value));
    return { landed: good.length, bad: inOrder(reported) };
  } catch (error) {
    if (refusalOf(error) === undefined) throw error;
  }
  let landed = 0;
  for (const { row, value } of good) {
    try {
      await commit([value]);
      landed += 1;
    } catch (error) {
      const refusal = refusalOf(error);
      if (refusal === undefined) throw error;
      reported.push({ row, column: null, value: null, ...refusal });
    }
  }
  return { landed, bad: inOrder(reported) };
}

/** What a person is told of a line that was not taken; undefined for what is no fault of the line. */
function refusalOf(error: unknown): Pick<BadCell, 'reason' | 'doubtful'> | undefined {
  if (error instanceof AppError) return { reason: error.message };
  // Nobody can be asked about a line of a sheet; whoever sends rows may confirm them beforehand.
  if (error instanceof WarningsToConfirm) return { reason: error.warnings.map(({ message }) => message).join('；'), doubtful: true };
  const code = databaseCode(error);
  // By a rule of the database, such as a unique key.
  if (code?.startsWith('23') === true) return { reason: '数据库中已存在该记录' };
  // Others held what these lines needed, and one of both had to give in: alone, a line holds little and gets through.
  return code === '40P01' || code === '40001' ? { reason: '操作冲突，请重试' } : undefined;
}

/** As a person walks down the sheet. */
const inOrder = (cells: readonly BadCell[]): BadCell[] => cells.toSorted((a, b) => a.row - b.row);

function databaseCode(error: unknown): string | undefined {
  const code = (error as { code?: unknown; cause?: { code?: unknown } }).code ?? (error as { cause?: { code?: unknown } }).cause?.code;
  return typeof code === 'string' ? code : undefined;
}
