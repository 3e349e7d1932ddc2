/** Metres in a plane, near enough over the length of a trip. */
interface Flat {
  x: number;
  y: number;
}

const metresPerDegree = 111_195;

/** How far a point lies from the line between two others. */
function offLine(point: Flat, { from, to }: { from: Flat; to: Flat }): number {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const length = dx * dx + dy * dy;
  const along = length === 0 ? 0 : Math.min(1, Math.max(0, ((point.x - from.x) * dx + (point.y - from.y) * dy) / length));
  return Math.hypot(point.x - from.x - along * dx, point.y - from.y - along * dy);
}

/** Douglas-Peucker without recursion: a track may have as many points as the stack has frames. @returns which points stay */
function kept(points: readonly Flat[], tolerance: number): boolean[] {
  const stays = points.map((_, index) => index === 0 || index === points.length - 1);
  const open: [number, number][] = [[0, points.length - 1]];
  for (let piece = open.pop(); piece !== undefined; piece = open.pop()) {
    const [first, last] = piece;
    let [farthest, most] = [-1, tolerance];
    for (let at = first + 1; at < last; at += 1) {
      const off = offLine(points[at]!, { from: points[first]!, to: points[last]! });
      if (off > most) [farthest, most] = [at, off];
    }
    if (farthest < 0) continue;
    stays[farthest] = true;
    open.push([first, farthest], [farthest, last]);
  }
  return stays;
}

/**
 * Leaves out the points of a line that it can be drawn without, so that at most `limit` remain. What is short enough stays whole.
 *
 * @source freight-domain 2.28
 */
export function simplify<Point extends { lng: number; lat: number }>(points: readonly Point[], limit: number): Point[] {
  if (points.length <= limit) return [...points];
  const narrowing = Math.cos(((points[0]?.lat ?? 0) * Math.PI) / 180);
  const flat = points.map(({ lng, lat }) => ({ x: lng * metresPerDegree * narrowing, y: lat * metresPerDegree }));
  for (let tolerance = 5; ; tolerance *= 2) {
    const stays = kept(flat, tolerance);
    if (stays.filter(Boolean).length <= limit) return points.filter((_, index) => stays[index]);
  }
}
