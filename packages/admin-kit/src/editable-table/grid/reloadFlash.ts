import type { Row, RowId } from '../columnTypes.ts';
import type { TableStore } from '../store/tableStore.ts';
import type { GridPainter } from './GridPainter.ts';

/** How long changed cells are marked, in ms. @source TBL-12 */
const flashTime = 1400;

/** Marks the cells in view whose value became another one by loading. */
export interface ReloadFlash {
  has(rowId: RowId, key: string): boolean;
  /** To be called after each drawing. */
  look(): void;
  dispose(): void;
}

/** Remembers the rows in view, a screenful, and compares them by their keys once others were loaded. @source TBL-12 */
export function createReloadFlash(store: TableStore, painter: GridPainter): ReloadFlash {
  let seen = new Map<string, Row>();
  let before: Map<string, Row> | undefined;
  let isPlanned = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const marked = new Set<string>();
  const nameOf = (rowId: RowId, key: string) => `${rowId} ${key}`;

  const remember = () => {
    seen = new Map();
    for (const place of painter.drawnRows()) {
      const rowId = store.rowIdAt(place);
      const row = rowId === undefined ? undefined : store.row(rowId);
      if (row !== undefined && rowId !== undefined) seen.set(store.keyOf(rowId), row);
    }
  };
  const compare = (old: Map<string, Row>) => {
    marked.clear();
    for (const place of painter.drawnRows()) {
      const rowId = store.rowIdAt(place);
      const row = rowId === undefined ? undefined : store.row(rowId);
      const former = rowId === undefined ? undefined : old.get(store.keyOf(rowId));
      if (rowId === undefined || row === undefined || former === undefined || former === row) continue;
      for (const key of store.visibleColumns()) if (former[key] !== row[key]) marked.add(nameOf(rowId, key));
    }
    if (marked.size === 0) return;
    painter.repaint();
    clearTimeout(timer);
    timer = setTimeout(() => {
      marked.clear();
      painter.repaint();
    }, flashTime);
  };
  const stop = store.subscribe((event) => {
    if (event.kind === 'rows') before ??= seen;
    if (event.kind === 'cells') plan();
  });
  /** Once per turn, after everything of it was drawn. */
  const plan = () => {
    if (isPlanned) return;
    isPlanned = true;
    queueMicrotask(() => {
      isPlanned = false;
      if (before !== undefined) compare(before);
      before = undefined;
      remember();
    });
  };
  plan();
  return {
    has: (rowId, key) => marked.has(nameOf(rowId, key)),
    look: plan,
    dispose() {
      stop();
      clearTimeout(timer);
    },
  };
}
