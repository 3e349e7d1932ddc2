import type { SelectionState } from '../store/selectionTypes.ts';
import { look } from './cellLook.ts';

/** How the selection shows in one cell: whether it is selected, active, and which edges of a range run along it. */
export function selectionBits({ ranges, active }: SelectionState, { row, column }: { row: number; column: number }): number {
  let bits = active !== null && active.row === row && active.column === column ? look.active : 0;
  for (const { top, left, bottom, right } of ranges) {
    if (row < top || row > bottom || column < left || column > right) continue;
    bits |= look.selected;
    // A single cell has its frame as the active one.
    if (top === bottom && left === right) continue;
    if (row === top) bits |= look.edgeTop;
    if (row === bottom) bits |= look.edgeBottom;
    if (column === left) bits |= look.edgeStart;
    if (column === right) bits |= look.edgeEnd;
  }
  return bits;
}
