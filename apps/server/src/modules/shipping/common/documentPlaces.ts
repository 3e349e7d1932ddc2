import { and, eq } from 'drizzle-orm';
import type { Context } from '../../../platform/context.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { hyReceiveAddress } from '../receive-address/receiveAddress.table.ts';
import { hySendAddress } from '../send-address/sendAddress.table.ts';
import { roadDistance } from '../../region/haversine.ts';

/** What a document says of its places: stored addresses that it names, and whose they may be. */
interface NamedPlaces {
  customerId?: string | null | undefined;
  agentId?: string | null | undefined;
  sendAddressId?: string | null | undefined;
  receiveAddressId?: string | null | undefined;
}

/** The stored addresses that a document names: undefined where it names none, null where it names none of its customer or agent. */
export async function findPlaces(tx: Tx, ctx: Context, document: NamedPlaces) {
  const { sendAddressId, receiveAddressId } = document;
  const owners = [document.customerId, document.agentId];
  const isOwn = (row: { customerId: string } | undefined) => row !== undefined && owners.includes(row.customerId);
  const sends =
    typeof sendAddressId === 'string'
      ? await tx
          .select()
          .from(hySendAddress)
          .where(and(eq(hySendAddress.tenantId, ctx.actor.tenantId), eq(hySendAddress.delFlag, 0), eq(hySendAddress.id, sendAddressId)))
      : undefined;
  const receives =
    typeof receiveAddressId === 'string'
      ? await tx
          .select()
          .from(hyReceiveAddress)
          .where(
            and(
              eq(hyReceiveAddress.tenantId, ctx.actor.tenantId),
              eq(hyReceiveAddress.delFlag, 0),
              eq(hyReceiveAddress.id, receiveAddressId),
            ),
          )
      : undefined;
  return {
    send: sends && (isOwn(sends[0]) ? (sends[0] ?? null) : null),
    receive: receives && (isOwn(receives[0]) ? (receives[0] ?? null) : null),
  };
}

type Places = Awaited<ReturnType<typeof findPlaces>>;

/** What a document copies of the addresses that it names. */
export const placeValues = (send: Places['send'], receive: Places['receive']) => ({
  ...(send && {
    sendName: send.companyName,
    sendContact: send.contactName,
    sendPhone: send.phone,
    sendProvince: send.province,
    sendCity: send.city,
    sendDistrict: send.district,
    sendAdcode: send.adcode,
    sendAddress: send.address,
    sendLng: send.lng,
    sendLat: send.lat,
  }),
  ...(receive && {
    receiveName: receive.companyName,
    receiveIdNo: receive.idNo,
    receiveContact: receive.contactName,
    receivePhone: receive.phone,
    receiveProvince: receive.province,
    receiveCity: receive.city,
    receiveDistrict: receive.district,
    receiveAdcode: receive.adcode,
    receiveAddress: receive.address,
    receiveLng: receive.lng,
    receiveLat: receive.lat,
  }),
});

interface Points {
  sendLng?: number | null | undefined;
  sendLat?: number | null | undefined;
  receiveLng?: number | null | undefined;
  receiveLat?: number | null | undefined;
}

/** Metres of road from where a document loads to where it unloads, at least one; null while a place is unknown. */
export function distanceOf({ sendLng, sendLat, receiveLng, receiveLat }: Points): number | null {
  const [a, b, c, d] = [sendLng ?? null, sendLat ?? null, receiveLng ?? null, receiveLat ?? null];
  if (a === null || b === null || c === null || d === null) return null;
  return Math.max(1, roadDistance({ lng: a, lat: b }, { lng: c, lat: d }));
}
