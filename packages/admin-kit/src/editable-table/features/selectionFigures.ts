import { ExactSum } from '../store/exactSum.ts';
import { chunkRows, inSlices } from '../store/slices.ts';
import type { TableStore } from '../store/tableStore.ts';

/** What the selected cells come to, as a spreadsheet tells at its foot. */
export interface SelectionFigures {
  cells: number;
  /** Cells with a value. */
  count: number;
  /** Absent where no number is selected; decimals in groups of thousands. */
  sum?: string;
  average?: string;
}

/**
 * Adds up the selected cells in slices. Numbers that the wire holds as scaled integers are summed as people read them where all
 * selected columns have one scale, else not at all.
 *
 * @throws what `signal` was aborted with
 */
export async function selectionFigures(store: TableStore, signal: AbortSignal): Promise<SelectionFigures> {
  const { ranges } = store.selection();
  const columns = store.visibleColumns();
  const sum = new ExactSum();
  const scales = new Set<number>();
  const figures: SelectionFigures = { cells: 0, count: 0 };
  const total = ranges.reduce((rows, { top, bottom }) => rows + bottom - top + 1, 0);
  function* add(): Generator<number, void, void> {
    let done = 0;
    for (const { top, bottom, left, right } of ranges) {
      const keys = columns.slice(left, right + 1);
      const isNumber = keys.map((key) => store.typeOf(key)?.series === 'number');
      keys.forEach((key, at) => isNumber[at] && scales.add((store.column(key)?.props as { scale?: number } | undefined)?.scale ?? 0));
      figures.cells += (bottom - top + 1) * keys.length;
      for (let row = top; row <= bottom; row += 1) {
        const rowId = store.rowIdAt(row);
        if (rowId === undefined) break;
        for (const [at, key] of keys.entries()) {
          const value = store.value(rowId, key);
          if (value === undefined || value === null || value === '') continue;
          figures.count += 1;
          if (isNumber[at]) sum.add(value);
        }
        done += 1;
        if (done % chunkRows === 0) yield done;
      }
    }
  }
  await inSlices(add(), { total, signal });
  const [scale = 0] = scales;
  if (sum.count > 0 && scales.size === 1) {
    figures.sum = grouped(shift(sum.sum, scale));
    const average = sum.average(Math.max(0, 2 - scale));
    if (average !== undefined) figures.average = grouped(shift(average, scale));
  }
  return figures;
}

/** A decimal divided by 10 to a power, without a float. */
function shift(decimal: string, by: number): string {
  if (by === 0) return decimal;
  const [whole = '0', fraction = ''] = decimal.replace('-', '').split('.');
  const digits = whole.padStart(by + 1, '0');
  return `${decimal.startsWith('-') ? '-' : ''}${digits.slice(0, -by)}.${digits.slice(-by)}${fraction}`;
}

/** With separators of thousands. Of its own: the function for cells is part of the table that comes first, and would leave it for being asked for here. */
const grouped = (decimal: string): string => decimal.replaceAll(/(?<!\.\d*)\B(?=(?:\d{3})+(?!\d))/g, ',');
