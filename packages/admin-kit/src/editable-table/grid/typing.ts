import type { CellContext, CellEdit } from '../cells/cellType.ts';
import type { CellPlace, SelectionState } from '../store/selectionTypes.ts';
import { placeholderOf } from '../store/newRows.ts';
import type { TableStore } from '../store/tableStore.ts';
import type { LaidColumn } from './columnLayout.ts';

/**
 * Takes a keystroke back that the type does not accept, and lets the type change the text; the caret stays before what stood behind it.
 * What is pasted stays until the cell is left, and so does what is typed into it: of a text that nobody accepts no part may vanish unseen.
 *
 * @param accepted the text before the keystroke
 * @param event what has changed the text
 * @returns the text that stands now
 */
export function acceptText(
  proxy: HTMLInputElement | HTMLTextAreaElement,
  {
    edit,
    cell,
    accepted,
    event,
  }: { edit: Extract<CellEdit<unknown, unknown>, { by: 'text' }>; cell: CellContext; accepted: string; event?: Event },
): string {
  const behind = proxy.value.slice(proxy.selectionEnd ?? proxy.value.length);
  let text = proxy.value;
  if (edit.accepts !== undefined && !edit.accepts(text, cell)) text = isPasted(event) || !edit.accepts(accepted, cell) ? text : accepted;
  else if (edit.transform !== undefined) text = edit.transform(text, { cell, previous: accepted });
  if (text !== proxy.value) {
    proxy.value = text;
    const caret = caretBefore(behind, text);
    proxy.setSelectionRange(caret, caret);
  }
  return text;
}

/** Whether a text came as a whole, from a clipboard or dropped. */
const isPasted = (event: Event | undefined) => /Paste|Drop/.test((event as InputEvent | undefined)?.inputType ?? '');

/** The place in a text before a tail of it; characters that a type has put into the tail are passed over. */
function caretBefore(tail: string, text: string): number {
  let at = text.length;
  for (const character of [...tail].toReversed()) {
    const found = text.lastIndexOf(character, at - 1);
    if (at === 0 || found < 0) return Math.max(0, text.length - tail.length);
    at = found;
  }
  return at;
}

/** Makes the text area stand for a cell that is not being edited: its text, selected, and how keyboards and readers take it. */
export function standForCell(
  { store, proxy }: { store: TableStore; proxy: HTMLTextAreaElement },
  { laid: { key, column }, rowId }: { laid: LaidColumn; rowId: number },
): void {
  const type = store.typeOf(key);
  const edit = type?.edit;
  const isLocked = store.lockOf(rowId, key) !== undefined;
  proxy.readOnly = isLocked || edit === undefined || edit.by === 'nothing' || edit.by === 'toggle';
  proxy.style.textAlign = column?.align ?? type?.align ?? '';
  proxy.placeholder = placeholderOf(column);
  proxy.inputMode = edit?.by === 'text' ? (edit.inputMode ?? 'text') : 'none';
  const text = store.text(rowId, key);
  if (proxy.value !== text) proxy.value = text;
  if (document.activeElement === proxy) proxy.select();
}

/** The corner of the last range that moves when it is extended: the one opposite to where it began. */
export function farCorner({ ranges, anchor }: SelectionState): CellPlace | undefined {
  const range = ranges.at(-1);
  if (range === undefined || anchor === null) return undefined;
  return { row: range.top === anchor.row ? range.bottom : range.top, column: range.left === anchor.column ? range.right : range.left };
}
