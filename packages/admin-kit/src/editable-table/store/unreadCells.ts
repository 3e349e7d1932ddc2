import type { Row, RowId } from '../columnTypes.ts';
import type { ColumnPlan } from './columnPlan.ts';
import type { ErrorBook } from './errorBook.ts';
import type { Steps } from './steps.ts';
import type { TableCore } from './tableCore.ts';
import { unreadIn, unreadOf } from './unread.ts';

/** A cell whose text could not be read. */
export interface UnreadCell {
  rowId: RowId;
  key: string;
  text: string;
}

/** All of them, as their rows stand. */
export function unreadCells({ hasUnread, rows, plans }: TableCore): UnreadCell[] {
  const cells: UnreadCell[] = [];
  for (let place = 0; hasUnread && place < rows.count; place += 1) {
    const rowId = rows.idAt(place);
    const texts = unreadIn(rows.slot(rowId));
    if (texts === undefined) continue;
    for (const { key } of plans) {
      const text = texts.get(key);
      if (text !== undefined) cells.push({ rowId, key, text });
    }
  }
  return cells;
}

/** What such a text is told by; `undefined` where the cell was read. */
export function unreadWords(
  core: TableCore,
  { plan: { key, column }, row }: { plan: ColumnPlan; row: Row | undefined },
): string | undefined {
  const text = unreadOf(row, key);
  return text === undefined ? undefined : core.words.t('grid.unread', { title: column.title, text: text.trim().slice(0, 40) });
}

/** Notes all such texts as errors of their cells. */
export function markUnread(core: TableCore, book: ErrorBook): void {
  for (const { rowId, key } of unreadCells(core))
    book.set({ rowId, key, message: unreadWords(core, { plan: core.byKey.get(key)!, row: core.rows.row(rowId) }) });
}

/** Reads them again, as when a dictionary has arrived that knows what was pasted before. That is not a step of a person. */
export function readAgain(core: TableCore, edit: Steps['edit']): void {
  const cells = unreadCells(core);
  if (cells.length === 0) return;
  edit({ label: '', isUndoable: false }, (change) => {
    for (const { rowId, key, text } of cells) change.setText({ rowId, key, text, as: 'paste', keeps: true });
  });
}
