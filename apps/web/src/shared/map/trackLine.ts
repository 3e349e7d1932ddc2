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

/** The line of a track in runs of one pace. */
export function runsOf(points: readonly TrackPosition[], { limit }: { limit: number }): { kind: Pace; points: LngLat[] }[] {
  const runs: { kind: Pace; points: LngLat[] }[] = [];
  const instants = points.map(({ locTime }) => instantOf(locTime));
  for (let at = 1; at < points.length; at += 1) {
    const [before, point] = [points[at - 1]!, points[at]!];
    const passed = instants[at]! - instants[at - 1]!;
    const speed = Math.max(before.speed ?? 0, point.speed ?? before.speed ?? 0);
    const kind = passed > gapMinutes * 60_000 ? 'unknown' : paceOf(speed, limit);
    const last = runs.at(-1);
    if (last?.kind === kind) last.points.push(point);
    else runs.push({ kind, points: [before, point] });
  }
  return runs;
}

/** Where a vehicle was, how fast and whither. */
export interface Whereabouts extends LngLat {
  speed: number | null;
  direction: number;
}

/** A track whose times are read once, to be asked for one moment after the other. */
export interface Replayed {
  first: number;
  last: number;
  /** Between two positions it was on the straight line between them. */
  at: (instant: number) => Whereabouts;
}

/** Prepares a track to be played back. @returns undefined where nothing was reported */
export function replayOf(points: readonly TrackPosition[]): Replayed | undefined {
  if (points.length === 0) return undefined;
  const instants = Float64Array.from(points, ({ locTime }) => instantOf(locTime));
  const flat = points.map(toFlat);
  /** The first position after a moment. */
  const after = (instant: number) => {
    let [low, high] = [0, instants.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if (instants[middle]! > instant) high = middle;
      else low = middle + 1;
    }
    return low;
  };
  return {
    first: instants[0]!,
    last: instants.at(-1)!,
    at: (instant) => {
      const end = points.length - 1;
      const next = Math.min(after(instant), end);
      // At its end it looks where it came from.
      const from = Math.max(0, Math.min(next, end) - 1);
      const [before, then] = [points[from]!, points[next]!];
      const span = instants[next]! - instants[from]!;
      const share = span <= 0 ? 0 : Math.min(1, Math.max(0, (instant - instants[from]!) / span));
      return {
        lng: before.lng + (then.lng - before.lng) * share,
        lat: before.lat + (then.lat - before.lat) * share,
        speed: before.speed,
        direction: (Math.atan2(flat[next]!.x - flat[from]!.x, flat[from]!.y - flat[next]!.y) * 180) / Math.PI,
      };
    },
  };
}
