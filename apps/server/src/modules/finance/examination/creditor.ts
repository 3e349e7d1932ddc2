import { and, eq, inArray } from 'drizzle-orm';
import type { Context } from '../../../platform/context.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { hyOrder } from '../../shipping/order/order.table.ts';
import type { NoteRow } from '../../shipping/shipping-note/shippingNote.resource.ts';
import { prepayGone } from '../prepay/prepay.states.ts';
import { hyPrepay } from '../prepay/prepay.table.ts';

/** Whom a freight is owed to. */
export interface Creditor {
  type: 'driver' | 'carrier';
  id: string;
}

/** Mode of orders that a carrier takes over, and way of publishing them to one. */
const forCarrier = { orderMode: '2', publishMode: '3' } as const;

/**
 * Whom the freight of a waybill is owed to: the carrier that took the order over, else the driver. Fixed by the first prepayment that leaves, or by
 * the examination; the card that is paid to may be another's. Undefined: nobody was sent yet.
 *
 * @source amendments L27
 */
export async function creditorOf(tx: Tx, ctx: Context, note: NoteRow): Promise<Creditor | undefined> {
  if (note.creditorId !== null) return { type: note.creditorType as Creditor['type'], id: note.creditorId };
  const prepaid = note.prepayState === null ? undefined : await prepaidTo(tx, ctx, note.id);
  if (prepaid !== undefined) return prepaid;
  if (note.carrierId !== null && (note.orderMode === forCarrier.orderMode || (await isPublishedToCarrier(tx, ctx, note.orderId))))
    return { type: 'carrier', id: note.carrierId };
  return note.driverId === null ? undefined : { type: 'driver', id: note.driverId };
}

async function prepaidTo(tx: Tx, ctx: Context, noteId: string): Promise<Creditor | undefined> {
  const [prepay] = await tx
    .select({ type: hyPrepay.creditorType, id: hyPrepay.creditorId })
    .from(hyPrepay)
    .where(and(eq(hyPrepay.tenantId, ctx.actor.tenantId), eq(hyPrepay.noteId, noteId), inArray(hyPrepay.state, [...prepayGone])))
    .limit(1);
  return prepay as Creditor | undefined;
}

async function isPublishedToCarrier(tx: Tx, ctx: Context, orderId: string | null): Promise<boolean> {
  if (orderId === null) return false;
  const [order] = await tx
    .select({ publishMode: hyOrder.publishMode })
    .from(hyOrder)
    .where(and(eq(hyOrder.tenantId, ctx.actor.tenantId), eq(hyOrder.id, orderId)));
  return order?.publishMode === forCarrier.publishMode;
}
