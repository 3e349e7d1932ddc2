import { instantOf } from '../texts/nowText.ts';
import { type LngLat, toFlat } from './mapView.ts';

/** A position of a track as the server tells it. */
export interface TrackPosition extends LngLat {
  locTime: string;
  /** km/h. */
  speed: number | null;
}

/** How fast a stretch was driven: below 40, below 80, up to the limit, above it; or nobody knows, since no position was reported. */
export type Pace = 'slow' | 'cruising' | 'fast' | 'over' | 'unknown';

/** Longer than that without a position, and the line between two is a guess. */
const gapMinutes = 45;

function paceOf(speed: number, limit: number): Pace {
  if (speed > limit) return 'over';
  return speed >= 80 ? 'fast' : speed >= 40 ? 'cruising' : 'slow';
}

/** The line of a track in runs of one pace, each a path of the flat map around a point. */
export function runsOf(
  points: readonly TrackPosition[],
  { limit, around }: { limit: number; around: { x: number; y: number } },
): { pace: Pace; path: string }[] {
  const runs: { pace: Pace; path: string }[] = [];
  const written = points.map((point) => {
    const { x, y } = toFlat(point);
    return `${(x - around.x).toFixed(6)} ${(y - around.y).toFixed(6)}`;
  });
  for (let at = 1; at < points.length; at += 1) {
    const [before, point] = [points[at - 1]!, points[at]!];
    const passed = instantOf(point.locTime) - instantOf(before.locTime);
    const speed = Math.max(before.speed ?? 0, point.speed ?? before.speed ?? 0);
    const pace = passed > gapMinutes * 60_000 ? 'unknown' : paceOf(speed, limit);
    const last = runs.at(-1);
    if (last?.pace === pace) last.path += `L${written[at]}`;
    else runs.push({ pace, path: `M${written[at - 1]}L${written[at]}` });
  }
  return runs;
}

/** Where the vehicle was at a moment: between two positions on the straight line between them. */
export function positionAt(
  points: readonly TrackPosition[],
  instant: number,
): (LngLat & { speed: number | null; direction: number }) | undefined {
  const first = points[0];
  if (first === undefined) return undefined;
  const found = points.findIndex((point) => instantOf(point.locTime) > instant);
  const next = points[found <= 0 ? (found === 0 ? 0 : points.length - 1) : found]!;
  const before = points[found <= 0 ? (found === 0 ? 0 : points.length - 1) : found - 1]!;
  const span = instantOf(next.locTime) - instantOf(before.locTime);
  const share = span <= 0 ? 0 : (instant - instantOf(before.locTime)) / span;
  // Standing still it looks where it came from: that is asked of the last two places that differ.
  const [from, to] = [before, next].map(toFlat) as [{ x: number; y: number }, { x: number; y: number }];
  return {
    lng: before.lng + (next.lng - before.lng) * share,
    lat: before.lat + (next.lat - before.lat) * share,
    speed: before.speed,
    direction: (Math.atan2(to.x - from.x, from.y - to.y) * 180) / Math.PI,
  };
}
