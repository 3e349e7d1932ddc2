import { and, asc, between, eq, gt, inArray, sql, type SQL } from 'drizzle-orm';
import { momentAfter, nowText, parseDateTimeText, toDateTimeText } from '../../../platform/clock.ts';
import type { Context } from '../../../platform/context.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { crowDistance, type LngLat } from '../../region/haversine.ts';
import { noteStatus } from '../../shipping/shipping-note/shippingNote.states.ts';
import { hyShippingNote } from '../../shipping/shipping-note/shippingNote.table.ts';
import { sysAnnouncement } from '../../system/announcement/announcement.table.ts';
import { readConfigNumber } from '../../system/setting/configValues.ts';
import { type TrackPoint, trackFigures } from '../figures/trackFigures.ts';
import { endsOfNote, fenceOf, receiveAddressOfNote, sendAddressOfNote } from '../position/fences.ts';
import { hyPosition } from '../position/position.table.ts';
import { type AlarmKind, tellAlarm } from './tellAlarm.ts';

/** So many trips are looked at with one reading of their positions. */
const atOnce = 100;
const minute = 60_000;
/** How far back a stop may have ended: the job comes every ten minutes, and may have been late once or twice. */
const missedMinutes = 30;

type Trip = Awaited<ReturnType<typeof tripsAfter>>[number];

/** Trips on their way of which something has not been told yet, the next ones by their id. */
function tripsAfter(tx: Tx, ctx: Context, id: string) {
  return tx
    .select({
      id: hyShippingNote.id,
      dispatchBy: hyShippingNote.dispatchBy,
      shippingNoteNumber: hyShippingNote.shippingNoteNumber,
      driverName: hyShippingNote.driverName,
      vehicleNumber: hyShippingNote.vehicleNumber,
      plateColor: hyShippingNote.plateColor,
      loadTime: hyShippingNote.loadTime,
      ...endsOfNote,
      lastSeen: lastSeen,
      isLostTold: isTold('trackLost'),
      isStopTold: isTold('longStop'),
    })
    .from(hyShippingNote)
    .leftJoin(...sendAddressOfNote)
    .leftJoin(...receiveAddressOfNote)
    .where(
      and(
        eq(hyShippingNote.tenantId, ctx.actor.tenantId),
        eq(hyShippingNote.delFlag, 0),
        inArray(hyShippingNote.noteStatus, [noteStatus.loaded, noteStatus.inTransit]),
        gt(hyShippingNote.id, id),
        sql`${hyShippingNote.loadTime} is not null and ${hyShippingNote.vehicleNumber} is not null and ${hyShippingNote.plateColor} is not null`,
        sql`not (${isTold('trackLost')} and ${isTold('longStop')})`,
      ),
    )
    .orderBy(asc(hyShippingNote.id))
    .limit(atOnce);
}

const isTold = (kind: AlarmKind): SQL<boolean> =>
  sql<boolean>`exists (select 1 from ${sysAnnouncement} told where told.tenant_id = ${hyShippingNote.tenantId} and told.bus_type = 'occasion' and told.bus_id = ${`${kind} `} || ${hyShippingNote.id})`;

/** When the vehicle was last seen since it was loaded. */
const lastSeen = sql<
  string | null
>`(select to_char(max(p.loc_time) at time zone 'Asia/Shanghai', 'YYYY-MM-DD HH24:MI:SS') from hy_position p
  where p.tenant_id = ${hyShippingNote.tenantId} and p.vehicle_number = ${hyShippingNote.vehicleNumber} and p.plate_color = ${hyShippingNote.plateColor}
    and p.loc_time >= ${hyShippingNote.loadTime})`;

/**
 * Tells of vehicles on their way that have not been seen for longer than a track may have a gap, and of those that stood for long elsewhere
 * than where they load and unload.
 *
 * @returns how many notices were sent
 * @source freight-domain 3.11, NT19, amendments 38
 */
export async function watchTrips(ctx: Context): Promise<number> {
  let [told, last] = [0, ''];
  for (;;) {
    const trips = await ctx.transaction(async (tx) => {
      const found = await tripsAfter(tx, ctx, last);
      told += await tellLost(tx, ctx, found);
      told += await tellStops(tx, ctx, found);
      return found;
    });
    if (trips.length < atOnce) return told;
    last = trips.at(-1)!.id;
  }
}

async function tellLost(tx: Tx, ctx: Context, trips: readonly Trip[]): Promise<number> {
  const gap = await readConfigNumber(tx, ctx, 'trackMaxGapMinutes');
  const before = momentAfter(ctx.clock, -gap * minute);
  let told = 0;
  for (const note of trips) {
    const since = note.lastSeen ?? note.loadTime!;
    if (note.isLostTold || since >= before) continue;
    const place = note.lastSeen === null ? '装货后没有定位' : `${since} 起没有定位，${placeOf((await lastPlace(tx, ctx, note, since))!)}`;
    if ((await tellAlarm(tx, ctx, { note, kind: 'trackLost', place })) > 0) told += 1;
  }
  return told;
}

async function lastPlace(tx: Tx, ctx: Context, { vehicleNumber, plateColor }: Trip, at: string): Promise<LngLat | undefined> {
  const [position] = await tx
    .select({ lng: hyPosition.lng, lat: hyPosition.lat })
    .from(hyPosition)
    .where(
      and(
        eq(hyPosition.tenantId, ctx.actor.tenantId),
        eq(hyPosition.vehicleNumber, vehicleNumber!),
        eq(hyPosition.plateColor, plateColor!),
        eq(hyPosition.locTime, at),
      ),
    );
  return position;
}

async function tellStops(tx: Tx, ctx: Context, trips: readonly Trip[]): Promise<number> {
  const waiting = trips.filter(({ isStopTold }) => !isStopTold);
  if (waiting.length === 0) return 0;
  const minutes = await readConfigNumber(tx, ctx, 'longStopMinutes');
  const begin = momentAfter(ctx.clock, -(minutes + missedMinutes) * minute);
  const rows = await tx
    .select({
      vehicleNumber: hyPosition.vehicleNumber,
      plateColor: hyPosition.plateColor,
      locTime: hyPosition.locTime,
      lng: hyPosition.lng,
      lat: hyPosition.lat,
      speed: hyPosition.speed,
    })
    .from(hyPosition)
    .where(
      and(
        eq(hyPosition.tenantId, ctx.actor.tenantId),
        inArray(
          hyPosition.vehicleNumber,
          waiting.map(({ vehicleNumber }) => vehicleNumber!),
        ),
        between(hyPosition.locTime, begin, nowText(ctx.clock)),
      ),
    );
  const seen = Map.groupBy(rows, ({ vehicleNumber, plateColor }) => `${vehicleNumber} ${plateColor}`);
  let told = 0;
  for (const note of waiting) {
    const points = (seen.get(`${note.vehicleNumber} ${note.plateColor}`) ?? [])
      .filter(({ locTime }) => locTime >= note.loadTime!)
      .map(({ locTime, ...place }): TrackPoint => ({ ...place, at: parseDateTimeText(locTime)!.getTime() }));
    const stop = trackFigures(points, Infinity).stops.find(
      (one) =>
        one.to - one.from >= minutes * minute &&
        !isAt(one, { place: note.send, fence: note.sendFence }) &&
        !isAt(one, { place: note.receive, fence: note.receiveFence }),
    );
    if (stop === undefined) continue;
    const place = `${toDateTimeText(new Date(stop.from))} 起停留${Math.floor((stop.to - stop.from) / minute)}分钟以上，${placeOf(stop)}`;
    if ((await tellAlarm(tx, ctx, { note, kind: 'longStop', place })) > 0) told += 1;
  }
  return told;
}

function isAt(stop: LngLat, { place, fence }: { place: Trip['send']; fence: number | null }): boolean {
  const { lng, lat } = place ?? {};
  return typeof lng === 'number' && typeof lat === 'number' && crowDistance(stop, { lng, lat }) <= fenceOf(fence);
}

const placeOf = ({ lng, lat }: LngLat): string => `位置 ${lng.toFixed(5)}, ${lat.toFixed(5)}`;
