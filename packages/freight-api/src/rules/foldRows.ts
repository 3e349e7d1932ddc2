import type { ReportScreen } from '@tarmac/freight-api/online';

type Chart = ReportScreen['charts'][number];
type Row = Readonly<Record<string, unknown>>;
type Fold = Chart['fold'];

/** Values of one point, as they come in: enough for every way to put them together. */
interface Heap {
  sum: number;
  count: number;
  max: number | null;
}

/** What a point, or a cell of a pivot, comes to; null where no row says a number. */
type Folded = number | null;

/** What a drawing shows: points in order, each with a value for every series. */
export interface FoldedRows {
  points: readonly string[];
  /** Values by series, then by point. */
  values: readonly (readonly Folded[])[];
}

/** The rows by the values of a column, and each column of values folded for them. Months and days stand in order, others as they come. */
export function foldRows(rows: readonly Row[], { x, y, fold }: Pick<Chart, 'x' | 'y' | 'fold'>): FoldedRows {
  const points = pointsOf(rows, x);
  const heaps = y.map(() => new Map<string, Heap>());
  for (const row of rows) y.forEach((name, at) => add(heaps[at]!, { key: keyOf(row, x), value: row[name] }));
  return { points, values: heaps.map((heap) => points.map((point) => folded(heap.get(point), fold))) };
}

/** The rows by two columns: lines, columns, and what stands where they meet. */
export function pivotRows(
  rows: readonly Row[],
  { x, by, y, fold }: Pick<Chart, 'x' | 'by' | 'y' | 'fold'>,
): { lines: readonly string[]; columns: readonly string[]; cell: (line?: string, column?: string) => Folded } {
  const heaps = new Map<string, Heap>();
  const name = y[0] ?? '';
  for (const row of rows) {
    const [line, column] = [keyOf(row, x), keyOf(row, by)];
    // Totals are folded from the rows as well: an average of averages is none.
    for (const key of [cellKey(line, column), cellKey(line), cellKey(undefined, column), cellKey()]) add(heaps, { key, value: row[name] });
  }
  return {
    lines: pointsOf(rows, x),
    columns: pointsOf(rows, by).toSorted(compareTexts),
    cell: (line, column) => folded(heaps.get(cellKey(line, column)), fold),
  };
}

const cellKey = (line?: string, column?: string): string => JSON.stringify([line ?? null, column ?? null]);

const compareTexts = (one: string, other: string): number => (one < other ? -1 : one > other ? 1 : 0);

/** Days, months and years are a line of time, whatever the order of the rows. */
const isTime = (text: string): boolean => /^\d{4}(?:-\d{2}){0,2}/.test(text);

function pointsOf(rows: readonly Row[], x: string | null | undefined): string[] {
  const points = [...new Set(rows.map((row) => keyOf(row, x)))];
  return points.every((point) => point === '' || isTime(point)) ? points.toSorted(compareTexts) : points;
}

function keyOf(row: Row, name: string | null | undefined): string {
  const value = name ? row[name] : '';
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' ? String(value) : '';
}

function add(heaps: Map<string, Heap>, { key, value }: { key: string; value: unknown }): void {
  const heap = heaps.get(key) ?? { sum: 0, count: 0, max: null };
  heaps.set(key, heap);
  if (value === null || value === undefined || value === '') return;
  heap.count += 1;
  const number = Number(value);
  if (Number.isNaN(number)) return;
  heap.sum += number;
  heap.max = heap.max === null ? number : Math.max(heap.max, number);
}

function folded(heap: Heap | undefined, fold: Fold): Folded {
  if (heap === undefined) return null;
  if (fold === 'count') return heap.count;
  if (heap.count === 0) return null;
  if (fold === 'max') return heap.max;
  // Sums of decimals end in digits that nobody wrote.
  return Number((fold === 'sum' ? heap.sum : heap.sum / heap.count).toFixed(4));
}
