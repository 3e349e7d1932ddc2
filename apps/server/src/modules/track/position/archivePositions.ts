import { and, asc, eq, gte, lt, sql } from 'drizzle-orm';
import { parseDateTimeText, toDateText } from '../../../platform/clock.ts';
import type { Context } from '../../../platform/context.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { packPositions } from '../figures/packPositions.ts';
import { hyPosition } from './position.table.ts';
import { hyPositionDay } from './positionDay.table.ts';

type PositionRow = typeof hyPosition.$inferSelect;

const day = 86_400_000;
/** Younger ones are read often. @source freight-domain 2.28 */
const packedAfterDays = 90;
/** Tracks are kept for so long. @source freight-domain 2.46 */
const keptYears = 3;
/** Days of vehicles in one run; the rest comes the next night. */
const mostPacked = 20_000;
const chunk = 100;

/**
 * Packs positions older than 90 days, each day of a vehicle by its waybills, and takes them out of the table of the young ones.
 *
 * @returns how many positions were packed
 * @source freight-domain 2.28, 7.2
 */
export async function packOldPositions(ctx: Context): Promise<number> {
  const until = `${toDateText(new Date(ctx.clock.now().getTime() - packedAfterDays * day))} 00:00:00`;
  let packed = 0;
  for (let done = 0; done < mostPacked;) {
    // One chunk after the other, each a transaction of its own.
    const count = await ctx.transaction(async (tx) => {
      const days = await oldDays(tx, ctx, until);
      for (const one of days) packed += await packDay(tx, ctx, one);
      return days.length;
    });
    done += count;
    if (count < chunk) break;
  }
  return packed;
}

interface VehicleDay {
  vehicleNumber: string;
  plateColor: string;
  day: string;
}

const shanghaiDay = sql<string>`(${hyPosition.locTime} at time zone 'Asia/Shanghai')::date::text`;

const oldDays = (tx: Tx, ctx: Context, until: string): Promise<VehicleDay[]> =>
  tx
    .selectDistinct({ vehicleNumber: hyPosition.vehicleNumber, plateColor: hyPosition.plateColor, day: shanghaiDay })
    .from(hyPosition)
    .where(and(eq(hyPosition.tenantId, ctx.actor.tenantId), lt(hyPosition.locTime, until)))
    .limit(chunk);

async function packDay(tx: Tx, ctx: Context, { vehicleNumber, plateColor, day: of }: VehicleDay): Promise<number> {
  const next = toDateText(new Date(parseDateTimeText(`${of} 00:00:00`)!.getTime() + day));
  const which = and(
    eq(hyPosition.tenantId, ctx.actor.tenantId),
    eq(hyPosition.vehicleNumber, vehicleNumber),
    eq(hyPosition.plateColor, plateColor),
    gte(hyPosition.locTime, `${of} 00:00:00`),
    lt(hyPosition.locTime, `${next} 00:00:00`),
  );
  const rows = await tx.select().from(hyPosition).where(which).orderBy(asc(hyPosition.locTime), asc(hyPosition.source));
  const ofNotes = Map.groupBy(rows, ({ noteId }) => noteId ?? '');
  await tx.insert(hyPositionDay).values(
    [...ofNotes].map(([noteId, positions]) => ({
      tenantId: ctx.actor.tenantId,
      vehicleNumber,
      plateColor,
      day: of,
      noteId,
      driverId: positions.find(({ driverId }) => driverId !== null)?.driverId ?? null,
      pointCount: positions.length,
      packed: packPositions(positions.map(keptOf)),
    })),
  );
  await tx.delete(hyPosition).where(which);
  return rows.length;
}

const keptOf = ({ locTime, lng, lat, speed, direction, source, coordType, mileage, accuracy }: PositionRow) => ({
  at: parseDateTimeText(locTime)!.getTime() / 1000,
  lng,
  lat,
  speed,
  direction,
  source,
  coordType,
  mileage,
  accuracy,
});

/**
 * Removes packed positions older than three years.
 *
 * @returns how many days of vehicles
 * @source freight-domain 2.28, 2.46
 */
export function removeOldPositions(ctx: Context): Promise<number> {
  const [year = '', rest = ''] = toDateText(ctx.clock.now()).split(/-(.*)/s);
  const until = `${Number(year) - keptYears}-${rest === '02-29' ? '02-28' : rest}`;
  return ctx.transaction(async (tx) => {
    const gone = await tx
      .delete(hyPositionDay)
      .where(and(eq(hyPositionDay.tenantId, ctx.actor.tenantId), lt(hyPositionDay.day, until)))
      .returning({ day: hyPositionDay.day });
    return gone.length;
  });
}
