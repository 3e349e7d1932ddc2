import { readInstant } from '../../internals/readDates.ts';
import { serialToInstant, serialToTime } from '../cells/dateTexts.ts';
import type { CellType } from '../cells/cellType.ts';
import type { RowId } from '../columnTypes.ts';
import type { CellRange } from '../store/selectionTypes.ts';
import type { ColumnPlan } from '../store/columnPlan.ts';
import type { Step } from '../store/step.ts';
import { roomIn } from '../store/roomIn.ts';
import { storeParts } from '../store/storeParts.ts';
import type { TableChange, TableStore } from '../store/tableStore.ts';
import { unreadIn, unreadOf } from '../store/unread.ts';
import type { ClipboardCell, PastedBlock } from './clipboardCells.ts';
import type { EditResult } from '../store/wireTypes.ts';

/** How cells are pasted. */
export interface PasteOptions {
  /** Where to, default the selection. */
  ranges?: readonly CellRange[];
  /**
   * What the further cells of a merged one get: 'first' leaves them empty, as the sheet does (default), 'repeat' gives each the
   * value. Repeating would count a merged amount once per row.
   */
  merged?: 'first' | 'repeat';
}

/** What pasting did, beyond the writes. */
export interface PasteResult extends EditResult {
  /** Cells that are others now, and cells of added rows that hold what was pasted. */
  written: number;
  /** Cells that hold their text as an error, because it is not a value of their type. */
  unread: number;
  /** Cells there was no place for, beyond the last column. */
  droppedColumns: number;
  /** Rows there was no place for: beyond the last one where none, or no more of them, may be added. */
  droppedRows: number;
  /** Texts like 1.1E+17 whose digits the other program no longer had: ids of 18 digits are lost there, not here. */
  imprecise: number;
  /** Where the cells are now; `null`: nowhere. */
  pasted: CellRange | null;
}

/**
 * Pastes as a spreadsheet does. One value fills the selection, a block repeats where the selection is a multiple of it, anything
 * else lies from the first selected cell on. New rows come below the last one, as many as there may be; an empty table takes all as new
 * ones. A text that a cell cannot read stands in it as an error. One step; what is refused is in the result.
 */
export function pasteCells(store: TableStore, { block, ...options }: PasteOptions & { block: PastedBlock }): PasteResult {
  const first: CellRange = { top: 0, left: 0, bottom: 0, right: 0 };
  const ranges = options.ranges ?? (store.viewCount() === 0 ? [first] : store.selection().ranges);
  const height = block.length;
  const width = block[0]?.length ?? 0;
  const result = { unread: 0, droppedColumns: 0, droppedRows: 0, imprecise: 0, pasted: null as CellRange | null };
  if (height === 0 || width === 0 || ranges.length === 0) return { refusals: [], written: 0, added: [], removed: 0, ...result };
  const filled = options.merged === 'repeat' ? repeatMerged(block) : block;
  const columns = store.visibleColumns();
  const room = store.options.canAddRows === false ? 0 : roomIn(store);

  let writtenAgain = 0;
  const edited = storeParts.get(store)!.steps.edit(store.words().t('grid.paste'), (step) => {
    for (const range of ranges) {
      const area = areaOf(range, { height, width });
      const right = Math.min(area.right, columns.length - 1);
      result.droppedColumns += Math.max(0, area.right - right) * (area.bottom - area.top + 1);
      const { rowIds, known } = rowsFor(store, { change: step, area, room: room - step.added.size });
      result.droppedRows += area.bottom - area.top + 1 - rowIds.length;
      const targets = columns.slice(area.left, right + 1).map((key) => targetOf(store, key));
      for (let down = 0; down < rowIds.length; down += 1) {
        const done = writeRow(store, { step, rowId: rowIds[down]!, targets, source: filled[down % height]! });
        result.imprecise += done.imprecise;
        result.unread += done.unread;
        if (down >= known) writtenAgain += done.written;
      }
      result.pasted = { ...area, right, bottom: area.top + rowIds.length - 1 };
    }
  });
  const { pasted } = result;
  const isOne = ranges.length === 1 && pasted !== null && pasted.bottom >= pasted.top;
  if (isOne && !(store.selection().ranges === ranges && isSameEnd(ranges[0]!, pasted))) store.selectRange(pasted);
  return { ...edited, ...result, written: edited.written + writtenAgain };
}

/** A column that is pasted into, with all that is the same in each of its rows. */
interface Target {
  plan: ColumnPlan;
  read: CellType['parse'];
  /** Whether any row may be written, and nothing else is written with it. */
  isFree: boolean;
}

function targetOf(store: TableStore, key: string): Target {
  const { core } = storeParts.get(store)!;
  const plan = core.byKey.get(key)!;
  const { column, type, children } = plan;
  const isAlike = core.options.disabledRows === undefined && typeof column.disabled !== 'function';
  return {
    plan,
    read: (type.paste ?? type.parse).bind(type),
    isFree: isAlike && core.lockOf(plan, {}) === undefined && children.length === 0 && column.linkedTo === undefined,
  };
}

/**
 * Writes cells into a row as `TableChange.setText` writes each of them. Blocks of ten thousand are pasted: to find row, column and lock
 * again for each would take longer than to read and write it.
 *
 * @returns how many of those with a text were written, and how many of these had lost digits before, or are not values
 */
function writeRow(
  store: TableStore,
  { step, rowId, targets, source }: { step: Step; rowId: RowId; targets: readonly Target[]; source: PastedBlock[number] },
): { written: number; imprecise: number; unread: number } {
  const { rows } = storeParts.get(store)!.core;
  const done = { written: 0, imprecise: 0, unread: 0 };
  let row = rows.row(rowId)!;
  let draft: Record<string, unknown> | undefined;
  for (let at = 0; at < targets.length; at += 1) {
    const { plan, read, isFree } = targets[at]!;
    const { key, type } = plan;
    const cell = source[at % source.length]!;
    // Most programs say no more of a cell than its text.
    const isPlain = typeof cell === 'string';
    const text = isPlain ? cell : textFor(type, cell);
    const value = isFree && unreadIn(row) === undefined ? read(text, plan.at(row, rowId)) : undefined;
    if (value !== undefined) {
      const old = row[key];
      if (!Object.is(old, value) && !(plan.isEmpty(value) && plan.isEmpty(old))) {
        row = draft ??= step.draft(rowId, row);
        draft[key] = value;
      }
    } else {
      const isWritten = step.setText({ rowId, key, text, as: 'paste', keeps: true });
      row = rows.row(rowId)!;
      if (!isWritten) continue;
      if (unreadOf(row, key) !== undefined) done.unread += 1;
    }
    if ((isPlain ? cell : cell.text) === '') continue;
    done.written += 1;
    if (isPlain ? cell.includes('+') && isImprecise({ text }, type) : isImprecise(cell, type)) done.imprecise += 1;
  }
  return done;
}

/** Whether two ranges that begin in the same cell are the same. */
const isSameEnd = (one: CellRange, other: CellRange) => one.bottom === other.bottom && one.right === other.right;

/** The area that a block takes when it is pasted onto a range. */
function areaOf(range: CellRange, { height, width }: { height: number; width: number }): CellRange {
  const rows = range.bottom - range.top + 1;
  const columns = range.right - range.left + 1;
  if (rows % height === 0 && columns % width === 0) return range;
  return { top: range.top, left: range.left, bottom: range.top + height - 1, right: range.left + width - 1 };
}

/** The rows of an area, new ones for those below the last as far as there is room; so many of them were `known` before. */
function rowsFor(
  store: TableStore,
  { change, area, room }: { change: TableChange; area: CellRange; room: number },
): { rowIds: RowId[]; known: number } {
  const rowIds: RowId[] = [];
  for (let place = area.top; place <= area.bottom; place += 1) {
    const rowId = store.rowIdAt(place);
    if (rowId === undefined) break;
    rowIds.push(rowId);
  }
  const known = rowIds.length;
  const missing = Math.min(area.bottom - area.top + 1 - known, room);
  if (missing <= 0) return { rowIds, known };
  return { rowIds: rowIds.concat(change.insert(Array.from({ length: missing }, () => ({})))), known };
}

function repeatMerged(block: PastedBlock): PastedBlock {
  const rows = block.map((row) => [...row]);
  for (const [at, row] of block.entries()) {
    for (const [column, cell] of row.entries()) {
      if (typeof cell === 'string' || !cell.spans) continue;
      for (let down = 0; down < cell.spans.rows; down += 1) {
        for (let across = 0; across < cell.spans.columns; across += 1) {
          const line = rows[at + down];
          const covered = line?.[column + across];
          if (typeof covered === 'object' && covered.isCovered) line![column + across] = cell;
        }
      }
    }
  }
  return rows;
}

const scientific = /^-?\d(?:\.\d+)?E\+\d+$/i;

/** The text that a type is to read: the number behind what was shown where the type wants one, else what was shown. */
function textFor(type: CellType, { text, exact }: ClipboardCell): string {
  if (exact === undefined) return text;
  if (type.series === 'number') return exact;
  if (type.series === 'date' || type.name === 'time') return dateText(type, { text, serial: Number(exact) });
  // A program shows long numbers in powers of ten; where it still has the digits they are meant.
  return scientific.test(text) && /^-?\d+$/.test(exact) ? exact : text;
}

/**
 * The number of days says what a shown 3/4/24 leaves open, and the time that was not shown. Where the two name different days,
 * as with workbooks that count from 1904, people mean the one they saw.
 */
function dateText(type: CellType, { text, serial }: { text: string; serial: number }): string {
  if (text === '' || !Number.isFinite(serial)) return text;
  if (type.name === 'time') return serialToTime(serial) ?? text;
  const shown = readInstant(text);
  const kept = serialToInstant(serial);
  if (kept === null) return text;
  return shown === null || shown.slice(0, 10) === kept.slice(0, 10) ? kept : text;
}

/** Whether digits are missing: a double holds 15. */
function isImprecise({ text, exact }: ClipboardCell, type: CellType): boolean {
  if (type.series === 'number' || type.series === 'date') return false;
  if (exact === undefined) return text.includes('+') && scientific.test(text);
  return exact.replaceAll(/\D/g, '').length > 15 || (scientific.test(text) && scientific.test(exact));
}
