import type { z } from 'zod';
import type { Context } from '../context.ts';
import type { ImportColumn, ImportedRows, ImportRows } from '../contract/rowImport.ts';
import { invalidInput } from '../errors.ts';
import type { CellValue } from '../excel/writeWorkbook.ts';
import type { ImportMemory, ImportPlan, ImportRow } from '../resource/importPlan.ts';
import { type ChunkOutcome, importChunk } from './importChunk.ts';

type Given = z.output<typeof ImportRows>['rows'];
type Outcome = z.input<typeof ImportedRows>;

/** The columns of a plan, for a caller that reads sheets itself. */
export function importColumns(plan: Pick<ImportPlan, 'columns'>): z.input<typeof ImportColumn>[] {
  return plan.columns.map(({ name, caption, aliases = [], required = false, unique = false, uniqueWith, example, field }) => ({
    name,
    label: caption,
    aliases: [...aliases],
    required,
    unique,
    ...(uniqueWith !== undefined && { uniqueWith: [...uniqueWith] }),
    example: example ?? null,
    field: field === undefined ? null : { ...field },
  }));
}

/**
 * Lets rows land that the caller has read from a sheet: each good one whole, as from an uploaded sheet.
 *
 * @throws InvalidInput a cell names no column of the plan, or a number of a row stands twice; nothing was written
 */
export async function importRows<Good>(ctx: Context, plan: ImportPlan<Good>, given: Given): Promise<Outcome> {
  const rows = rowsOf(plan, given);
  const lines: (readonly CellValue[])[] = [];
  const outcome = await importChunk(ctx, plan, { rows, memory: new Map(), report: async (more) => void lines.push(...more) });
  ctx.log.info({ sheet: plan.title.en, total: rows.length, bad: rows.length - outcome.landed }, 'import rows');
  const { report } = plan;
  return {
    ...answerOf(ctx, plan, { rows, outcome: outcome }),
    report:
      report === undefined || lines.length === 0
        ? null
        : {
            title: report.title[ctx.locale],
            captions: report.columns.map(({ caption }) => caption[ctx.locale]),
            lines: lines.map((line) => line.map((cell) => cell ?? null)),
          },
  };
}

/**
 * Tells what would become of rows. They are written like any others and taken back, so that what only the database or a hook
 * of the resource knows is told as well; nothing remains, neither rows nor events, messages or audit entries.
 *
 * @param before rows of earlier calls that these may refer to: they are written first, and nothing is told about them
 * @throws InvalidInput as `importRows`
 */
export async function checkRows<Good>(
  ctx: Context,
  plan: ImportPlan<Good>,
  { given, before = [] }: { given: Given; before?: Given },
): Promise<Outcome> {
  // One sheet has them all: a number that stands in both is refused.
  const all = rowsOf(plan, [...before, ...given]);
  const [earlier, rows] = [all.slice(0, before.length), all.slice(before.length)];
  const takenBack = new Error('A dry run is taken back.');
  let outcome: ChunkOutcome | undefined;
  try {
    await ctx.transaction(async () => {
      const memory: ImportMemory = new Map();
      if (earlier.length > 0) await importChunk(ctx, plan, { rows: earlier, memory, report: async () => undefined });
      outcome = await importChunk(ctx, plan, { rows, memory, report: async () => undefined });
      throw takenBack;
    });
  } catch (error) {
    if (error !== takenBack || outcome === undefined) throw error;
  }
  return { ...answerOf(ctx, plan, { rows, outcome: outcome! }), report: null };
}

/** Every column has a cell and nothing else has, as when the platform reads a sheet itself. */
function rowsOf<Good>(plan: ImportPlan<Good>, given: Given): ImportRow[] {
  const names = plan.columns.map(({ name }) => name);
  const numbers = new Set(given.map(({ row }) => row));
  if (numbers.size < given.length) throw invalidInput('行号重复', [{ path: 'rows', message: '行号重复' }]);
  return given.map(({ row, cells }) => {
    const unknown = Object.keys(cells).find((name) => !names.includes(name));
    if (unknown !== undefined) throw invalidInput(`没有这一列：${unknown}`, [{ path: 'rows', message: unknown }]);
    return { row, cells: Object.fromEntries(names.map((name) => [name, (Object.hasOwn(cells, name) ? cells[name]! : '').trim()])) };
  });
}

function answerOf<Good>(
  ctx: Context,
  plan: ImportPlan<Good>,
  { rows, outcome: { landed, bad } }: { rows: readonly ImportRow[]; outcome: ChunkOutcome },
) {
  const nameOf = new Map(plan.columns.map(({ name, caption }) => [caption[ctx.locale], name]));
  return {
    totalCount: rows.length,
    successCount: landed,
    errorCount: rows.length - landed,
    errors: bad.map(({ row, column, reason, doubtful = false }) => ({
      row,
      name: column === null ? null : (nameOf.get(column) ?? null),
      reason,
      doubtful,
    })),
  };
}
