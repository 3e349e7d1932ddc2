import { type Flat, type LngLat, fromFlat, toFlat } from './mapView.ts';

/** Pieces of a curve. */
const pieces = 24;
/** How far a curve bulges, as a share of its length. */
const bulge = 0.15;

/** The point that a curve between two places bends to: beside the middle of the line between them, so that the way back lies beside the way there. */
function bendOf(from: Flat, to: Flat): Flat {
  return { x: (from.x + to.x) / 2 + (to.y - from.y) * bulge * 2, y: (from.y + to.y) / 2 - (to.x - from.x) * bulge * 2 };
}

/** A curve from a place to another. */
export function curveOf(from: LngLat, to: LngLat): LngLat[] {
  const [start, end] = [toFlat(from), toFlat(to)];
  const bend = bendOf(start, end);
  return Array.from({ length: pieces + 1 }, (_, at) => {
    const share = at / pieces;
    const [before, between, after] = [(1 - share) ** 2, 2 * share * (1 - share), share ** 2];
    return fromFlat({
      x: before * start.x + between * bend.x + after * end.x,
      y: before * start.y + between * bend.y + after * end.y,
    });
  });
}
