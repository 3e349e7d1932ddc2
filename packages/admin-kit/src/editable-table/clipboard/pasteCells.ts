import { readInstant } from '../../internals/readDates.ts';
import { serialToInstant, serialToTime } from '../cells/dateTexts.ts';
import type { CellType } from '../cells/cellType.ts';
import type { RowId } from '../columnTypes.ts';
import type { CellRange } from '../store/selectionTypes.ts';
import type { EditResult, TableChange, TableStore } from '../store/tableStore.ts';
import type { ClipboardBlock, ClipboardCell } from './clipboardCells.ts';

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
  /** Cells whose value is another one now, and cells of added rows that hold what was pasted. */
  written: number;
  /** Cells there was no place for: beyond the last column, and beyond the last row where none may be added. */
  droppedColumns: number;
  droppedRows: number;
  /** Texts like 1.1E+17 whose digits the other program no longer had: ids of 18 digits are lost there, not here. */
  imprecise: number;
  /** Where the cells are now; `null`: nowhere. */
  pasted: CellRange | null;
}

/**
 * Pastes as a spreadsheet does. One value fills the selection, a block repeats where the selection is a multiple of it, anything
 * else lies from the first selected cell on. New rows come below the last one; an empty table takes all as new ones. One step; what
 * is refused is in the result.
 */
export function pasteCells(store: TableStore, block: ClipboardBlock, options: PasteOptions = {}): PasteResult {
  const first: CellRange = { top: 0, left: 0, bottom: 0, right: 0 };
  const ranges = options.ranges ?? (store.viewCount() === 0 ? [first] : store.selection().ranges);
  const height = block.length;
  const width = block[0]?.length ?? 0;
  let writtenAnew = 0;
  const result = { droppedColumns: 0, droppedRows: 0, imprecise: 0, pasted: null as CellRange | null };
  if (height === 0 || width === 0 || ranges.length === 0) return { refusals: [], written: 0, added: [], removed: 0, ...result };
  const filled = options.merged === 'repeat' ? repeatMerged(block) : block;
  const columns = store.visibleColumns();
  const canAdd = store.options.canAddRows ?? true;

  const edited = store.edit(store.words().t('grid.paste'), (change) => {
    for (const range of ranges) {
      const area = areaOf(range, height, width);
      const right = Math.min(area.right, columns.length - 1);
      result.droppedColumns += Math.max(0, area.right - right) * (area.bottom - area.top + 1);
      const { rowIds, known } = rowsFor(store, change, area, canAdd);
      result.droppedRows += area.bottom - area.top + 1 - rowIds.length;
      const targets = Array.from({ length: right - area.left + 1 }, (_, at) => {
        const key = columns[area.left + at]!;
        return { key, type: store.typeOf(key)! };
      });
      // Counted by hand: of ten thousand cells each would cost a pair more.
      for (let down = 0; down < rowIds.length; down += 1) {
        const source = filled[down % height]!;
        for (let across = 0; across < targets.length; across += 1) {
          const { key, type } = targets[across]!;
          const cell = source[across % width]!;
          // Most programs say no more of a cell than its text.
          const isPlain = cell.exact === undefined;
          const isWritten = change.setText(rowIds[down]!, key, isPlain ? cell.text : textFor(type, cell), 'paste');
          if (!isWritten || cell.text === '') continue;
          if (down >= known) writtenAnew += 1;
          if ((!isPlain || cell.text.includes('+')) && isImprecise(cell, type)) result.imprecise += 1;
        }
      }
      result.pasted = { ...area, right, bottom: area.top + rowIds.length - 1 };
    }
  });
  if (ranges.length === 1 && result.pasted && result.pasted.bottom >= result.pasted.top) store.selectRange(result.pasted);
  return { ...edited, ...result, written: edited.written + writtenAnew };
}

/** The area that a block takes when it is pasted onto a range. */
function areaOf(range: CellRange, height: number, width: number): CellRange {
  const rows = range.bottom - range.top + 1;
  const columns = range.right - range.left + 1;
  if (rows % height === 0 && columns % width === 0) return range;
  return { top: range.top, left: range.left, bottom: range.top + height - 1, right: range.left + width - 1 };
}

/** The rows of an area, new ones for those below the last; so many of them were `known` before. */
function rowsFor(store: TableStore, change: TableChange, area: CellRange, canAdd: boolean): { rowIds: RowId[]; known: number } {
  const rowIds: RowId[] = [];
  for (let place = area.top; place <= area.bottom; place += 1) {
    const rowId = store.rowIdAt(place);
    if (rowId === undefined) break;
    rowIds.push(rowId);
  }
  const known = rowIds.length;
  const missing = area.bottom - area.top + 1 - known;
  if (missing === 0 || !canAdd) return { rowIds, known };
  return { rowIds: rowIds.concat(change.insert(Array.from({ length: missing }, () => ({})))), known };
}

function repeatMerged(block: ClipboardBlock): ClipboardBlock {
  const rows = block.map((row) => [...row]);
  for (const [at, row] of block.entries()) {
    for (const [column, cell] of row.entries()) {
      if (!cell.spans) continue;
      for (let down = 0; down < cell.spans.rows; down += 1) {
        for (let across = 0; across < cell.spans.columns; across += 1) {
          const line = rows[at + down];
          if (line?.[column + across]?.isCovered) line[column + across] = cell;
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
  if (type.series === 'date' || type.name === 'time') return dateText(type, text, Number(exact));
  // A program shows long numbers in powers of ten; where it still has the digits they are meant.
  return scientific.test(text) && /^-?\d+$/.test(exact) ? exact : text;
}

/**
 * The number of days says what a shown 3/4/24 leaves open, and the time that was not shown. Where the two name different days,
 * as with workbooks that count from 1904, people mean the one they saw.
 */
function dateText(type: CellType, text: string, serial: number): string {
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
