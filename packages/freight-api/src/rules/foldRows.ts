import { pointsOfTime } from './pointsOfTime.ts';

type Row = Readonly<Record<string, unknown>>;

/** Which rows a drawing puts together, and how. */
export interface Folding {
  /** Column of the points. */
  x?: string | null | undefined;
  /** Column of the columns of a pivot. */
  by?: string | null | undefined;
  /** Columns of the values. */
  y: readonly string[];
  /** What is made of the values of rows that fall together. */
  fold: 'sum' | 'average' | 'max' | 'count';
  /** Where it is known what the columns mean. */
  screen?: FoldedScreen;
}

/** What the columns of a report mean, as its screen tells it. */
export interface FoldedScreen {
  /** Columns of the report in their order. */
  columns: readonly FoldedColumn[];
  /** Values of each dictionary in their order, by code. */
  dictOptions: Readonly<Record<string, readonly { value: string }[]>>;
}

interface FoldedColumn {
  dataIndex: string;
  /** Its dictionary, which says the order of its values. */
  customRender: string | null;
  /** Whether sums of it mean something. */
  isTotal: boolean;
  /** Column that its averages are weighted by. */
  weightField: string | null;
}

/** Values of one point, as they come in: enough for every way to put them together. */
interface Heap {
  sum: number;
  /** Cells that are not empty, and those of them that are numbers. */
  count: number;
  numbers: number;
  max: number | null;
  weighted: number;
  weight: number;
}

/** What a point, or a cell of a pivot, comes to; null where no row says a number, or where several rows come to none. */
type Folded = number | null;

/** What a drawing shows: points in order, each with a value for every series. */
export interface FoldedRows {
  /** What stands below the points, in order. */
  points: readonly string[];
  /** Values by series, then by point. */
  values: readonly (readonly Folded[])[];
}

const nothingKnown: FoldedScreen = { columns: [], dictOptions: {} };

/**
 * The rows by the values of a column, and each column of values folded for them. Values of a dictionary stand in its order; months and
 * days in theirs, with those between that no row is of; others as they come.
 */
export function foldRows(rows: readonly Row[], { x, y, fold, screen = nothingKnown }: Folding): FoldedRows {
  const points = pointsOf(rows, { name: x, screen });
  const met = new Set(rows.map((row) => keyOf(row, x)));
  const values = y.map((name) => {
    const column = columnOf(name, screen);
    const heaps = new Map<string, Heap>();
    for (const row of rows) add(heaps, { key: keyOf(row, x), row, name, column });
    // In a month without rows there was nothing to add up, and there is nothing to say of an average.
    const ofNone = fold === 'count' || (fold === 'sum' && isAddedUp(column)) ? 0 : null;
    return points.map((point) => (met.has(point) ? folded(heaps.get(point), { fold, column }) : ofNone));
  });
  return { points, values };
}

/** The rows by two columns: lines, columns, and what stands where they meet. */
export function pivotRows(
  rows: readonly Row[],
  { x, by, y, fold, screen = nothingKnown }: Folding,
): { lines: readonly string[]; columns: readonly string[]; cell: (line?: string, column?: string) => Folded } {
  const heaps = new Map<string, Heap>();
  const name = y[0] ?? '';
  const valued = columnOf(name, screen);
  for (const row of rows) {
    const [line, column] = [keyOf(row, x), keyOf(row, by)];
    // Totals are folded from the rows as well: an average of averages is none.
    for (const key of [cellKey(line, column), cellKey(line), cellKey(undefined, column), cellKey()])
      add(heaps, { key, row, name, column: valued });
  }
  const columns = pointsOf(rows, { name: by, screen });
  return {
    lines: pointsOf(rows, { name: x, screen }),
    columns: columnOf(by, screen)?.customRender ? columns : columns.toSorted(compareTexts),
    cell: (line, column) => folded(heaps.get(cellKey(line, column)), { fold, column: valued }),
  };
}

const columnOf = (name: string | null | undefined, { columns }: FoldedScreen): FoldedColumn | undefined =>
  columns.find(({ dataIndex }) => dataIndex === name);

/** Prices, scores and shares are not: a sum of them says nothing. */
const isAddedUp = (column: FoldedColumn | undefined): boolean => column === undefined || (column.isTotal && !column.weightField);

const cellKey = (line?: string, column?: string): string => JSON.stringify([line ?? null, column ?? null]);

/** Of points, no two of which are alike. */
const compareTexts = (one: string, other: string): number => (one < other ? -1 : 1);

function pointsOf(rows: readonly Row[], { name, screen }: { name: string | null | undefined; screen: FoldedScreen }): readonly string[] {
  const points = [...new Set(rows.map((row) => keyOf(row, name)))];
  const options = screen.dictOptions[columnOf(name, screen)?.customRender ?? ''];
  if (options === undefined) return pointsOfTime(points) ?? points;
  const places = new Map(options.map(({ value }, at) => [value, at]));
  const placeOf = (point: string) => places.get(point) ?? options.length;
  return points.toSorted((one, other) => placeOf(one) - placeOf(other));
}

function keyOf(row: Row, name: string | null | undefined): string {
  const value = name ? row[name] : '';
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' ? String(value) : '';
}

function add(
  heaps: Map<string, Heap>,
  { key, row, name, column }: { key: string; row: Row; name: string; column: FoldedColumn | undefined },
): void {
  const heap = heaps.get(key) ?? { sum: 0, count: 0, numbers: 0, max: null, weighted: 0, weight: 0 };
  heaps.set(key, heap);
  const value = row[name];
  if (value === null || value === undefined || value === '') return;
  heap.count += 1;
  const number = Number(value);
  if (Number.isNaN(number)) return;
  heap.numbers += 1;
  heap.sum += number;
  heap.max = heap.max === null ? number : Math.max(heap.max, number);
  const weight = column?.weightField ? Number(row[column.weightField] ?? 0) : 0;
  if (Number.isNaN(weight)) return;
  heap.weighted += number * weight;
  heap.weight += weight;
}

function folded(heap: Heap | undefined, { fold, column }: { fold: Folding['fold']; column: FoldedColumn | undefined }): Folded {
  if (heap === undefined) return null;
  if (fold === 'count') return heap.count;
  if (heap.numbers === 0) return null;
  if (fold === 'max') return heap.max;
  // Sums of decimals end in digits that nobody wrote.
  const plain = (number: number) => Number(number.toFixed(4));
  if (column?.weightField) return heap.weight === 0 ? null : plain(heap.weighted / heap.weight);
  if (fold === 'average') return plain(heap.sum / heap.numbers);
  return isAddedUp(column) || heap.numbers === 1 ? plain(heap.sum) : null;
}
