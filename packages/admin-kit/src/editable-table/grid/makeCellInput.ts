import type { CellPlace } from '../store/selectionTypes.ts';
import type { Refusal, TableStore } from '../store/tableStore.ts';
import type { CellNode } from './CellNode.ts';
import type { GridPainter } from './GridPainter.ts';
import { nextCell } from './moveCell.ts';

/** What an input that is always open asks of the grid. */
export interface CellInputHost {
  readonly store: TableStore;
  painter(): GridPainter;
  refused(refusal: Refusal): void;
  /** Goes to a cell: into its input, or to the grid where it has none. */
  goTo(place: CellPlace): void;
  /** Puts the focus at the end of the grid, so that the browser goes on from there. */
  pass(): void;
}

/**
 * The input of one pooled cell where every cell is edited at once. It writes when it is left: what is being typed is nobody's
 * value yet. Up and down go along the column, Tab along the row, through cells of every kind; after Escape Tab leaves the table.
 */
export function makeCellInput(host: CellInputHost, node: CellNode): HTMLInputElement {
  const { store } = host;
  const input = document.createElement('input');
  input.className =
    'block h-full w-full bg-transparent px-1 text-inherit outline-none focus:outline-2 focus:-outline-offset-1 focus:outline-solid focus:outline-primary-solid';
  // The grid is one stop of the page; what its cells are is the grid's own matter.
  input.tabIndex = -1;
  let accepted = '';
  let hasLeave = false;

  const commit = () => {
    const { rowId, laid } = node;
    if (input.value === store.editText(rowId, laid.key)) return;
    const refusal = store.writeText(rowId, laid.key, input.value);
    if (refusal === undefined) return;
    host.refused(refusal);
    input.value = store.editText(rowId, laid.key);
  };
  input.addEventListener('focus', () => {
    const edit = store.typeOf(node.laid.key)?.edit;
    accepted = input.value;
    input.inputMode = edit?.by === 'text' ? (edit.inputMode ?? 'text') : 'text';
    store.activate({ row: node.viewIndex, column: node.laid.place });
    host.painter().reveal(node.viewIndex, node.laid.key);
  });
  input.addEventListener('input', (event) => {
    const { rowId, laid } = node;
    const edit = store.typeOf(laid.key)?.edit;
    const cell = store.cell(rowId, laid.key);
    if (edit?.by !== 'text' || cell === undefined || (event as InputEvent).isComposing) return;
    const text = input.value;
    const next = edit.accepts?.(text, cell) === false ? accepted : (edit.transform?.(text, cell, accepted) ?? text);
    if (next !== text) input.value = next;
    accepted = next;
  });
  input.addEventListener('blur', commit);
  input.addEventListener('keydown', (event) => {
    if (event.isComposing) return;
    const { viewIndex: row, laid } = node;
    if (event.key === 'Escape') {
      input.value = store.editText(node.rowId, laid.key);
      hasLeave = true;
      return;
    }
    if (event.key === 'Tab') {
      const area = { rows: store.viewCount(), columns: store.visibleColumns().length };
      const next = hasLeave ? null : nextCell({ row, column: laid.place }, event.shiftKey, area);
      if (next === null) return host.pass();
      event.preventDefault();
      host.goTo(next);
    }
    hasLeave = false;
    const by = { Enter: event.shiftKey ? -1 : 1, ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (by === undefined) return;
    event.preventDefault();
    commit();
    if (row + by >= 0 && row + by < store.viewCount()) host.goTo({ row: row + by, column: laid.place });
  });
  return input;
}
