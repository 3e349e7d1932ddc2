import { sql } from 'drizzle-orm';
import { toDateText } from '../../platform/clock.ts';
import type { Context } from '../../platform/context.ts';
import type { Tx } from '../../platform/db/database.ts';
import { hySequence } from './sequence.table.ts';

/** Documents with a longer date or counter than prefix + yyMMdd + 6 digits. */
const wide: Readonly<Record<string, number>> = { YD: 8, LS: 10 };

/**
 * Draws the next document numbers of a prefix, such as `DD` + yyMMdd + 6 digits. Numbers of a rolled back transaction are
 * drawn again; numbers are never given twice.
 *
 * @source freight-domain 0.5
 */
async function nextNumbers(tx: Tx, ctx: Context, prefix: string, count: number): Promise<string[]> {
  const date = toDateText(ctx.clock.now()).replaceAll('-', '');
  const [row] = await tx
    .insert(hySequence)
    .values({ tenantId: ctx.actor.tenantId, prefix, day: date, lastNo: count })
    .onConflictDoUpdate({
      target: [hySequence.tenantId, hySequence.prefix, hySequence.day],
      set: { lastNo: sql`${hySequence.lastNo} + ${count}` },
    })
    .returning({ lastNo: hySequence.lastNo });
  const last = row?.lastNo ?? count;
  return Array.from({ length: count }, (_, index) => documentNumber(prefix, date, last - count + 1 + index));
}

/** One number. */
export async function nextNumber(tx: Tx, ctx: Context, prefix: string): Promise<string> {
  const [number = ''] = await nextNumbers(tx, ctx, prefix, 1);
  return number;
}

/** Writes a document number. `date` is yyyyMMdd. @source freight-domain 0.5 */
function documentNumber(prefix: string, date: string, position: number): string {
  const digits = wide[prefix];
  return digits === undefined
    ? `${prefix}${date.slice(2)}${String(position).padStart(6, '0')}`
    : `${prefix}${date}${String(position).padStart(digits, '0')}`;
}
