/** Where rows stand that are all of one height, save for some that have more below them. Costs by these, not by the rows there are. */
export interface RowPlaces {
  /** Px from the top of the body. */
  topOf(row: number): number;
  /** The row at so many px; beyond the last one it goes on counting. */
  rowAt(offset: number): number;
  heightOf(row: number): number;
}

/**
 * Reckons with rows of `rowSize` px, of which some have `extra` px more.
 *
 * @param taller places of those that have, rising; none: all are alike
 */
export function placeRows(rowSize: number, { extra = 0, taller = [] }: { extra?: number; taller?: readonly number[] } = {}): RowPlaces {
  const topOf = (row: number) => row * rowSize + before(taller, row) * extra;
  return {
    topOf,
    heightOf: (row) => rowSize + (taller[before(taller, row)] === row ? extra : 0),
    rowAt(offset) {
      // How many of the taller rows lie wholly above: each of them pushes what follows down.
      let from = 0;
      let to = taller.length;
      while (from < to) {
        const middle = (from + to) >> 1;
        if (topOf(taller[middle]! + 1) <= offset) from = middle + 1;
        else to = middle;
      }
      const row = Math.floor((offset - from * extra) / rowSize);
      // Within what stands below a taller row it is still that one.
      return Math.max(0, Math.min(row, taller[from] ?? row));
    },
  };
}

/** How many of some rising numbers are less than another one. */
function before(rising: readonly number[], limit: number): number {
  let from = 0;
  let to = rising.length;
  while (from < to) {
    const middle = (from + to) >> 1;
    if (rising[middle]! < limit) from = middle + 1;
    else to = middle;
  }
  return from;
}
