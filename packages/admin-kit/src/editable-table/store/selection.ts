import type { RowId } from '../columnTypes.ts';
import type { SelectionMemory } from './steps.ts';
import type { CellPlace, CellRange, SelectionApi, SelectionState } from './selectionTypes.ts';
import type { TableCore } from './tableCore.ts';

/** What was selected, by rows and columns: it can be found again when rows are sorted, filtered or moved, and columns arranged. */
export interface SelectionMark {
  ranges: ReadonlyArray<{ ids: RowIds; keys: readonly string[] }>;
  active: CellMark | undefined;
  anchor: CellMark | undefined;
}

interface CellMark {
  rowId: RowId;
  key: string;
}

/** Ids in order; as long as the rows are as they were loaded, only the first and the last of them. */
type RowIds = Int32Array | { first: RowId; last: RowId };

/** Up to so many rows are copied to be remembered; of more the list that they are in is kept. */
const mostCopied = 1_000;

/** Where what was one range stands in more pieces than these, the active cell alone is selected. */
const mostPieces = 200;

const nothing: SelectionState = { ranges: [], active: null, anchor: null };

/** Makes the part of a store that knows which cells are selected. Ranges are four numbers, however many cells they span. */
export function createSelection(core: TableCore): { api: SelectionApi; memory: SelectionMemory } {
  let state = nothing;

  const clampPlace = (place: CellPlace): CellPlace => ({
    row: clamp(place.row, core.rows.viewCount - 1),
    column: clamp(place.column, core.visible.length - 1),
  });
  const isVoid = () => core.rows.viewCount === 0 || core.visible.length === 0;

  function set(next: SelectionState) {
    state = isVoid() ? nothing : { ...next, ranges: next.ranges.map((range) => span(corner(range, 'first'), corner(range, 'last'))) };
    core.emit({ kind: 'selection' });
  }

  function corner(range: CellRange, which: 'first' | 'last'): CellPlace {
    return clampPlace(which === 'first' ? { row: range.top, column: range.left } : { row: range.bottom, column: range.right });
  }

  /** Where the active cell has gone, with what is selected around it. */
  function keepUp(activeId: RowId | undefined) {
    if (!state.active) return;
    const place = activeId === undefined ? -1 : core.rows.viewPlaceOf(activeId);
    const isAlone = state.ranges.length === 1 && sizeOf(state.ranges[0]!) === 1;
    const active = clampPlace({ row: place < 0 ? state.active.row : place, column: state.active.column });
    if (isAlone) set({ ranges: [span(active, active)], active, anchor: active });
    else set({ ranges: state.ranges, active: clampPlace(state.active), anchor: state.anchor && clampPlace(state.anchor) });
  }

  function markCell(place: CellPlace | null): CellMark | undefined {
    const key = place === null ? undefined : core.visible[place.column];
    return place === null || key === undefined ? undefined : { rowId: core.rows.viewIdAt(place.row), key };
  }

  function mark(): SelectionMark {
    const ids = core.rows.viewIds();
    const idsOf = ({ top, bottom }: CellRange): RowIds => {
      if (ids === null) return { first: top, last: bottom };
      return bottom - top < mostCopied ? ids.slice(top, bottom + 1) : ids.subarray(top, bottom + 1);
    };
    return {
      ranges: state.ranges.map((range) => ({ ids: idsOf(range), keys: core.visible.slice(range.left, range.right + 1) })),
      active: markCell(state.active),
      anchor: markCell(state.anchor),
    };
  }

  function findCell(cell: CellMark | undefined): CellPlace | undefined {
    const place = cell && { row: core.rows.viewPlaceOf(cell.rowId), column: core.visible.indexOf(cell.key) };
    return place && place.row >= 0 && place.column >= 0 ? place : undefined;
  }

  function restore(marked: SelectionMark): boolean {
    const active = findCell(marked.active);
    if (!active) return false;
    const anchor = findCell(marked.anchor) ?? active;
    const pieces = marked.ranges.flatMap(({ ids, keys }) => {
      const columns = runsOf(keys.map((key) => core.visible.indexOf(key)));
      const rows = runsOf(placesOf(ids));
      return rows.flatMap(([top, bottom]) => columns.map(([left, right]) => ({ top, left, bottom, right })));
    });
    const holds = ({ top, left, bottom, right }: CellRange) =>
      anchor.row >= top && anchor.row <= bottom && anchor.column >= left && anchor.column <= right;
    // The last one is that of the anchor.
    const last = pieces.findLast(holds);
    if (!last || pieces.length > mostPieces) set({ ranges: [span(active, active)], active, anchor: active });
    else set({ ranges: [...pieces.filter((piece) => piece !== last), last], active, anchor });
    return true;
  }

  function placesOf(ids: RowIds): number[] {
    if (ids instanceof Int32Array) return Array.from(ids, (id) => core.rows.viewPlaceOf(id));
    return Array.from({ length: ids.last - ids.first + 1 }, (_, at) => core.rows.viewPlaceOf(ids.first + at));
  }

  core.afterColumns.push(() => {
    if (state.active) set({ ranges: state.ranges, active: clampPlace(state.active), anchor: state.anchor && clampPlace(state.anchor) });
  });

  const api: SelectionApi = {
    selection: () => state,
    visibleColumns: () => core.visible,
    setVisibleColumns(keys) {
      const activeKey = state.active && core.visible[state.active.column];
      core.visible = keys.filter((key) => core.byKey.has(key));
      core.emit({ kind: 'columns' });
      if (!state.active) return;
      const column = activeKey ? core.visible.indexOf(activeKey) : -1;
      const active = clampPlace({ row: state.active.row, column: column < 0 ? state.active.column : column });
      set({ ranges: [span(active, active)], active, anchor: active });
    },
    activate(place, { add = false } = {}) {
      if (place === null) return set(nothing);
      const active = clampPlace(place);
      set({ ranges: [...(add ? state.ranges : []), span(active, active)], active, anchor: active });
    },
    extendTo(place) {
      const to = clampPlace(place);
      const anchor = state.anchor ?? to;
      set({ ranges: [...state.ranges.slice(0, -1), span(anchor, to)], active: state.active ?? anchor, anchor });
    },
    selectRange(range, { add = false } = {}) {
      const active = corner(range, 'first');
      set({ ranges: [...(add ? state.ranges : []), range], active, anchor: active });
    },
    selectAll() {
      const active = state.active ?? { row: 0, column: 0 };
      const all = { top: 0, left: 0, bottom: core.rows.viewCount - 1, right: core.visible.length - 1 };
      set({ ranges: [all], active, anchor: { row: 0, column: 0 } });
    },
    isSelected: (row, column) =>
      state.ranges.some(({ top, left, bottom, right }) => row >= top && row <= bottom && column >= left && column <= right),
  };

  return {
    api,
    memory: {
      mark,
      restore,
      follow() {
        const activeId = state.active ? core.rows.viewIdAt(state.active.row) : undefined;
        return () => keepUp(activeId);
      },
    },
  };
}

/** Places as first and last of each stretch without a gap, rising; -1 is no place. */
function runsOf(places: readonly number[]): Array<[first: number, last: number]> {
  const runs: Array<[number, number]> = [];
  for (const place of places.filter((one) => one >= 0).toSorted((one, other) => one - other)) {
    const run = runs.at(-1);
    if (run && place <= run[1] + 1) run[1] = place;
    else runs.push([place, place]);
  }
  return runs;
}

/** The rectangle between two places. */
function span(one: CellPlace, other: CellPlace): CellRange {
  return {
    top: Math.min(one.row, other.row),
    left: Math.min(one.column, other.column),
    bottom: Math.max(one.row, other.row),
    right: Math.max(one.column, other.column),
  };
}

/** Cells in a range. */
function sizeOf({ top, left, bottom, right }: CellRange): number {
  return (bottom - top + 1) * (right - left + 1);
}

const clamp = (value: number, most: number) => Math.max(0, Math.min(Math.trunc(value), most));
