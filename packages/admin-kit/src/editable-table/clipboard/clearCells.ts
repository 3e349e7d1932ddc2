import type { CellRange } from '../store/selectionTypes.ts';
import type { TableStore } from '../store/tableStore.ts';
import { copyCells, type CopiedCells } from './copyCells.ts';
import type { EditResult } from '../store/wireTypes.ts';

/** Empties the selected cells, those that can be edited. One step. */
export function clearCells(
  store: TableStore,
  { ranges, label }: { ranges: readonly CellRange[]; label: string } = {
    ranges: store.selection().ranges,
    label: store.words().t('grid.clear'),
  },
): EditResult {
  const columns = store.visibleColumns();
  return store.edit(label, (change) => {
    for (const { top, left, bottom, right } of ranges) {
      for (let place = top; place <= bottom; place += 1) {
        const rowId = store.rowIdAt(place);
        if (rowId === undefined) break;
        for (let column = left; column <= right && column < columns.length; column += 1) change.clear(rowId, columns[column]!);
      }
    }
  });
}

/** Copies the selected cells and empties them. @returns `null` when ranges do not line up; then nothing was emptied */
export function cutCells(
  store: TableStore,
  ranges: readonly CellRange[] = store.selection().ranges,
): { copied: CopiedCells; result: EditResult } | null {
  const copied = copyCells(store, ranges);
  return copied && { copied, result: clearCells(store, { ranges, label: store.words().t('grid.cut') }) };
}
