import { and, eq, ne, sql } from 'drizzle-orm';
import type { Context } from '../../../platform/context.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { hyShippingNote } from '../shipping-note/shippingNote.table.ts';
import { orderStates } from './order.states.ts';
import { hyOrder } from './order.table.ts';
import { isFullyDispatched } from './orderRemainder.ts';

const { codes } = orderStates;

/** What counts how far an order is. */
interface Progress {
  status: string;
  totalWeight: number | null;
  totalVehicles: number | null;
  dispatchedWeight: number;
  dispatchedVehicles: number;
  /** Nothing is left of the volume or the pieces that the order is priced by. */
  usedUp: boolean;
  /** Waybills that are paid, invoiced or revoked, of all. */
  settled: boolean;
}

/** The state that an order stands in by what was dispatched. @source freight-domain 3.1 O5, O6 */
function progressStatus(order: Progress): string {
  if (order.status === codes.draft || order.status === codes.toReview || order.status === codes.revoked) return order.status;
  const fully = isFullyDispatched(order, order.usedUp);
  if (order.settled && order.dispatchedVehicles > 0 && (fully || order.status === codes.closed)) return codes.completed;
  if (order.status === codes.closed) return codes.closed;
  if (order.dispatchedVehicles === 0) return codes.toDispatch;
  return fully ? codes.dispatched : codes.dispatching;
}

/** Holds an order's row until the transaction ends. @returns how much of it is dispatched, the carrier that it names, and the agent's fee */
export async function lockOrder(tx: Tx, ctx: Context, orderId: string) {
  const [order] = await tx
    .select({
      totalWeight: hyOrder.totalWeight,
      totalVehicles: hyOrder.totalVehicles,
      dispatchedWeight: hyOrder.dispatchedWeight,
      carrierId: hyOrder.carrierId,
      agentFee: hyOrder.agentFee,
    })
    .from(hyOrder)
    .where(and(eq(hyOrder.tenantId, ctx.actor.tenantId), eq(hyOrder.id, orderId)))
    .for('update');
  return order;
}

/** Waybills of an order that are not revoked. */
const liveNotes = (ctx: Context, orderId: string) =>
  and(
    eq(hyShippingNote.tenantId, ctx.actor.tenantId),
    eq(hyShippingNote.orderId, orderId),
    eq(hyShippingNote.delFlag, 0),
    ne(hyShippingNote.noteStatus, '99'),
  );

/** Litres and pieces that waybills carry. */
const quantities = {
  volume: sql`coalesce(sum(${hyShippingNote.volume}), 0)`.mapWith(Number),
  pieces: sql`coalesce(sum(${hyShippingNote.pieces}), 0)`.mapWith(Number),
};

/** Litres and pieces that an order's waybills carry. */
export async function dispatchedQuantities(tx: Tx, ctx: Context, orderId: string): Promise<{ volume: number; pieces: number }> {
  const [sums] = await tx.select(quantities).from(hyShippingNote).where(liveNotes(ctx, orderId));
  return sums ?? { volume: 0, pieces: 0 };
}

/** Fen that drivers of an order's waybills are to get beforehand. */
export async function promisedPrepay(tx: Tx, ctx: Context, orderId: string): Promise<number> {
  const [sums] = await tx
    .select({ fen: sql`coalesce(sum(${hyShippingNote.prepayAmount}), 0)`.mapWith(Number) })
    .from(hyShippingNote)
    .where(liveNotes(ctx, orderId));
  return sums?.fen ?? 0;
}

/** Whether nothing is left of the volume or the pieces that an order is priced by. */
function isUsedUp(
  { priceMode, totalVolume, totalPieces }: typeof hyOrder.$inferSelect,
  carried: { volume: number; pieces: number },
): boolean {
  const [total, used] = priceMode === '3' ? [totalVolume, carried.volume] : priceMode === '4' ? [totalPieces, carried.pieces] : [null, 0];
  return total !== null && used > 0 && used >= total;
}

/**
 * Counts an order's waybills again and moves it along.
 *
 * @param locked the order as it is stored, where its row is locked already
 * @source freight-domain 3.1 O5, O6
 */
export async function refreshOrder(tx: Tx, ctx: Context, orderId: string, locked?: typeof hyOrder.$inferSelect): Promise<void> {
  const mine = and(eq(hyOrder.tenantId, ctx.actor.tenantId), eq(hyOrder.id, orderId));
  const order = locked ?? (await tx.select().from(hyOrder).where(mine).for('update'))[0];
  if (order === undefined) return;
  const [sums] = await tx
    .select({
      weight: sql`coalesce(sum(${hyShippingNote.plannedWeight}), 0)`.mapWith(Number),
      vehicles: sql`count(*)`.mapWith(Number),
      finished: sql`count(*) filter (where ${hyShippingNote.noteStatus} >= '55')`.mapWith(Number),
      open: sql`count(*) filter (where ${hyShippingNote.noteStatus} < '80')`.mapWith(Number),
      ...quantities,
    })
    .from(hyShippingNote)
    .where(liveNotes(ctx, orderId));
  const counted = { dispatchedWeight: sums?.weight ?? 0, dispatchedVehicles: sums?.vehicles ?? 0, finishedVehicles: sums?.finished ?? 0 };
  const usedUp = isUsedUp(order, sums ?? { volume: 0, pieces: 0 });
  const status = progressStatus({ ...order, ...counted, usedUp, settled: (sums?.open ?? 0) === 0 });
  await tx
    .update(hyOrder)
    .set({ ...counted, status, version: sql`${hyOrder.version} + 1` })
    .where(mine);
}
