import type { GridHandle } from '../grid/gridTypes.ts';

/** Selects the row whose number was pressed; with Shift all from where the selection began, with Ctrl beside what is selected. */
export function selectRows(grid: GridHandle, { row, event: { shiftKey, ctrlKey, metaKey } }: { row: number; event: PointerEvent }): void {
  const { store } = grid;
  grid.focus();
  const right = store.visibleColumns().length - 1;
  const from = shiftKey ? (store.selection().anchor?.row ?? row) : row;
  const rows = { top: Math.min(from, row), bottom: Math.max(from, row) };
  store.selectRange({ ...rows, left: 0, right }, { add: ctrlKey || metaKey });
}
