import type { OpenMenu, TableSurroundings } from './useFeatures.ts';

/** The menu that a key asks for, at the active cell; nothing where there is none. */
export function menuByKey({ grid: { store, painter }, layout }: TableSurroundings): OpenMenu | undefined {
  const { active } = store.selection();
  if (layout.byPlace.length > 0 && store.viewCount() === 0) {
    // No row is left to stand on: the column that has hidden them can still be reached.
    const column = layout.byKey.get(store.filters()[0]?.key ?? '')?.place ?? 0;
    const box = document.activeElement?.getBoundingClientRect();
    return { kind: 'column', place: { row: 0, column }, at: { x: box?.left ?? 0, y: box?.top ?? 0 } };
  }
  if (active === null || store.rowIdAt(active.row) === undefined) return undefined;
  const box = painter.cellAt(active.row, layout.byPlace[active.column]?.key ?? '')?.element.getBoundingClientRect();
  return { kind: 'cell', place: active, at: { x: (box?.left ?? 0) + 8, y: box?.bottom ?? 0 } };
}
