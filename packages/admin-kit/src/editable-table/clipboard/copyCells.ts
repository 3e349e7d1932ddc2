import type { CellRange } from '../store/selectionTypes.ts';
import type { TableStore } from '../store/tableStore.ts';
import { writeHtmlCell } from './writeHtmlCell.ts';
import { writeTsvCell } from './tsv.ts';

/** What goes onto the clipboard: `text/plain` as tab separated cells, `text/html` as a table. */
export interface CopiedCells {
  /** Cells separated by tabs, rows by line ends. */
  text: string;
  /** The same cells as a table, with exact values beside the shown ones. */
  html: string;
}

/**
 * Writes the selected cells for the clipboard, at once: the event of a clipboard waits for nobody. Several ranges must span the same
 * columns, or the same rows.
 *
 * @returns `null` when nothing is selected, or ranges do not line up
 */
export function copyCells(store: TableStore, ranges: readonly CellRange[] = store.selection().ranges): CopiedCells | null {
  const plan = planCopy(store, ranges);
  return plan && writeCells(store, plan);
}

/** Places to copy: rows of the view, and keys of columns, in order. */
interface CopyPlan {
  rows: readonly number[];
  keys: readonly string[];
}

function planCopy(store: TableStore, ranges: readonly CellRange[]): CopyPlan | null {
  const [first] = ranges;
  if (!first) return null;
  const sameColumns = ranges.every(({ left, right }) => left === first.left && right === first.right);
  const sameRows = ranges.every(({ top, bottom }) => top === first.top && bottom === first.bottom);
  if (!sameColumns && !sameRows) return null;
  const rows = sameRows ? placesIn(first.top, first.bottom) : joinPlaces(ranges.map(({ top, bottom }) => [top, bottom]));
  const columns = sameColumns ? placesIn(first.left, first.right) : joinPlaces(ranges.map(({ left, right }) => [left, right]));
  const visible = store.visibleColumns();
  return { rows, keys: columns.map((column) => visible[column]!).filter((key) => key !== undefined) };
}

const placesIn = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, at) => from + at);

const joinPlaces = (spans: ReadonlyArray<readonly [number, number]>) =>
  [...new Set(spans.flatMap(([from, to]) => placesIn(from, to)))].toSorted((one, other) => one - other);

// A person may copy a whole table and waits for it: columns are looked up once, and texts grow without lists in between.
function writeCells(store: TableStore, { rows, keys }: CopyPlan): CopiedCells {
  const kinds = keys.map((key) => store.typeOf(key)?.series);
  let text = '';
  let html = '';
  for (const place of rows) {
    const rowId = store.rowIdAt(place);
    if (html !== '') text += '\r\n';
    html += '<tr>';
    for (let at = 0; at < keys.length; at += 1) {
      const cell = rowId === undefined ? '' : store.copyText(rowId, keys[at]!);
      text += at === 0 ? writeTsvCell(cell) : `\t${writeTsvCell(cell)}`;
      html += writeHtmlCell(cell, kinds[at]);
    }
    html += '</tr>';
  }
  return { text, html: `<meta charset="utf-8"><table>${html}</table>` };
}
