import { normalisePlate } from '@tarmac/freight-api/rules';
import { and, eq, inArray, sql } from 'drizzle-orm';
import type { z } from 'zod';
import { parseDateTimeText } from '../../../platform/clock.ts';
import type { Context } from '../../../platform/context.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { AppError } from '../../../platform/errors.ts';
import { parseInput } from '../../../platform/http/parseInput.ts';
import { visibleRows } from '../../../platform/resource/visibleRows.ts';
import { hyDriver } from '../../fleet/driver/driver.table.ts';
import { vehicleResource } from '../../fleet/vehicle/vehicle.service.ts';
import { hyVehicle } from '../../fleet/vehicle/vehicle.table.ts';
import { openOnRoad } from '../../shipping/shipping-note/shippingNote.states.ts';
import { hyShippingNote } from '../../shipping/shipping-note/shippingNote.table.ts';
import { toWgs84 } from '@tarmac/freight-api/rules';
import { followTrips } from './followTrips.ts';
import { type PositionReceipt, type PositionReport, ReportedPosition } from './position.contract.ts';
import { hyPosition } from './position.table.ts';

type Reported = z.output<typeof ReportedPosition>;
type PositionRow = typeof hyPosition.$inferInsert;

/** Clocks of units are not quite right. */
const allowedAhead = 5 * 60_000;
/** Units keep what they could not send, but not for ever. */
const allowedAge = 30 * 24 * 3_600_000;

const plateOf = ({ vehicleNumber, plateColor }: { vehicleNumber: string; plateColor: string }) => `${vehicleNumber} ${plateColor}`;

/**
 * Stores positions of vehicles that the actor sees, each once by vehicle, time and source, and tells vehicle and driver where they
 * are. What cannot be stored is named and the rest kept: one wrong position must not hold up those behind it in a unit's memory.
 *
 * @source freight-domain 2.28, 7.1
 */
export function reportPositions(ctx: Context, { positions }: z.output<typeof PositionReport>): Promise<z.output<typeof PositionReceipt>> {
  return ctx.transaction(async (tx) => {
    const read = positions.map((given) => readPosition(ctx, given));
    const trips = await tripsOf(
      tx,
      ctx,
      read.filter((one) => typeof one !== 'string'),
    );
    const refused: { index: number; reason: string }[] = [];
    const rows: PositionRow[] = [];
    for (const [index, position] of read.entries()) {
      const trip = typeof position === 'string' ? undefined : trips.get(plateOf(position));
      if (typeof position === 'string') refused.push({ index, reason: position });
      else if (trip === undefined) refused.push({ index, reason: '车辆不存在' });
      else rows.push(rowOf(ctx, position, trip));
    }
    const stored = rows.length === 0 ? [] : await tx.insert(hyPosition).values(rows).onConflictDoNothing().returning();
    await moveOn(tx, ctx, stored);
    await followTrips(tx, ctx, stored);
    return { stored: stored.length, repeated: rows.length - stored.length, refused };
  });
}

/** One position as it is stored, or why it cannot be. */
function readPosition(ctx: Context, given: unknown): Reported | string {
  try {
    const position = parseInput(ReportedPosition, { value: given, locale: ctx.locale }) as Reported;
    return wrongTime(ctx, position.locTime) ?? { ...position, vehicleNumber: normalisePlate(position.vehicleNumber) };
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    return error.texts[ctx.locale];
  }
}

function wrongTime(ctx: Context, locTime: string): string | undefined {
  const at = parseDateTimeText(locTime)?.getTime();
  if (at === undefined) return '定位时间不正确';
  const age = ctx.clock.now().getTime() - at;
  return age < -allowedAhead ? '定位时间晚于当前时间' : age > allowedAge ? '定位时间早于30天前' : undefined;
}

interface Trip {
  driverId: string | null;
  noteId: string | null;
}

/** The vehicles that the actor sees, by plate, with the waybill that each is on. */
async function tripsOf(tx: Tx, ctx: Context, positions: readonly Reported[]): Promise<Map<string, Trip>> {
  const plates = [...new Set(positions.map(({ vehicleNumber }) => vehicleNumber))];
  if (plates.length === 0) return new Map();
  const rows = await tx
    .select({ id: hyVehicle.id, vehicleNumber: hyVehicle.vehicleNumber, plateColor: hyVehicle.plateColor })
    .from(hyVehicle)
    .where(and(visibleRows(ctx, vehicleResource), inArray(hyVehicle.vehicleNumber, plates)));
  const notes =
    rows.length === 0
      ? []
      : await tx
          .select({ id: hyShippingNote.id, driverId: hyShippingNote.driverId, vehicleId: hyShippingNote.vehicleId })
          .from(hyShippingNote)
          .where(
            and(
              eq(hyShippingNote.tenantId, ctx.actor.tenantId),
              sql`${hyShippingNote.delFlag} = 0`,
              inArray(hyShippingNote.vehicleNumber, plates),
              inArray(hyShippingNote.noteStatus, [...openOnRoad]),
            ),
          );
  const noteOf = new Map(notes.map((note) => [note.vehicleId, note]));
  return new Map(
    rows.map((row) => {
      const note = noteOf.get(row.id);
      return [plateOf(row), { driverId: note?.driverId ?? null, noteId: note?.id ?? null }];
    }),
  );
}

function rowOf(ctx: Context, position: Reported, { driverId, noteId }: Trip): PositionRow {
  const { vehicleNumber, plateColor, locTime, source } = position;
  const coordType = position.coordType ?? 'wgs84';
  const { lng, lat } = toWgs84(position, coordType);
  return {
    tenantId: ctx.actor.tenantId,
    vehicleNumber,
    plateColor,
    locTime,
    source,
    driverId,
    noteId,
    lng,
    lat,
    speed: position.speed ?? null,
    direction: position.direction ?? null,
    coordType,
    mileage: position.mileage ?? null,
    accuracy: position.accuracy ?? null,
  };
}

/**
 * Vehicles, and the drivers on their waybills, are where they reported from last. A unit that reports is on the network. These are no
 * edits: anyone who has a form open saves it as before.
 */
async function moveOn(tx: Tx, ctx: Context, stored: readonly (typeof hyPosition.$inferSelect)[]): Promise<void> {
  const latest = new Map<string, (typeof stored)[number]>();
  const networked = new Set<string>();
  for (const row of stored) {
    const plate = plateOf(row);
    if ((latest.get(plate)?.locTime ?? '') < row.locTime) latest.set(plate, row);
    if (row.source === '1') networked.add(plate);
  }
  if (latest.size === 0) return;
  const places = [...latest].map(([plate, row]) => ({
    vehicle_number: row.vehicleNumber,
    plate_color: row.plateColor,
    driver_id: row.driverId,
    at: `${row.locTime}+08`,
    lng: row.lng,
    lat: row.lat,
    speed: row.speed,
    source: row.source,
    networked: networked.has(plate),
  }));
  const given = sql`jsonb_to_recordset(${JSON.stringify(places)}::jsonb) as given(
    vehicle_number text, plate_color text, driver_id text, at timestamptz, lng numeric, lat numeric, speed int, source text, networked boolean)`;
  await tx.execute(sql`
    update ${hyVehicle} set
      gps_net_state = case when given.networked then '1' else gps_net_state end,
      last_lng = case when given.at >= coalesce(last_loc_time, given.at) then given.lng else last_lng end,
      last_lat = case when given.at >= coalesce(last_loc_time, given.at) then given.lat else last_lat end,
      last_speed = case when given.at >= coalesce(last_loc_time, given.at) then given.speed else last_speed end,
      last_source = case when given.at >= coalesce(last_loc_time, given.at) then given.source else last_source end,
      last_loc_time = greatest(last_loc_time, given.at)
      from ${given}
     where hy_vehicle.tenant_id = ${ctx.actor.tenantId} and hy_vehicle.del_flag = 0
       and hy_vehicle.vehicle_number = given.vehicle_number and hy_vehicle.plate_color = given.plate_color`);
  await tx.execute(sql`
    update ${hyDriver} set last_lng = given.lng, last_lat = given.lat, last_loc_time = given.at
      from ${given}
     where hy_driver.tenant_id = ${ctx.actor.tenantId} and hy_driver.del_flag = 0 and hy_driver.id = given.driver_id
       and given.at >= coalesce(hy_driver.last_loc_time, given.at)`);
}
