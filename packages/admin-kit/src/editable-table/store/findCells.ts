import { isBlank } from '../cells/texts.ts';
import type { RowId } from '../columnTypes.ts';
import { runGuarded, SlowPatternError } from './guardedPattern.ts';
import type { CellRange } from './selectionTypes.ts';
import { chunkRows, inSlices } from './slices.ts';
import type { SliceOptions, TableStore } from './tableStore.ts';
import type { EditResult } from './wireTypes.ts';

/** What is looked for, and where. */
export interface FindQuery {
  /** What is looked for. */
  text: string;
  /** Whether large and small letters differ. */
  isCaseSensitive?: boolean;
  /** The text is all of the cell, not a part of it. */
  isWholeCell?: boolean;
  /** The text is a regular expression; a replacement may name its groups ($1). */
  isRegExp?: boolean;
  /** Only within these cells; absent: in all that are in view. */
  ranges?: readonly CellRange[];
}

/** Why nothing could be looked for: the regular expression is none, or it takes too long on a text of the table. */
export type FindFailure = 'invalid' | 'slow';

/** What was found. */
export interface FindResult {
  /** In the order of the view, row by row. */
  cells: ReadonlyArray<{ rowId: RowId; column: string }>;
  /** There may be more: the limit was reached. */
  isCut: boolean;
  /** Why nothing was searched; absent where the search ran. */
  failure?: FindFailure;
}

/** How far a search goes. */
export interface FindOptions extends SliceOptions {
  /** Cells at most, default 10,000. */
  limit?: number;
}

interface Matcher {
  fits: (text: string) => boolean;
  replace: (text: string, by: string) => string;
}

/**
 * Looks for a text in what people read in the cells.
 *
 * @throws what `signal` was aborted with
 */
export async function findCells(store: TableStore, { query, ...options }: FindOptions & { query: FindQuery }): Promise<FindResult> {
  if (query.text === '') return { cells: [], isCut: false };
  const matcher = createMatcher(query);
  if (!matcher) return { cells: [], isCut: false, failure: 'invalid' };
  return search(store, { query, ...options, fits: (rowId, key) => matcher.fits(store.text(rowId, key)) });
}

/**
 * Replaces in what the editor of each cell would start with, and reads the new text as if it had been typed; one that is read as
 * nothing, as a lone minus is for a number, is refused. One step.
 *
 * @returns what was written; `failure` when the search could not be done, then nothing was
 * @throws what `signal` was aborted with
 */
export async function replaceAll(
  store: TableStore,
  { query, replacement, ...options }: SliceOptions & { query: FindQuery; replacement: string },
): Promise<EditResult & { failure?: FindFailure }> {
  const nothing: EditResult = { refusals: [], written: 0, added: [], removed: 0 };
  if (query.text === '') return nothing;
  const matcher = createMatcher(query);
  if (!matcher) return { ...nothing, failure: 'invalid' };
  const texts: string[] = [];
  const found = await search(store, {
    query,
    ...options,
    limit: Infinity,
    fits: (rowId, key) => {
      const text = store.editText(rowId, key);
      if (!matcher.fits(text)) return false;
      texts.push(matcher.replace(text, replacement));
      return true;
    },
  });
  if (found.failure) return { ...nothing, failure: found.failure };
  return store.edit(store.words().t('grid.replaceAll'), (change) => {
    for (const [at, { rowId, column }] of found.cells.entries()) {
      const text = texts[at]!;
      if (isReadAsNothing(store, { rowId, key: column, text })) change.refuse({ rowId, column, reason: 'unreadable', text });
      else change.setText({ rowId, key: column, text });
    }
  });
}

/** Whether a text would empty a cell that could be written, though it is one. */
function isReadAsNothing(store: TableStore, { rowId, key, text }: { rowId: RowId; key: string; text: string }): boolean {
  const type = store.typeOf(key);
  const cell = store.cell(rowId, key);
  if (type === undefined || cell === undefined || text.trim() === '' || store.lockOf(rowId, key) !== undefined) return false;
  const value = type.parse(text, cell);
  return value !== undefined && (type.isEmpty ? type.isEmpty(value) : isBlank(value));
}

async function search(
  store: TableStore,
  { query: { ranges }, fits, limit = 10_000, ...options }: FindOptions & { query: FindQuery; fits: (rowId: RowId, key: string) => boolean },
): Promise<FindResult> {
  const cells: Array<{ rowId: RowId; column: string }> = [];
  const columns = store.visibleColumns();
  const areas = ranges ?? [{ top: 0, left: 0, bottom: store.viewCount() - 1, right: columns.length - 1 }];
  const top = Math.min(...areas.map((area) => area.top));
  const bottom = Math.min(Math.max(...areas.map((area) => area.bottom)), store.viewCount() - 1);

  function* walk(): Generator<number, boolean, void> {
    for (let place = top; place <= bottom; place += 1) {
      const rowId = store.rowIdAt(place);
      if (rowId === undefined) break;
      for (const [at, column] of columns.entries()) {
        const isWithin = areas.some((area) => place >= area.top && place <= area.bottom && at >= area.left && at <= area.right);
        if (!isWithin || !fits(rowId, column)) continue;
        if (cells.length >= limit) return true;
        cells.push({ rowId, column });
      }
      if (place % chunkRows === 0) yield place - top;
    }
    return false;
  }

  try {
    return { cells, isCut: await inSlices(walk(), { total: Math.max(0, bottom - top + 1), ...options }) };
  } catch (error) {
    if (error instanceof SlowPatternError) return { cells: [], isCut: false, failure: 'slow' };
    throw error;
  }
}

/** `undefined`: the regular expression is none. */
function createMatcher({ text, isCaseSensitive = false, isWholeCell = false, isRegExp = false }: FindQuery): Matcher | undefined {
  const source = isRegExp ? text : text.replaceAll(/[\\^$.*+?()[\]{}|/-]/g, '\\$&');
  const whole = isWholeCell ? `^(?:${source})$` : source;
  const flags = isCaseSensitive ? '' : 'i';
  let pattern: RegExp;
  try {
    pattern = new RegExp(whole, flags);
  } catch {
    return undefined;
  }
  const everywhere = new RegExp(whole, `${flags}g`);
  if (!isRegExp) {
    return { fits: (value) => pattern.test(value), replace: (value, by) => value.replace(everywhere, () => by) };
  }
  return {
    fits: (value) => runGuarded(pattern, { text: value, run: (part) => pattern.test(part) }),
    replace: (value, by) => runGuarded(everywhere, { text: value, run: (part) => part.replace(everywhere, by) }),
  };
}
