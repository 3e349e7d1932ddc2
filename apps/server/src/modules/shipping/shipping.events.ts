import { and, eq, inArray, or, sql } from 'drizzle-orm';
import { onEvent, type EventHandler } from '../../platform/events.ts';
import { customerTermsChanged } from '../customers/customer/customer.events.ts';
import { partyRemoving } from '../review/review.events.ts';
import { stillInUse } from '../review/review.service.ts';
import { hyOrder } from './order/order.table.ts';
import { recordPriceChanges } from './price-history/priceHistory.service.ts';
import { hyShippingNote } from './shipping-note/shippingNote.table.ts';

/** What shipping listens to: nobody leaves while a waybill or order of their is open, and changed rates are kept. */
export const shippingEvents: readonly EventHandler[] = [
  onEvent(partyRemoving, async (tx, ctx, { kind, id }) => {
    const owner = {
      driver: eq(hyShippingNote.driverId, id),
      vehicle: eq(hyShippingNote.vehicleId, id),
      carrier: eq(hyShippingNote.carrierId, id),
      shipper: eq(hyShippingNote.shipperId, id),
      customer: or(eq(hyShippingNote.customerId, id), eq(hyShippingNote.agentId, id)),
    }[kind];
    const [note] = await tx
      .select({ one: sql`1` })
      .from(hyShippingNote)
      .where(
        and(
          eq(hyShippingNote.tenantId, ctx.actor.tenantId),
          owner,
          eq(hyShippingNote.delFlag, 0),
          sql`${hyShippingNote.noteStatus} < '80'`,
        ),
      )
      .limit(1);
    if (note !== undefined) throw stillInUse();
    if (kind === 'driver' || kind === 'vehicle') return;
    const orderOwner = {
      carrier: eq(hyOrder.carrierId, id),
      shipper: eq(hyOrder.shipperId, id),
      customer: or(eq(hyOrder.customerId, id), eq(hyOrder.agentId, id)),
    }[kind];
    const [order] = await tx
      .select({ one: sql`1` })
      .from(hyOrder)
      .where(
        and(
          eq(hyOrder.tenantId, ctx.actor.tenantId),
          orderOwner,
          eq(hyOrder.delFlag, 0),
          inArray(hyOrder.status, ['10', '20', '30', '40', '50']),
        ),
      )
      .limit(1);
    if (order !== undefined) throw stillInUse();
  }),
  onEvent(customerTermsChanged, async (tx, ctx, { before, after, reason }) => {
    const target = {
      targetType: 'customer' as const,
      targetId: before.id,
      targetNo: before.customerNo,
      customerId: before.id,
      orderMode: null,
      agentId: null,
    };
    await recordPriceChanges(tx, ctx, target, { before, after, reason });
  }),
];
