import type { RowId } from '../columnTypes.ts';

/** A cell that React draws, and the element it draws into. */
export interface PortalCell {
  element: HTMLElement;
  rowId: RowId;
  key: string;
}

/** The cells in view that React draws. Elements are pooled: one stands for one cell after the other. */
export interface Portals {
  set(element: HTMLElement, cell: { rowId: RowId; key: string } | null): void;
  cells(): readonly PortalCell[];
  subscribe(listener: () => void): () => void;
}

/** Keeps them; tells React once per turn, however many cells a scrolled frame changed. */
export function createPortals(): Portals {
  const byElement = new Map<HTMLElement, PortalCell>();
  const listeners = new Set<() => void>();
  let snapshot: readonly PortalCell[] = [];
  let isTold = true;
  const changed = () => {
    if (!isTold) return;
    isTold = false;
    queueMicrotask(() => {
      isTold = true;
      snapshot = [...byElement.values()];
      for (const listener of listeners) listener();
    });
  };
  return {
    set(element, cell) {
      const present = byElement.get(element);
      if (cell === null) {
        if (present === undefined) return;
        byElement.delete(element);
      } else {
        if (present?.rowId === cell.rowId && present.key === cell.key) return;
        byElement.set(element, { element, ...cell });
      }
      changed();
    },
    cells: () => snapshot,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
