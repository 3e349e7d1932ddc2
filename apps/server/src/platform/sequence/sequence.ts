import { sql } from 'drizzle-orm';
import { toDateText } from '../clock.ts';
import type { Context } from '../context.ts';
import type { Tx } from '../db/database.ts';
import type { Platform } from '../platform.ts';
import { hySequence } from './sequence.table.ts';

/** How the documents of one kind are numbered. @source freight-domain 0.5 */
export interface NumberSeries {
  /** What every number begins with: `DD`. One series a prefix. */
  prefix: string;
  /** Digits of the counter behind a date of eight digits. Default: six behind one of six. */
  wide?: number;
  /** Numbers that a process draws at once where gaps are allowed: who draws holds up all others until their transaction ends. Default 1. */
  block?: number;
}

/** What is left of drawn blocks, by tenant, prefix and day. They live as long as their server. */
const drawn = new WeakMap<Platform, Map<string, string[]>>();

function leftOf({ platform, actor }: Context, { prefix, date }: { prefix: string; date: string }): string[] {
  let kept = drawn.get(platform);
  if (kept === undefined) drawn.set(platform, (kept = new Map()));
  const key = `${actor.tenantId} ${prefix} ${date}`;
  let left = kept.get(key);
  if (left === undefined) {
    // Those of days that are over are not given any more.
    for (const old of kept.keys()) if (old.startsWith(`${actor.tenantId} ${prefix} `)) kept.delete(old);
    kept.set(key, (left = []));
  }
  return left;
}

/**
 * Draws the next document numbers of a series, such as `DD` + yyMMdd + 6 digits. Numbers are never given twice. Those that a rolled back
 * transaction drew are drawn again; one of a block that it used is left out.
 *
 * @source freight-domain 0.5
 */
async function drawNumbers(
  tx: Tx,
  ctx: Context,
  { series, date, count }: { series: NumberSeries; date: string; count: number },
): Promise<string[]> {
  const { prefix } = series;
  const [row] = await tx
    .insert(hySequence)
    .values({ tenantId: ctx.actor.tenantId, prefix, day: date, lastNo: count })
    .onConflictDoUpdate({
      target: [hySequence.tenantId, hySequence.prefix, hySequence.day],
      set: { lastNo: sql`${hySequence.lastNo} + ${count}` },
    })
    .returning({ lastNo: hySequence.lastNo });
  const last = row?.lastNo ?? count;
  return Array.from({ length: count }, (_, index) => documentNumber(series, { date, position: last - count + 1 + index }));
}

/** Numbers for many rows of one transaction. Of a block the rest is given once that has committed. */
export async function nextNumbers(tx: Tx, ctx: Context, series: NumberSeries, count: number): Promise<string[]> {
  const date = toDateText(ctx.clock.now()).replaceAll('-', '');
  const left = leftOf(ctx, { prefix: series.prefix, date });
  const known = left.splice(0, count);
  const missing = count - known.length;
  if (missing === 0) return known;
  const drawnNow = await drawNumbers(tx, ctx, { series, date, count: Math.max(missing, series.block ?? 1) });
  const rest = drawnNow.slice(missing);
  if (rest.length > 0)
    ctx.afterCommit(() => {
      left.push(...rest);
    });
  return [...known, ...drawnNow.slice(0, missing)];
}

/** Has a number of its own given next on the present day, before any that is drawn: for documents that are known by it. */
export function giveNext(ctx: Context, { prefix }: NumberSeries, number: string): void {
  leftOf(ctx, { prefix, date: toDateText(ctx.clock.now()).replaceAll('-', '') }).unshift(number);
}

/** One number. */
export async function nextNumber(tx: Tx, ctx: Context, series: NumberSeries): Promise<string> {
  const [number = ''] = await nextNumbers(tx, ctx, series, 1);
  return number;
}

/** Writes a document number. `date` is yyyyMMdd. @source freight-domain 0.5 */
function documentNumber({ prefix, wide }: NumberSeries, { date, position }: { date: string; position: number }): string {
  return wide === undefined
    ? `${prefix}${date.slice(2)}${String(position).padStart(6, '0')}`
    : `${prefix}${date}${String(position).padStart(wide, '0')}`;
}
