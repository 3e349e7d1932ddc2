import { crowDistance, type LngLat } from '../../region/haversine.ts';

/** One position of a track. */
export interface TrackPoint extends LngLat {
  /** ms. */
  at: number;
  /** km/h as reported; null where it was not. */
  speed: number | null;
}

/** Where a vehicle stood. */
export interface TrackStop extends LngLat {
  from: number;
  to: number;
}

/** What a track comes to. Metres and minutes. */
export interface TrackFigures {
  /** What is left when positions that cannot be are gone, in the order of time. */
  points: TrackPoint[];
  mileage: number;
  stops: TrackStop[];
  /** How often the limit was exceeded, each stretch once. */
  overSpeedCount: number;
  maxGapMinutes: number;
}

const minute = 60_000;
/** A stop lasts at least so long. @source freight-domain S16 */
const stopAfter = 20 * minute;
/** Within so many metres a vehicle stands: yards are large, and positions scatter. */
const stopRadius = 300;
/** Faster than that no truck moves between two positions: one of them is wrong. */
const impossibleKmh = 200;
/** Less than that is scatter, not driving. */
const scatter = 15;

const kmh = (metres: number, milliseconds: number) => (milliseconds <= 0 ? Infinity : metres / 1000 / (milliseconds / 3_600_000));

/** Positions in the order of time, one for each moment, without those that a truck cannot have reached. */
function cleaned(given: readonly TrackPoint[]): TrackPoint[] {
  const points: TrackPoint[] = [];
  for (const point of given.toSorted((one, other) => one.at - other.at)) {
    const before = points.at(-1);
    if (before?.at === point.at) continue;
    const metres = before === undefined ? 0 : crowDistance(before, point);
    if (before === undefined || metres < 1000 || kmh(metres, point.at - before.at) <= impossibleKmh) points.push(point);
  }
  return points;
}

function stopsOf(points: readonly TrackPoint[]): TrackStop[] {
  const stops: TrackStop[] = [];
  for (let first = 0; first < points.length;) {
    const anchor = points[first]!;
    let last = first;
    while (last + 1 < points.length && crowDistance(anchor, points[last + 1]!) <= stopRadius) last += 1;
    const to = points[last]!.at;
    if (to - anchor.at >= stopAfter) stops.push({ lng: anchor.lng, lat: anchor.lat, from: anchor.at, to });
    first = last + 1;
  }
  return stops;
}

/**
 * Adds up a track.
 *
 * @param maxSpeedKmh above it a vehicle drives too fast
 * @source freight-domain 2.28
 */
export function trackFigures(given: readonly TrackPoint[], maxSpeedKmh: number): TrackFigures {
  const points = cleaned(given);
  let [mileage, overSpeedCount, longest] = [0, 0, 0];
  let wasOver = false;
  for (const [index, point] of points.entries()) {
    const before = points[index - 1];
    const metres = before === undefined ? 0 : crowDistance(before, point);
    const passed = before === undefined ? 0 : point.at - before.at;
    if (metres > scatter) mileage += metres;
    longest = Math.max(longest, passed);
    const speed = point.speed ?? (before === undefined ? 0 : kmh(metres, passed));
    const isOver = speed > maxSpeedKmh;
    if (isOver && !wasOver) overSpeedCount += 1;
    wasOver = isOver;
  }
  return { points, mileage: Math.round(mileage), stops: stopsOf(points), overSpeedCount, maxGapMinutes: Math.floor(longest / minute) };
}

/** How near a track comes to a place, in metres; null without a track or without coordinates. */
export function nearestTo(points: readonly LngLat[], place: { lng: number | null; lat: number | null } | null): number | null {
  const { lng, lat } = place ?? {};
  if (typeof lng !== 'number' || typeof lat !== 'number' || points.length === 0) return null;
  return Math.round(points.reduce((least, point) => Math.min(least, crowDistance(point, { lng, lat })), Infinity));
}

/** What the rules measure a track of a waybill by. */
export interface TrackLimits {
  trackMatchMeters: number;
  trackMaxGapMinutes: number;
}

/**
 * What a finished trip's track says of it, as `track_state` has it: none at all (3); with a hole, or away from where was loaded or
 * unloaded (2); in order (1).
 *
 * @source freight-domain 3.2 R5
 */
export function trackVerdict(
  track: { pointCount: number; maxGapMinutes: number; matchLoad: number | null; matchUnload: number | null },
  limits: TrackLimits,
): '1' | '2' | '3' {
  if (track.pointCount === 0) return '3';
  const isAway = [track.matchLoad, track.matchUnload].some((metres) => metres !== null && metres > limits.trackMatchMeters);
  return isAway || track.maxGapMinutes > limits.trackMaxGapMinutes ? '2' : '1';
}
