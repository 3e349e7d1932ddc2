import { and, asc, eq, sql } from 'drizzle-orm';
import type { Context } from '../../../platform/context.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { hyShippingNote } from '../../shipping/shipping-note/shippingNote.table.ts';
import { prepayState, prepayUnderWay } from './prepay.states.ts';
import { hyPrepay, type PrepayRow } from './prepay.table.ts';

/** Holds the prepayments of a held waybill, the oldest first. */
export const holdPrepaysOf = (tx: Tx, ctx: Context, noteId: string): Promise<PrepayRow[]> =>
  tx
    .select()
    .from(hyPrepay)
    .where(and(eq(hyPrepay.tenantId, ctx.actor.tenantId), eq(hyPrepay.noteId, noteId), eq(hyPrepay.delFlag, 0)))
    .orderBy(asc(hyPrepay.createTime), asc(hyPrepay.id))
    .for('update');

/** States in which what was paid stays paid, whatever became of it afterwards. */
const arrived: readonly string[] = [prepayState.paid, prepayState.offset, prepayState.recovered];

/** What a waybill says of its prepayments: the one under way decides, else one that is paid, else the last. */
export function summaryOf(prepays: readonly Pick<PrepayRow, 'state' | 'amount'>[]): { prepayState: string | null; prepaidAmount: number } {
  const shown =
    prepays.find(({ state }) => prepayUnderWay.includes(state)) ??
    prepays.find(({ state }) => state === prepayState.paid) ??
    prepays.at(-1);
  return {
    prepayState: shown?.state ?? null,
    prepaidAmount: prepays.reduce((sum, { state, amount }) => (arrived.includes(state) ? sum + amount : sum), 0),
  };
}

/**
 * Writes into a held waybill what its prepayments have come to. Its version stays: nobody who has it open in a form sees another waybill by it.
 */
export async function tellNote(tx: Tx, ctx: Context, noteId: string): Promise<void> {
  const prepays = await holdPrepaysOf(tx, ctx, noteId);
  await tx
    .update(hyShippingNote)
    .set(summaryOf(prepays))
    .where(and(eq(hyShippingNote.tenantId, ctx.actor.tenantId), eq(hyShippingNote.id, noteId)));
}

/** What is open of the prepayments of waybills, by waybill, fen: as far as their freights cover it, it counts against them. @source amendments L1 */
export async function openPrepays(tx: Tx, ctx: Context, noteIds: readonly string[]): Promise<ReadonlyMap<string, number>> {
  if (noteIds.length === 0) return new Map();
  const rows = await tx
    .select({ noteId: hyPrepay.noteId, open: sql`sum(${hyPrepay.openAmount})`.mapWith(Number) })
    .from(hyPrepay)
    .where(
      and(
        eq(hyPrepay.tenantId, ctx.actor.tenantId),
        eq(hyPrepay.state, prepayState.paid),
        sql`${hyPrepay.noteId} = any(${sql.param([...noteIds])}::varchar[])`,
      ),
    )
    .groupBy(hyPrepay.noteId);
  return new Map(rows.map(({ noteId, open }) => [noteId, open]));
}
