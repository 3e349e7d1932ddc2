import type { TableSize } from '../columnTypes.ts';
import type { CellPlace } from '../store/selectionTypes.ts';
import type { LaidColumn } from './columnLayout.ts';
import type { GridPainter } from './GridPainter.ts';

/** Height of a row in px. @source TBL-01 */
export const rowSizes: Readonly<Record<TableSize, number>> = { medium: 44, small: 36, mini: 32, tiny: 26 };

/** Where a cell is, in px from the inline start and the top of the viewport. */
export interface CellBox {
  start: number;
  top: number;
  width: number;
  height: number;
}

/** Where a cell is at this moment. */
export function boxOf(frame: { painter: GridPainter; headSize: number; rowSize: number }, place: CellPlace): CellBox | undefined {
  const laid = frame.painter.layout.byPlace[place.column];
  if (laid === undefined) return undefined;
  const { painter, headSize, rowSize } = frame;
  return {
    start: startOf(laid, painter),
    top: headSize + painter.topOf(place.row) - painter.scroll.top,
    width: laid.size,
    height: rowSize,
  };
}

function startOf(laid: LaidColumn, painter: GridPainter): number {
  if (laid.pin === 'start') return laid.inset;
  if (laid.pin === 'end') return painter.room.width - laid.inset - laid.size;
  return laid.start - painter.scroll.along;
}

/** The cell below an element of the body, by what it says of itself. */
export function placeOfElement(painter: GridPainter, target: EventTarget | null): { row: number; laid: LaidColumn } | undefined {
  const cell = target instanceof Element ? target.closest('[role=gridcell]') : null;
  const row = Number(cell?.closest('[role=row]')?.getAttribute('aria-rowindex')) - 2;
  const laid = painter.layout.all[Number(cell?.getAttribute('aria-colindex')) - 1];
  return cell === null || laid === undefined || !(row >= 0) ? undefined : { row, laid };
}
