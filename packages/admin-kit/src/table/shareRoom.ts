/** What decides how the room of a table is shared: columns that scroll, in order. */
export interface RoomColumn {
  width: number;
  /** Takes room that is left before others do. */
  grows: boolean;
  /** Its values are figures: half of one reads as another one. */
  isFigure: boolean;
}

/**
 * What each column gets beyond its width, in px. Room that is left goes to the columns that grow, else to all of them. Where the last
 * column in view would show half of its figures, those before it share the room up to the edge, so that it begins behind it.
 *
 * @param room width in px between the columns that stay at either side
 */
export function shareRoom(columns: readonly RoomColumn[], room: number): readonly number[] {
  const total = columns.reduce((sum, { width }) => sum + width, 0);
  if (total <= room) return share(columns, { count: columns.length, rest: room - total });
  let end = 0;
  let count = 0;
  for (const { width } of columns) {
    if (end + width > room) break;
    end += width;
    count += 1;
  }
  return columns[count]?.isFigure ? share(columns, { count, rest: room - end }) : columns.map(() => 0);
}

function share(columns: readonly RoomColumn[], { count, rest }: { count: number; rest: number }): readonly number[] {
  const whole = columns.slice(0, count);
  const takers = whole.some(({ grows }) => grows) ? whole.map(({ grows }) => grows) : whole.map(() => true);
  const places = takers.filter(Boolean).length;
  if (places === 0) return columns.map(() => 0);
  const each = Math.floor(rest / places);
  let left = rest;
  return columns.map((_, index) => {
    if (!takers[index]) return 0;
    // The last one takes what the division leaves.
    const own = takers.indexOf(true, index + 1) < 0 ? left : each;
    left -= own;
    return own;
  });
}
