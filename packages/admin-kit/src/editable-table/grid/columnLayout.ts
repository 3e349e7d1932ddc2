import type { ResolvedColumn } from '../columnTypes.ts';

/** Columns that the table adds itself, always first and in this order. */
export type HelperKind = 'drag' | 'expand' | 'check' | 'number';

const kindOf: Readonly<Record<string, HelperKind>> = {
  'row-drag-sort': 'drag',
  'row-expand': 'expand',
  'row-checkbox': 'check',
  'row-radio': 'check',
  'row-number': 'number',
};

/** The column in which the app says something of one of the table's own. */
export const saidOf = (columns: readonly ResolvedColumn[], kind: HelperKind): ResolvedColumn | undefined =>
  columns.find(({ type }) => kindOf[type] === kind);

/** A visible column and where it stands. */
export interface LaidColumn {
  /** Key of the column; of a helper `__` and its kind. */
  key: string;
  helper?: HelperKind;
  /** Absent for helpers. */
  column?: ResolvedColumn;
  /** Place among the visible columns that hold values, from 0; -1 for helpers. */
  place: number;
  /** Place among all that is shown, from 1, as `aria-colindex` counts. */
  ariaIndex: number;
  /** Px from the inline start of the row, pinned or not. */
  start: number;
  size: number;
  pin?: 'start' | 'end';
  /** Px that a pinned column keeps from its edge. */
  inset: number;
}

/** Where every visible column stands. */
export interface ColumnLayout {
  all: readonly LaidColumn[];
  atStart: readonly LaidColumn[];
  /** Those that scroll sideways. */
  center: readonly LaidColumn[];
  atEnd: readonly LaidColumn[];
  /** Px of all columns together, and of the pinned ones at each side. */
  totalSize: number;
  startSize: number;
  endSize: number;
  /** By the place of {@link LaidColumn.place}. */
  byPlace: readonly LaidColumn[];
  byKey: ReadonlyMap<string, LaidColumn>;
}

/** What the layout is made of, in the order shown. */
export interface ColumnToLay {
  key: string;
  helper?: HelperKind;
  column?: ResolvedColumn;
  size: number;
  pin?: 'start' | 'end';
}

/** Puts columns side by side: pinned ones at their edges, the others between them. */
export function layColumns(columns: readonly ColumnToLay[]): ColumnLayout {
  const ordered = [
    ...columns.filter((one) => one.pin === 'start'),
    ...columns.filter((one) => one.pin === undefined),
    ...columns.filter((one) => one.pin === 'end'),
  ];
  const totalSize = ordered.reduce((sum, one) => sum + one.size, 0);
  let start = 0;
  let place = 0;
  const all = ordered.map((one, index): LaidColumn => {
    const laid = {
      ...one,
      place: one.helper === undefined ? place++ : -1,
      ariaIndex: index + 1,
      start,
      inset: one.pin === 'end' ? totalSize - start - one.size : start,
    };
    start += one.size;
    return laid;
  });
  const atStart = all.filter((one) => one.pin === 'start');
  const atEnd = all.filter((one) => one.pin === 'end');
  const sizeOf = (some: readonly LaidColumn[]) => some.reduce((sum, one) => sum + one.size, 0);
  return {
    all,
    atStart,
    center: all.filter((one) => one.pin === undefined),
    atEnd,
    totalSize,
    startSize: sizeOf(atStart),
    endSize: sizeOf(atEnd),
    byPlace: all.filter((one) => one.place >= 0),
    byKey: new Map(all.map((one) => [one.key, one])),
  };
}
