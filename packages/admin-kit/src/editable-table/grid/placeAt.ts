import type { CellPlace } from '../store/selectionTypes.ts';
import type { GridPainter } from './GridPainter.ts';

/** The cell at a point of the screen, also where the pointer has left the table: the nearest one. */
export function placeAt(
  frame: { viewport: HTMLElement; painter: GridPainter; headSize: number },
  { x, y }: { x: number; y: number },
): CellPlace | undefined {
  const { viewport, painter, headSize } = frame;
  const { layout } = painter;
  const box = viewport.getBoundingClientRect();
  const isRtl = getComputedStyle(viewport).direction === 'rtl';
  const inline = isRtl ? box.right - x : x - box.left;
  const row = painter.rowAtOffset(y - box.top - headSize + viewport.scrollTop);
  const offset =
    inline < layout.startSize
      ? inline
      : inline > viewport.clientWidth - layout.endSize
        ? layout.totalSize - (viewport.clientWidth - inline)
        : inline + Math.abs(viewport.scrollLeft);
  const laid = layout.byPlace.find((one) => offset < one.start + one.size) ?? layout.byPlace.at(-1);
  return laid && { row, column: laid.place };
}
