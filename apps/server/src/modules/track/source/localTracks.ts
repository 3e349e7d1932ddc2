import { and, asc, between, eq } from 'drizzle-orm';
import { parseDateTimeText } from '../../../platform/clock.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { unpackPositions } from '../figures/packPositions.ts';
import type { TrackPoint } from '../figures/trackFigures.ts';
import { hyPosition } from '../position/position.table.ts';
import { hyPositionDay } from '../position/positionDay.table.ts';
import type { TrackQuestion, TrackSource } from './trackSource.ts';

/** More positions than that of one stretch are not read: at one every ten seconds it is 72 hours. */
const mostPositions = 30_000;

const at = (text: string) => parseDateTimeText(text)!.getTime();

/** Positions that are packed by now. */
async function packedPositions(tx: Tx, question: TrackQuestion): Promise<TrackPoint[]> {
  const { tenantId, vehicleNumber, plateColor, beginTime, endTime, source: wanted } = question;
  const days = await tx
    .select({ packed: hyPositionDay.packed })
    .from(hyPositionDay)
    .where(
      and(
        eq(hyPositionDay.tenantId, tenantId),
        eq(hyPositionDay.vehicleNumber, vehicleNumber),
        eq(hyPositionDay.plateColor, plateColor),
        between(hyPositionDay.day, beginTime.slice(0, 10), endTime.slice(0, 10)),
      ),
    )
    .orderBy(asc(hyPositionDay.day));
  const [begin, end] = [at(beginTime), at(endTime)];
  return days
    .flatMap(({ packed }) => unpackPositions(packed))
    .filter(({ at: second, source }) => second * 1000 >= begin && second * 1000 <= end && (wanted === undefined || source === wanted))
    .map(({ at: second, lng, lat, speed }) => ({ lng, lat, speed, at: second * 1000 }));
}

/**
 * Knows what was reported to this server and stored in `hy_position`, or packed since, and nothing else: it asks nobody and costs nothing.
 * Screens say that a track is from here.
 *
 * @source freight-domain 7
 */
export const localTracks: TrackSource = {
  provider: 'local',
  isLocal: true,
  price: 0,
  longestHours: 72,
  positions: (platform, question) =>
    platform.database.read({ tenantId: question.tenantId }, async (tx) => {
      const { tenantId, vehicleNumber, plateColor, beginTime, endTime, source } = question;
      const rows = await tx
        .select({ locTime: hyPosition.locTime, lng: hyPosition.lng, lat: hyPosition.lat, speed: hyPosition.speed })
        .from(hyPosition)
        .where(
          and(
            eq(hyPosition.tenantId, tenantId),
            eq(hyPosition.vehicleNumber, vehicleNumber),
            eq(hyPosition.plateColor, plateColor),
            between(hyPosition.locTime, beginTime, endTime),
            source === undefined ? undefined : eq(hyPosition.source, source),
          ),
        )
        .orderBy(asc(hyPosition.locTime))
        .limit(mostPositions);
      const young = rows.map(({ locTime, ...row }) => ({ ...row, at: at(locTime) }));
      return [...(await packedPositions(tx, question)), ...young];
    }),
};
