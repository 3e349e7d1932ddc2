/** Something that takes its height on a page. */
export interface Piece<Value> {
  value: Value;
  height: number;
}

/** What one page holds. */
export interface PlannedPage<Line, Trip> {
  lines: readonly Line[];
  trips: readonly Trip[];
}

/** Room of a page. */
interface Room {
  height: number;
  mostLines: number;
  /** What the captions of the trips take, once a page. */
  tripHead: number;
}

/**
 * Divides lines, and after them trips, into pages. There is always one page, and each takes at least one piece however high it is.
 */
export function planPages<Line, Trip>(
  { lines, trips }: { lines: readonly Piece<Line>[]; trips: readonly Piece<Trip>[] },
  { height, mostLines, tripHead }: Room,
): PlannedPage<Line, Trip>[] {
  const pages: { lines: Line[]; trips: Trip[] }[] = [{ lines: [], trips: [] }];
  let left = height;
  const turn = () => {
    pages.push({ lines: [], trips: [] });
    left = height;
  };
  for (const { value, height: needed } of lines) {
    const page = pages.at(-1)!;
    if (page.lines.length > 0 && (page.lines.length >= mostLines || needed > left)) turn();
    pages.at(-1)!.lines.push(value);
    left -= needed;
  }
  for (const { value, height: own } of trips) {
    const page = pages.at(-1)!;
    const needed = own + (page.trips.length === 0 ? tripHead : 0);
    if (needed > left && page.lines.length + page.trips.length > 0) {
      turn();
      left -= tripHead + own;
    } else left -= needed;
    pages.at(-1)!.trips.push(value);
  }
  return pages;
}
