import type { Row } from '../columnTypes.ts';

/**
 * Under it a row keeps the texts that its cells could not read; the cells are empty meanwhile. It is not the key of a value, so nothing that
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
export function keepUnread(draft: Record<string, unknown>, { key, text }: { key: string; text: string | undefined }): void {
  const texts = new Map(unreadIn(draft));
  if (text === undefined) texts.delete(key);
  else texts.set(key, text);
  (draft as Kept)[unread] = texts.size > 0 ? texts : undefined;
}
