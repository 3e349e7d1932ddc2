import { loadTableTools } from '../clipboard/loadTableTools.ts';
import type { TableStore } from '../store/tableStore.ts';
import type { Refusal } from '../store/wireTypes.ts';

/**
 * Fills the selection from its first row or column, a single one from the one before it, as spreadsheets do; `asSeries` goes on with what
 * that begins with.
 */
export async function fillSelection(
  store: TableStore,
  { isDown, asSeries = false }: { isDown: boolean; asSeries?: boolean },
): Promise<readonly Refusal[]> {
  const range = store.selection().ranges.at(-1);
  if (range === undefined) return [];
  // A series is read from two cells, as far as there are two.
  const along = isDown ? range.bottom - range.top : range.right - range.left;
  const first = asSeries && along > 1 ? 1 : 0;
  const before = along === 0 ? 1 : 0;
  const [top, left] = [range.top - (isDown ? before : 0), range.left - (isDown ? 0 : before)];
  if (top < 0 || left < 0) return [];
  const source = isDown ? { ...range, top, bottom: top + first } : { ...range, left, right: left + first };
  const { fillCells } = await loadTableTools();
  return fillCells(store, { source, target: range, isCopy: !asSeries }).refusals;
}
