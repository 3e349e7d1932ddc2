import { and, eq } from 'drizzle-orm';
import type { Context } from '../../../platform/context.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { hyReceiveAddress } from '../../shipping/receive-address/receiveAddress.table.ts';
import { hySendAddress } from '../../shipping/send-address/sendAddress.table.ts';
import { hyShippingNote } from '../../shipping/shipping-note/shippingNote.table.ts';

/** Metres around places that are not among the addresses. */
const usualFence = 1000;

/** How near to a place is there: what its address says, or what is usual. Metres. @source freight-domain 2.37 */
export const fenceOf = (fenceRadius: number | null | undefined): number => fenceRadius ?? usualFence;

/** The addresses of waybills, where they name any: `[table, condition]` of the join. */
export const sendAddressOfNote = [
  hySendAddress,
  and(eq(hySendAddress.tenantId, hyShippingNote.tenantId), eq(hySendAddress.id, hyShippingNote.sendAddressId)),
] as const;
export const receiveAddressOfNote = [
  hyReceiveAddress,
  and(eq(hyReceiveAddress.tenantId, hyShippingNote.tenantId), eq(hyReceiveAddress.id, hyShippingNote.receiveAddressId)),
] as const;

/** The fences around both places of a waybill, in metres. */
export async function fencesOfNote(tx: Tx, ctx: Context, noteId: string): Promise<{ load: number; unload: number }> {
  const [found] = await tx
    .select({ load: hySendAddress.fenceRadius, unload: hyReceiveAddress.fenceRadius })
    .from(hyShippingNote)
    .leftJoin(...sendAddressOfNote)
    .leftJoin(...receiveAddressOfNote)
    .where(and(eq(hyShippingNote.tenantId, ctx.actor.tenantId), eq(hyShippingNote.id, noteId)));
  return { load: fenceOf(found?.load), unload: fenceOf(found?.unload) };
}

/** Where a waybill begins and ends, with the fences around; needs both joins. */
export const endsOfNote = {
  send: { lng: hyShippingNote.sendLng, lat: hyShippingNote.sendLat },
  receive: { lng: hyShippingNote.receiveLng, lat: hyShippingNote.receiveLat },
  sendFence: hySendAddress.fenceRadius,
  receiveFence: hyReceiveAddress.fenceRadius,
};
