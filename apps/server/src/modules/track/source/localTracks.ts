import { and, asc, between, eq } from 'drizzle-orm';
import { parseDateTimeText } from '../../../platform/clock.ts';
import { hyPosition } from '../position/position.table.ts';
import type { TrackSource } from './trackSource.ts';

/** More positions than that of one stretch are not read: at one every ten seconds it is 72 hours. */
const mostPositions = 30_000;

/**
 * Knows what was reported to this server and stored in `hy_position`, and nothing else: it asks nobody and costs nothing. Screens
 * say that a track is from here.
 *
 * @source freight-domain 7
 */
export const localTracks: TrackSource = {
  provider: 'local',
  isLocal: true,
  price: 0,
  longestHours: 72,
  positions: (platform, { tenantId, vehicleNumber, plateColor, beginTime, endTime, source }) =>
    platform.database.read({ tenantId }, async (tx) => {
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
      return rows.map(({ locTime, ...row }) => ({ ...row, at: parseDateTimeText(locTime)!.getTime() }));
    }),
};
