import type { ClipboardTexts } from '../clipboard/parseClipboard.ts';
import type { CellPlace } from '../store/selectionTypes.ts';
import type { TableStore } from '../store/tableStore.ts';
import type { CellNode } from './CellNode.ts';
import type { GridPainter } from './GridPainter.ts';
import { type GridCommand, keyCommand } from './keys.ts';
import { nextCell } from './moveCell.ts';
import { acceptText } from './typing.ts';
import type { Refusal } from '../store/wireTypes.ts';

/** What an input that is always open asks of the grid. */
export interface CellInputHost {
  readonly store: TableStore;
  painter(): GridPainter;
  refused(refusal: Refusal): void;
  /** Goes to a cell: into its input, or to the grid where it has none. */
  goTo(place: CellPlace): void;
  /** Puts the focus at the end of the grid, so that the browser goes on from there. */
  pass(): void;
  /** Carries out a command of the grid. False: there is nothing to do it. */
  run(command: GridCommand): boolean;
  /** Pastes several cells from the active one on. */
  paste(texts: ClipboardTexts): Promise<void>;
}

/** What the grid does for an input as well; undo and redo only as long as the text has none of its own. */
const always: ReadonlySet<GridCommand['do']> = new Set(['save', 'find', 'error', 'menu', 'undo', 'redo']);

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
  /** What stood there before the keystroke, or before the composition. */
  let accepted = '';
  let hasLeave = false;
  let rowKey = '';

  const commit = () => {
    const { rowId, laid } = node;
    const text = input.value;
    // What came meanwhile is not written over by a text that nobody has typed, nor is a row that was loaded in this one's place.
    const isOurs = node.isTyped && store.keyOf(rowId) === rowKey && text !== store.editText(rowId, laid.key);
    node.isTyped = false;
    const refusal = isOurs ? store.writeText({ rowId, key: laid.key, text, keeps: true }) : undefined;
    if (refusal !== undefined) host.refused(refusal);
    if (refusal !== undefined || !isOurs) input.value = store.editText(rowId, laid.key);
  };
  const accept = (event?: Event) => {
    const { rowId, laid } = node;
    const edit = store.typeOf(laid.key)?.edit;
    const cell = store.cell(rowId, laid.key);
    if (edit?.by !== 'text' || cell === undefined) return;
    acceptText(input, { edit, cell, accepted, event });
  };
  const note = (event: Event) => {
    if (!(event as InputEvent).isComposing) accepted = input.value;
  };
  input.addEventListener('focus', () => {
    const edit = store.typeOf(node.laid.key)?.edit;
    rowKey = store.keyOf(node.rowId);
    input.inputMode = edit?.by === 'text' ? (edit.inputMode ?? 'text') : 'text';
    store.activate({ row: node.viewIndex, column: node.laid.place });
    host.painter().reveal(node.viewIndex, node.laid.key);
  });
  input.addEventListener('input', (event) => {
    node.isTyped = true;
    if (!(event as InputEvent).isComposing) accept(event);
  });
  input.addEventListener('beforeinput', note);
  input.addEventListener('compositionstart', note);
  input.addEventListener('compositionend', () => accept());
  input.addEventListener('paste', (event) => {
    const text = event.clipboardData?.getData('text/plain') ?? '';
    // One value goes into the text, as into any other.
    if (!/[\t\n]/.test(text.trimEnd())) return;
    event.preventDefault();
    commit();
    void host.paste({ text, html: event.clipboardData?.getData('text/html') ?? '' });
  });
  input.addEventListener('blur', commit);
  input.addEventListener('keydown', (event) => {
    if (event.isComposing) return;
    const { viewIndex: row, laid } = node;
    if (event.key === 'Escape') {
      input.value = store.editText(node.rowId, laid.key);
      node.isTyped = false;
      hasLeave = true;
      return;
    }
    if (event.key === 'Tab') {
      const area = { rows: store.viewCount(), columns: store.visibleColumns().length };
      const next = hasLeave ? null : nextCell({ row, column: laid.place }, { back: event.shiftKey, ...area });
      if (next === null) return host.pass();
      event.preventDefault();
      host.goTo(next);
    }
    hasLeave = false;
    const command = keyCommand(event, { mode: 'none' });
    const isTextOwn = node.isTyped && (command?.do === 'undo' || command?.do === 'redo');
    if (command !== undefined && always.has(command.do) && !isTextOwn) {
      commit();
      if (host.run(command)) event.preventDefault();
      return;
    }
    const by = { Enter: event.shiftKey ? -1 : 1, ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (by === undefined) return;
    event.preventDefault();
    commit();
    if (row + by >= 0 && row + by < store.viewCount()) host.goTo({ row: row + by, column: laid.place });
  });
  return input;
}
