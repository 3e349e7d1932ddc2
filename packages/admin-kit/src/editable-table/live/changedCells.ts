import { storeParts } from '../store/storeParts.ts';
import type { CellName } from '../store/tableEvents.ts';
import type { TableStore } from '../store/tableStore.ts';

/** All cells that differ from what was loaded, last saved, or last written by others: also of rows that a filter hides. */
export function changedCells(store: TableStore): CellName[] {
  const { core } = storeParts.get(store)!;
  const cells: CellName[] = [];
  const keys = store.columns().map(({ key }) => key);
  for (let rowId = 0; rowId < core.rows.slotCount; rowId += 1) {
    if (!store.isChanged(rowId) || !core.rows.has(rowId)) continue;
    for (const key of keys) if (store.isChanged(rowId, key)) cells.push([rowId, key]);
  }
  return cells;
}
