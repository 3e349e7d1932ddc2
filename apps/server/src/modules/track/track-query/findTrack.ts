import { parseDateTimeText, toDateTimeText } from '../../../platform/clock.ts';
import type { Context } from '../../../platform/context.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { AppError } from '../../../platform/errors.ts';
import { readConfigNumber } from '../../system/setting/configValues.ts';
import { simplify } from '../figures/simplify.ts';
import { nearestTo, trackFigures, type TrackPoint } from '../figures/trackFigures.ts';
import { askTrackSource } from '../source/askTrackSource.ts';
import type { TrackSource } from '../source/trackSource.ts';
import type { StoredTrack, TrackReply } from './track.schema.ts';

/** Value of `track_query_state`. */
export const queryState = { done: '20', failed: '30', nothing: '40' } as const;

/** A line needs no more. @source freight-domain 2.28 */
const mostPoints = 2000;
const hour = 3_600_000;

/** Whose way is looked for, from when to when, and what a waybill adds to that. */
export interface TrackSubject {
  vehicleNumber: string;
  plateColor: string;
  beginTime: string;
  endTime: string;
  source?: string | undefined;
  note?: {
    id: string;
    shippingNoteNumber: string;
    distance: number | null;
    trackState: string;
    load: StoredTrack['load'];
    unload: StoredTrack['unload'];
  };
}

/** A track with what its calls cost, in fen. */
export interface FoundTrack {
  track: TrackReply;
  cost: number;
}

/** Asks for a track, in stretches that one call may have, and adds it up. What fails is told as a state, with its reason. */
export async function findTrack(tx: Tx, ctx: Context, from: TrackSource, subject: TrackSubject): Promise<FoundTrack> {
  const maxSpeedKmh = await readConfigNumber(tx, ctx, 'maxSpeedKmh');
  const { vehicleNumber, plateColor, beginTime, endTime, note } = subject;
  const stretches = stretchesOf(subject, from.longestHours);
  const given: TrackPoint[] = [];
  let failReason: string | null = null;
  let calls = 0;
  try {
    for (const stretch of stretches) {
      given.push(...(await askTrackSource(ctx.platform, from, { tenantId: ctx.actor.tenantId, ...subject, ...stretch })));
      calls += 1;
    }
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    failReason = error.message;
  }
  const { points, stops, ...figures } = trackFigures(failReason === null ? given : [], maxSpeedKmh);
  const text = (at: number) => toDateTimeText(new Date(at));
  const track: TrackReply = {
    vehicleNumber,
    plateColor,
    shippingNoteNumber: note?.shippingNoteNumber ?? null,
    beginTime,
    endTime,
    provider: from.provider,
    isLocal: from.isLocal,
    state: failReason !== null ? queryState.failed : points.length === 0 ? queryState.nothing : queryState.done,
    failReason,
    pointCount: points.length,
    ...figures,
    stopCount: stops.length,
    matchLoad: nearestTo(points, note?.load ?? null),
    matchUnload: nearestTo(points, note?.unload ?? null),
    maxSpeedKmh,
    distance: note?.distance ?? null,
    trackState: note?.trackState ?? null,
    load: note?.load ?? null,
    unload: note?.unload ?? null,
    points: simplify(points, mostPoints).map(({ lng, lat, at, speed }) => ({ lng, lat, locTime: text(at), speed })),
    stops: stops.map(({ lng, lat, from: first, to }) => ({
      lng,
      lat,
      beginTime: text(first),
      endTime: text(to),
      minutes: Math.round((to - first) / 60_000),
    })),
  };
  return { track, cost: calls * from.price };
}

function stretchesOf({ beginTime, endTime }: TrackSubject, hours: number): { beginTime: string; endTime: string }[] {
  const end = parseDateTimeText(endTime)!.getTime();
  const stretches: { beginTime: string; endTime: string }[] = [];
  for (let from = parseDateTimeText(beginTime)!.getTime(); from < end; from += hours * hour) {
    const to = Math.min(end, from + hours * hour);
    stretches.push({ beginTime: toDateTimeText(new Date(from)), endTime: toDateTimeText(new Date(to)) });
  }
  return stretches;
}
