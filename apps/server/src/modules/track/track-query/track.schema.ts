import { z } from 'zod';

const at = { lng: z.number(), lat: z.number() };

/** A place where goods are loaded or unloaded. */
const TrackPlace = z
  .object({
    name: z.string(),
    lng: z.number().nullable(),
    lat: z.number().nullable(),
    /** So near to it a vehicle has arrived, metres. Unknown of tracks that were kept before it was kept with them. */
    fence: z.int().nullable(),
  })
  .meta({ id: 'TrackPlace' });
/** A position that the line of a track goes through; km/h. */
const TrackPoint = z.object({ ...at, locTime: z.string(), speed: z.int().nullable() }).meta({ id: 'TrackPoint' });
/** Where the vehicle stood for 20 minutes and more. */
const TrackStop = z.object({ ...at, beginTime: z.string(), endTime: z.string(), minutes: z.int() }).meta({ id: 'TrackStop' });

/** A track as it is drawn. Metres, minutes and km/h. @source freight-domain 2.28 */
export const Track = z
  .object({
    vehicleNumber: z.string(),
    plateColor: z.string(),
    shippingNoteNumber: z.string().nullable(),
    beginTime: z.string(),
    endTime: z.string(),
    provider: z.string(),
    /** What was reported to this server alone; no service was asked. */
    isLocal: z.boolean(),
    /** Value of `track_query_state`. */
    state: z.string(),
    failReason: z.string().nullable(),
    pointCount: z.int(),
    mileage: z.int(),
    stopCount: z.int(),
    overSpeedCount: z.int(),
    maxGapMinutes: z.int(),
    matchLoad: z.int().nullable(),
    matchUnload: z.int().nullable(),
    maxSpeedKmh: z.int(),
    /** What the waybill was planned with. */
    distance: z.int().nullable(),
    /** Value of `track_state` of the waybill. */
    trackState: z.string().nullable(),
    load: TrackPlace.nullable(),
    unload: TrackPlace.nullable(),
    /** At most 2,000. */
    points: z.array(TrackPoint),
    stops: z.array(TrackStop),
  })
  .meta({ id: 'Track' });

/** A track over the wire. */
export type TrackReply = z.output<typeof Track>;

/** What of a track is kept with its query. */
export type StoredTrack = Pick<TrackReply, 'load' | 'unload' | 'points' | 'stops' | 'distance' | 'maxSpeedKmh'>;
