import type { CellPlace, CellRange, SelectionState } from './selectionTypes.ts';
import type { TableCore } from './tableCore.ts';
import type { SelectionMark } from './selectionMark.ts';

/** Where what was one selection stands in more pieces than these, the active cell alone is selected. */
const mostPieces = 200;

/** Where the rows and columns stand now that were selected; `undefined`: the cell that was active is not shown. */
export function findMarked(core: TableCore, { state, rowIds, columns }: SelectionMark): SelectionState | undefined {
  const { ranges } = state;
  const columnAt = (place: number) => core.visible.indexOf(columns[place] ?? '');
  const find = (place: CellPlace | null): CellPlace | undefined => {
    const at = ranges.findIndex((range) => place !== null && holds(range, place));
    if (place === null || at < 0) return undefined;
    const id = rowIds[at]?.[place.row - ranges[at]!.top] ?? place.row;
    const found = { row: core.rows.viewPlaceOf(id), column: columnAt(place.column) };
    return found.row >= 0 && found.column >= 0 ? found : undefined;
  };
  const active = find(state.active);
  if (!active) return undefined;
  const anchor = find(state.anchor) ?? active;
  const pieces = ranges.flatMap(({ top, left, bottom, right }, at) => {
    const across = runsOf(placesIn(left, right).map(columnAt));
    const down = runsOf(Array.from(rowIds[at] ?? placesIn(top, bottom), (id) => core.rows.viewPlaceOf(id)));
    return down.flatMap(([first, last]) => across.map(([from, to]) => ({ top: first, left: from, bottom: last, right: to })));
  });
  // The last one is that of the anchor.
  const own = pieces.findLast((piece) => holds(piece, anchor));
  if (own && pieces.length <= mostPieces) return { ranges: [...pieces.filter((piece) => piece !== own), own], active, anchor };
  const { row, column } = active;
  return { ranges: [{ top: row, left: column, bottom: row, right: column }], active, anchor: active };
}

const holds = ({ top, left, bottom, right }: CellRange, { row, column }: CellPlace) =>
  row >= top && row <= bottom && column >= left && column <= right;

const placesIn = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, at) => from + at);

/** Places as first and last of each stretch without a gap, rising; -1 is not a place. */
function runsOf(places: readonly number[]): Array<[first: number, last: number]> {
  const runs: Array<[number, number]> = [];
  for (const place of places.filter((one) => one >= 0).toSorted((one, other) => one - other)) {
    const run = runs.at(-1);
    if (run && place <= run[1] + 1) run[1] = place;
    else runs.push([place, place]);
  }
  return runs;
}
