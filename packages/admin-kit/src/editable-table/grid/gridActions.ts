import { clearCells } from '../clipboard/clearCells.ts';
import type { RowId } from '../columnTypes.ts';
import type { TableStore } from '../store/tableStore.ts';
import type { LaidColumn } from './columnLayout.ts';
import { loadHandParts } from './loadLateParts.ts';
import type { Refusal } from '../store/wireTypes.ts';

/** Selects everything, or the row or column of the active cell. @returns false where nothing is active */
export function selectPart(store: TableStore, what: 'all' | 'row' | 'column'): boolean {
  const { active } = store.selection();
  if (active === null) return false;
  const { row, column } = active;
  const [bottom, right] = [store.viewCount() - 1, store.visibleColumns().length - 1];
  if (what === 'all') store.selectAll();
  else if (what === 'row') store.selectRange({ top: row, bottom: row, left: 0, right });
  else store.selectRange({ top: 0, bottom, left: column, right: column });
  return true;
}

/** Where actions of the keyboard are done, and who hears of them. */
interface CellToEdit {
  rowId: RowId;
  laid: LaidColumn;
}

interface Doer {
  store: TableStore;
  refused(refusals: readonly Refusal[]): void;
  /** Says what was done where the cell with the focus does not. */
  say(text: string): void;
}

/** Gives a cell that is turned over its next value. */
export function toggleCell({ store, refused, say }: Doer, { rowId, laid: { key } }: CellToEdit): void {
  const cell = store.cell(rowId, key);
  const edit = store.typeOf(key)?.edit;
  if (cell === undefined || edit?.by !== 'toggle') return;
  const refusal = store.write({ rowId, key, value: edit.next(store.value(rowId, key), cell) });
  if (refusal === undefined) say(store.text(rowId, key));
  else refused([refusal]);
}

/** Empties what is selected. */
export function clearSelection({ store, refused }: Doer): void {
  refused(clearCells(store).refusals);
}

/** Repeats what the selection begins with. */
export function fillByKey({ store, refused }: Doer, isDown: boolean): void {
  void loadHandParts().then(async ({ fillSelection }) => refused(await fillSelection(store, { isDown })));
}

/** Whether the control of a locked cell opens all the same, to be looked at. */
export function opensLocked(store: TableStore, { rowId, laid: { key } }: CellToEdit): boolean {
  const type = store.typeOf(key);
  const cell = store.cell(rowId, key);
  return type?.edit.by === 'control' && cell !== undefined && (type.edit.opensLocked?.(store.value(rowId, key), cell) ?? false);
}
