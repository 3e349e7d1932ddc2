import type { CellRange } from '../store/selectionTypes.ts';
import { chunkRows, inSlices } from '../store/slices.ts';
import type { SliceOptions, TableStore } from '../store/tableStore.ts';
import { writeHtmlCell } from './writeHtmlCell.ts';
import { writeTsvCell } from './tsv.ts';

/** What goes onto the clipboard: `text/plain` as tab separated cells, `text/html` as a table. */
export interface CopiedCells {
  text: string;
  html: string;
}

/**
 * Writes the selected cells for the clipboard. Several ranges must span the same columns, or the same rows.
 *
 * @returns `null` when nothing is selected, or ranges do not line up
 */
export function copyCells(store: TableStore, ranges: readonly CellRange[] = store.selection().ranges): CopiedCells | null {
  const plan = planCopy(store, ranges);
  if (!plan) return null;
  const work = writeCells(store, plan);
  for (;;) {
    const step = work.next();
    if (step.done) return step.value;
  }
}

/** As {@link copyCells}, for so many cells that a browser would stand still: some 100,000 and more. */
export async function copyManyCells(
  store: TableStore,
  ranges: readonly CellRange[] = store.selection().ranges,
  options?: SliceOptions,
): Promise<CopiedCells | null> {
  const plan = planCopy(store, ranges);
  return plan && inSlices(writeCells(store, plan), plan.rows.length, options);
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

function* writeCells(store: TableStore, { rows, keys }: CopyPlan): Generator<number, CopiedCells, void> {
  const lines: string[] = [];
  const htmlRows: string[] = [];
  const kinds = keys.map((key) => store.typeOf(key)?.series);
  for (const [done, place] of rows.entries()) {
    const rowId = store.rowIdAt(place);
    const texts = keys.map((key) => (rowId === undefined ? '' : store.copyText(rowId, key)));
    lines.push(texts.map(writeTsvCell).join('\t'));
    htmlRows.push(`<tr>${texts.map((text, at) => writeHtmlCell(text, kinds[at])).join('')}</tr>`);
    if (done % chunkRows === chunkRows - 1) yield done + 1;
  }
  return { text: lines.join('\r\n'), html: `<meta charset="utf-8"><table>${htmlRows.join('')}</table>` };
}
