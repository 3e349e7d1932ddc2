import { loadTableTools } from '../clipboard/loadTableTools.ts';
import type { CellPlace, CellRange } from '../store/selectionTypes.ts';
import type { TableStore } from '../store/tableStore.ts';
import type { CellBox } from './frameGeometry.ts';
import type { GridPainter } from './GridPainter.ts';
import { placeAt } from './placeAt.ts';
import type { EditResult } from '../store/wireTypes.ts';

/** What the fill handle works on. */
export interface FillHandleHost {
  readonly store: TableStore;
  readonly painter: GridPainter;
  readonly viewport: HTMLElement;
  readonly headSize: number;
  /** Lies over the grid; the handle stands in it. */
  readonly layer: HTMLElement;
  boxOf(place: CellPlace): CellBox | undefined;
  isEditing(): boolean;
  filled(result: EditResult): void;
}

/**
 * The small square at the end of the selection: dragged, it goes on with the series of what is selected, with Ctrl it repeats it;
 * pressed twice, it fills down as far as the column beside it is filled. The keys for this are Ctrl+D and Ctrl+R, and the menu.
 */
export function attachFillHandle(host: FillHandleHost): { place: () => void; dispose: () => void } {
  const { store, painter, layer, viewport, headSize } = host;
  const handle = document.createElement('div');
  handle.dataset['fillHandle'] = '';
  handle.className =
    'pointer-events-auto absolute start-0 top-0 z-20 size-2.5 cursor-crosshair touch-none border border-solid border-surface bg-primary-solid';
  const ghost = document.createElement('div');
  ghost.className = 'pointer-events-none absolute border-2 border-dashed border-primary-solid';
  layer.append(ghost, handle);
  let target: CellRange | null = null;
  let isDragging = false;

  const source = () => {
    const { ranges } = store.selection();
    return ranges.length === 1 ? ranges[0] : undefined;
  };

  const place = () => {
    const range = source();
    const corner = range && { row: range.bottom, column: range.right };
    const box = corner && !host.isEditing() && isFillable(store, range) ? host.boxOf(corner) : undefined;
    const end = box && box.start + box.width;
    const isInView =
      corner !== undefined && box !== undefined && end !== undefined && isShown(host, { corner, end, bottom: box.top + box.height });
    handle.hidden = !isInView;
    if (isInView) {
      handle.style.insetInlineStart = `${end - 6}px`;
      handle.style.top = `${box.top + box.height - 6}px`;
    }
    const from = target && host.boxOf({ row: target.top, column: target.left });
    const to = target && host.boxOf({ row: target.bottom, column: target.right });
    ghost.hidden = !from || !to;
    if (!from || !to) return;
    ghost.style.insetInlineStart = `${from.start}px`;
    ghost.style.top = `${from.top}px`;
    ghost.style.width = `${to.start + to.width - from.start}px`;
    ghost.style.height = `${to.top + to.height - from.top}px`;
  };

  const finish = (range: CellRange | null, isCopy: boolean) => {
    const from = source();
    isDragging = false;
    target = null;
    place();
    if (range === null || from === undefined) return;
    void loadTableTools().then(({ fillCells }) => host.filled(fillCells(store, { source: from, target: range, isCopy })));
  };

  const handlers = {
    pointerdown(event: PointerEvent) {
      if (event.button !== 0) return;
      event.preventDefault();
      event.stopPropagation();
      handle.setPointerCapture(event.pointerId);
      isDragging = true;
    },
    pointermove(event: PointerEvent) {
      const from = source();
      const to = isDragging && from !== undefined && placeAt({ viewport, painter, headSize }, event);
      if (!from || !to) return;
      target = reach(from, to);
      painter.reveal(to.row, undefined);
      place();
    },
    pointerup: (event: PointerEvent) => isDragging && finish(target, event.ctrlKey || event.metaKey),
    pointercancel: () => finish(null, false),
    dblclick: () => finish(downToNeighbour(store, source()), false),
  };
  for (const [name, handler] of Object.entries(handlers)) handle.addEventListener(name, handler as EventListener);
  place();
  return {
    place,
    dispose() {
      handle.remove();
      ghost.remove();
    },
  };
}

/** Towards the side that the pointer is farther away on. */
function reach(from: CellRange, to: CellPlace): CellRange | null {
  const down = Math.max(to.row - from.bottom, from.top - to.row, 0);
  const across = Math.max(to.column - from.right, from.left - to.column, 0);
  if (down === 0 && across === 0) return null;
  return down >= across
    ? { ...from, top: Math.min(from.top, to.row), bottom: Math.max(from.bottom, to.row) }
    : { ...from, left: Math.min(from.left, to.column), right: Math.max(from.right, to.column) };
}

/** The selection, on as far as the column before it holds values, else the one behind it. */
function downToNeighbour(store: TableStore, from: CellRange | undefined): CellRange | null {
  if (from === undefined) return null;
  const columns = store.visibleColumns();
  const lastFilled = (column: number) => {
    const key = columns[column];
    let row = from.bottom;
    while (key !== undefined) {
      const next = store.rowIdAt(row + 1);
      if (next === undefined || store.text(next, key) === '') break;
      row += 1;
    }
    return row;
  };
  const bottom = Math.max(lastFilled(from.left - 1), lastFilled(from.right + 1));
  return bottom > from.bottom ? { ...from, bottom } : null;
}

/** Whether the column that the handle stands in can be written at all. */
function isFillable(store: TableStore, range: CellRange): boolean {
  const key = store.visibleColumns()[range.right];
  const rowId = store.rowIdAt(range.bottom);
  return key !== undefined && rowId !== undefined && store.lockOf(rowId, key) === undefined;
}

function isShown(
  { painter, headSize }: FillHandleHost,
  { corner, end, bottom }: { corner: CellPlace; end: number; bottom: number },
): boolean {
  const { layout, room } = painter;
  const isPinned = layout.byPlace[corner.column]?.pin !== undefined;
  const [from, to] = isPinned ? [0, room.width] : [layout.startSize, room.width - layout.endSize];
  return end > from && end <= to + 1 && bottom > headSize && bottom <= room.height + 1;
}
