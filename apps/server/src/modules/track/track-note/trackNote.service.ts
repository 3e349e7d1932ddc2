import { and, between, eq, sql, type SQL } from 'drizzle-orm';
import { parseDateTimeText, toDateTimeText } from '../../../platform/clock.ts';
import type { Context } from '../../../platform/context.ts';
import { businessError } from '../../../platform/errors.ts';
import { getRow } from '../../../platform/resource/getRow.ts';
import { defineResource, type Resource } from '../../../platform/resource/resource.ts';
import { lockRow, updateRow } from '../../../platform/resource/writeRows.ts';
import { hyVehicle } from '../../fleet/vehicle/vehicle.table.ts';
import { roadDistance } from '../../region/haversine.ts';
import { writeNoteEvent } from '../../shipping/note-event/writeNoteEvent.ts';
import { noteResource } from '../../shipping/shipping-note/shippingNote.resource.ts';
import { noteStatus } from '../../shipping/shipping-note/shippingNote.states.ts';
import { hyShippingNote } from '../../shipping/shipping-note/shippingNote.table.ts';
import { TrackNote } from './trackNote.contract.ts';

/** What a truck makes of an hour with its rests, km. @source freight-domain 8.4 */
const kmPerHour = 55;

const isOnRoad = sql`${hyShippingNote.noteStatus} in (${noteStatus.loaded}, ${noteStatus.inTransit})`;
const whileOnRoad = (column: SQL) => sql`case when ${isOnRoad} then ${column} end`;

// The outer table is spelled out: the inner ones have columns of the same names.
const pointCount = sql<number>`(select count(*) from hy_position p
    where p.tenant_id = "hy_shipping_note"."tenant_id" and p.vehicle_number = "hy_shipping_note"."vehicle_number"
      and p.plate_color = "hy_shipping_note"."plate_color"
      and p.loc_time between "hy_shipping_note"."load_time" and coalesce("hy_shipping_note"."unload_time", 'infinity'))
  + (select coalesce(sum(d.point_count), 0) from hy_position_day d
    where d.tenant_id = "hy_shipping_note"."tenant_id" and d.vehicle_number = "hy_shipping_note"."vehicle_number"
      and d.plate_color = "hy_shipping_note"."plate_color" and d.note_id = "hy_shipping_note"."id")`;

type Row = Record<string, unknown>;

/** When it should be there: what is left by road at the usual speed, from when it was seen last. */
function etaOf(row: Row): string | null {
  const { lastLng, lastLat, receiveLng, receiveLat, lastLocTime } = row;
  if (typeof lastLng !== 'number' || typeof lastLat !== 'number' || typeof lastLocTime !== 'string') return null;
  if (typeof receiveLng !== 'number' || typeof receiveLat !== 'number') return null;
  const metres = roadDistance({ lng: lastLng, lat: lastLat }, { lng: receiveLng, lat: receiveLat });
  const hours = metres / 1000 / kmPerHour;
  return toDateTimeText(new Date(parseDateTimeText(lastLocTime)!.getTime() + hours * 3_600_000));
}

/** Of the track from the plan, in 1/10000. */
function deviationOf({ distance, trackDistance }: Row): number | null {
  if (typeof distance !== 'number' || typeof trackDistance !== 'number' || distance === 0) return null;
  return Math.round(((trackDistance - distance) / distance) * 10_000);
}

/** Waybills from loading on, with what is known of their ways. @source freight-domain S16 */
export const trackNoteResource: Resource<typeof TrackNote, typeof hyShippingNote> = defineResource(TrackNote, {
  table: hyShippingNote,
  options: {
    permission: 'shipping',
    scope: (ctx) => and(noteResource.options.scope?.(ctx), between(hyShippingNote.noteStatus, noteStatus.loaded, noteStatus.invoiced)),
    extra: { lastLocTime: { sql: whileOnRoad(sql`${hyVehicle.lastLocTime}`).mapWith(hyVehicle.lastLocTime), type: 'dateTime' } },
    fetch: {
      pointCount: pointCount.mapWith(Number),
      lastLng: whileOnRoad(sql`${hyVehicle.lastLng}`).mapWith(Number),
      lastLat: whileOnRoad(sql`${hyVehicle.lastLat}`).mapWith(Number),
      receiveLng: hyShippingNote.receiveLng,
      receiveLat: hyShippingNote.receiveLat,
    },
    join: (query) =>
      query.leftJoin(hyVehicle, and(eq(hyVehicle.tenantId, hyShippingNote.tenantId), eq(hyVehicle.id, hyShippingNote.vehicleId)) as SQL),
    mapRow: ({ receiveLng, receiveLat, ...row }) => ({
      ...row,
      deviation: deviationOf(row),
      etaTime: etaOf({ ...row, receiveLng, receiveLat }),
    }),
  },
});

/** Values of `track_state` that ask for an explanation. */
const doubtful: readonly string[] = ['2', '3'];

/**
 * Keeps why a waybill has no track, or an odd one, and tells it in the timeline.
 *
 * @throws NotFound the waybill is not visible
 * @throws Business its track is in order, or not decided on yet
 * @source freight-domain S16 标记无轨迹原因
 */
export function remarkTrack(ctx: Context, { id, trackRemark }: { id: string; trackRemark: string }) {
  return ctx.transaction(async (tx) => {
    const note = await lockRow(tx, ctx, trackNoteResource, { id });
    if (!doubtful.includes(note.trackState)) throw businessError(40109, { message: '仅轨迹异常或无轨迹的运单可标记原因' });
    await updateRow(tx, ctx, hyShippingNote, { before: note, values: { trackRemark } });
    await writeNoteEvent(tx, ctx, { noteId: id, eventType: 'noteAdded', content: `轨迹说明：${trackRemark.replaceAll(/[⟦⟧]/g, '')}` });
    ctx.audit({ action: 'shippingNote.trackRemark', entity: 'shippingNote', entityId: id, after: { trackRemark } });
    return getRow(ctx, trackNoteResource, id) as Promise<never>;
  });
}
