import type { RowId } from '../columnTypes.ts';
import type { CellPlace, CellRange, SelectionApi, SelectionState } from './selectionTypes.ts';
import type { TableCore } from './tableCore.ts';
import type { SelectionMemory } from './selectionMark.ts';

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
      mark() {
        const ids = core.rows.viewIds();
        return {
          state,
          rowIds: state.ranges.map(({ top, bottom }) => ids?.slice(top, bottom + 1)),
          columns: core.visible,
          viewNumber: core.rows.viewNumber,
        };
      },
      restore(mark) {
        const isWhereItWas = mark.viewNumber === core.rows.viewNumber && mark.columns === core.visible;
        const found = isWhereItWas ? mark.state : core.findMarked(mark);
        if (!found?.active) return false;
        set(found);
        return true;
      },
      follow() {
        const activeId = state.active ? core.rows.viewIdAt(state.active.row) : undefined;
        return () => keepUp(activeId);
      },
    },
  };
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
