import type { RowId } from '../columnTypes.ts';
import { loadCheckableRow } from '../grid/loadLateParts.ts';
import { roomIn } from '../store/roomIn.ts';
import type { TableStore } from '../store/tableStore.ts';

/**
 * Removes the checked rows and tells the app; with `isAsync` the app removes them, once its server has.
 *
 * @source TBL-07, jeecg-wire §5.6
 */
export function removeRows(store: TableStore, isAsync: boolean): void {
  const saved = new Set(store.checkedRows().filter((rowId) => !store.isNew(rowId)));
  const deleteRows = [...saved].map((rowId) => store.row(rowId)).filter((row) => row !== undefined);
  if (isAsync) {
    store.options.on?.remove?.({ deleteRows, confirmRemove: () => void store.removeSelection() });
    return;
  }
  store.removeSelection();
  store.options.on?.remove?.({ deleteRows });
}

/** Checks a row, or takes that back, as a person does who presses its box. @source TBL-07 */
export async function toggleChecked(store: TableStore, rowId: RowId): Promise<void> {
  const { toggleRow } = await loadCheckableRow();
  toggleRow(store, rowId);
}

/** Whether a person can edit nothing at this moment; an app may say so at any time. */
export function isTableLocked(store: TableStore): boolean {
  const rowId = store.rowIdAt(0);
  const [key] = store.visibleColumns();
  if (rowId === undefined || key === undefined) return store.options.disabled ?? false;
  return store.lockOf(rowId, key) === 'disabledTable';
}

/** Whether a person can add no row: nothing can be edited, or there are as many rows as there may be. */
export const isTableFull = (store: TableStore): boolean => isTableLocked(store) || roomIn(store) === 0;

/** The rows that the selection touches, in order. */
export function selectedRows(store: TableStore): RowId[] {
  const places = new Set<number>();
  for (const { top, bottom } of store.selection().ranges) for (let row = top; row <= bottom; row += 1) places.add(row);
  return [...places]
    .toSorted((one, other) => one - other)
    .map((place) => store.rowIdAt(place))
    .filter((rowId) => rowId !== undefined);
}

/**
 * Moves a row to another place of the view.
 *
 * @returns its new place; `undefined` where it cannot be moved: at an end, or while rows are sorted or filtered
 * @source TBL-08
 */
export function moveRow(store: TableStore, { from, to }: { from: number; to: number }): number | undefined {
  if (to < 0 || to >= store.viewCount() || from === to) return undefined;
  if (!store.rowResort(from, to)) return undefined;
  return to;
}

/** Inserts an empty row before a place of the view and makes its first cell active. */
export function insertRow(store: TableStore, { place, column = 0 }: { place: number; column?: number }): void {
  store.insertRows({}, place);
  store.activate({ row: place, column });
}
