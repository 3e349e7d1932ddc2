import { moveRow } from './rowActions.ts';
import type { TableSurroundings } from './useFeatures.ts';

/** Moves a row as a key or a drag asks for it, and says where it stands now or why it does not move. */
export function moveRowByHand({ grid: { store }, say, t }: TableSurroundings, way: { from: number; to: number }): void {
  const place = moveRow(store, way);
  if (place !== undefined) say(t('grid.rowMoved', { row: place + 1 }));
  else if (store.sorting().length > 0 || store.filters().length > 0) say(t('grid.sortedNoMove'));
}
