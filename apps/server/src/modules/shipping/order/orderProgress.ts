import { and, eq, ne, sql, type SQL } from 'drizzle-orm';
import type { Context } from '../../../platform/context.ts';
import { confirmWarnings } from '../../../platform/createContext.ts';
import type { Tx } from '../../../platform/db/database.ts';
import type { Warning } from '../../../platform/errors.ts';
import { readFacts } from '../../../platform/db/readFacts.ts';
import { hyShippingNote } from '../shipping-note/shippingNote.table.ts';
import { orderStates } from './order.states.ts';
import { hyOrder } from './order.table.ts';
import { isFullyDispatched, leftBehind } from './orderRemainder.ts';

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
export const liveNotes = (ctx: Context, orderId: string) =>
  and(
    eq(hyShippingNote.tenantId, ctx.actor.tenantId),
    eq(hyShippingNote.orderId, orderId),
    // A literal, so that a plan which is kept knows that the index of living rows fits.
    sql`${hyShippingNote.delFlag} = 0`,
    ne(hyShippingNote.noteStatus, '99'),
  );

/** What an order's waybills come to. */
export interface OrderSums {
  /** Kilograms. */
  weight: number;
  vehicles: number;
  finished: number;
  open: number;
  /** Litres. */
  volume: number;
  pieces: number;
  /** Fen that drivers are to get beforehand. */
  prepay: number;
}

/** What an order's waybills come to, as a part of a statement. */
export const orderSums = (ctx: Context, orderId: string): SQL => sql`(select json_build_object(
  'weight', coalesce(sum(planned_weight), 0), 'vehicles', count(*),
  'finished', count(*) filter (where note_status >= '55'), 'open', count(*) filter (where note_status < '80'),
  'volume', coalesce(sum(volume), 0), 'pieces', coalesce(sum(pieces), 0), 'prepay', coalesce(sum(prepay_amount), 0)
) from ${hyShippingNote} where ${liveNotes(ctx, orderId)})`;

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
  const order = locked ?? (await tx.select().from(hyOrder).where(storedOrder(ctx, orderId)).for('update'))[0];
  if (order === undefined) return;
  const { sums } = await readFacts<{ sums: OrderSums }>(tx, { sums: orderSums(ctx, orderId) });
  await moveOrder(tx, ctx, order, sums);
}

/** Asks before the last vehicle leaves weight behind, and what is known of the drivers, at once. @throws WarningsToConfirm */
export function confirmDispatch(
  ctx: Context,
  order: typeof hyOrder.$inferSelect,
  { sums, warnings }: { sums: OrderSums; warnings: readonly Warning[] },
): void {
  const counted = { ...order, dispatchedWeight: sums.weight, dispatchedVehicles: sums.vehicles };
  confirmWarnings(ctx, [...warnings, ...leftBehind(counted, isUsedUp(order, sums))]);
}

const storedOrder = (ctx: Context, orderId: string) => and(eq(hyOrder.tenantId, ctx.actor.tenantId), eq(hyOrder.id, orderId));

/**
 * The write that moves a locked order to where what its waybills come to puts it.
 *
 * @source freight-domain 3.1 O5, O6
 */
export function moveOrder(tx: Tx, ctx: Context, order: typeof hyOrder.$inferSelect, sums: OrderSums) {
  const counted = { dispatchedWeight: sums.weight, dispatchedVehicles: sums.vehicles, finishedVehicles: sums.finished };
  const status = progressStatus({ ...order, ...counted, usedUp: isUsedUp(order, sums), settled: sums.open === 0 });
  return tx
    .update(hyOrder)
    .set({ ...counted, status, version: sql`${hyOrder.version} + 1` })
    .where(storedOrder(ctx, order.id));
}
