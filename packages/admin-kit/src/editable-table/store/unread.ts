import type { Row, RowId } from '../columnTypes.ts';
import type { ColumnPlan } from './columnPlan.ts';
import type { ErrorBook } from './errorBook.ts';
import type { TableCore } from './tableCore.ts';

/**
 * Under it a row keeps the texts that its cells could not read; the cells are empty meanwhile. It is no key of a value, so nothing that
 * reads, sends or compares values meets a text in the place of one, and a step that is undone takes it along with its row.
 */
const unread = Symbol('unread');

type Texts = ReadonlyMap<string, string>;
type Kept = { [unread]?: Texts | undefined };

/** All such texts of a row, by column. */
export const unreadIn = (row: Row | undefined): Texts | undefined => (row as Kept | undefined)?.[unread];

/** The text that a cell could not read. */
export const unreadOf = (row: Row | undefined, key: string): string | undefined => unreadIn(row)?.get(key);

/** Keeps such a text in a row that is being written, or forgets it. */
export function keepUnread(draft: Record<string, unknown>, key: string, text: string | undefined): void {
  const texts = new Map(unreadIn(draft));
  if (text === undefined) texts.delete(key);
  else texts.set(key, text);
  (draft as Kept)[unread] = texts.size > 0 ? texts : undefined;
}

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
export function unreadWords(core: TableCore, { key, column }: ColumnPlan, row: Row | undefined): string | undefined {
  const text = unreadOf(row, key);
  return text === undefined ? undefined : core.words.t('grid.unread', { title: column.title, text: text.trim().slice(0, 40) });
}

/** Notes all such texts as errors of their cells. */
export function markUnread(core: TableCore, book: ErrorBook): void {
  for (const { rowId, key } of unreadCells(core)) book.set(rowId, key, unreadWords(core, core.byKey.get(key)!, core.rows.row(rowId)));
}
