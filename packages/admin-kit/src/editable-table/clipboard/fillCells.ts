import type { RowId } from '../columnTypes.ts';
import type { CellRange } from '../store/selectionTypes.ts';
import type { TableChange, TableStore } from '../store/tableStore.ts';
import { findSeries } from './series.ts';
import type { EditResult } from '../store/wireTypes.ts';

/** How the fill handle fills. */
export interface FillOptions {
  /** Repeats the values, whatever series they are; with Ctrl held. */
  isCopy?: boolean;
}

/**
 * Fills from a range into a greater one around it, as the fill handle does: downwards, upwards, to the right or to the left.
 * Series go on, anything else is repeated. One step.
 *
 * @param target the range from the first to the last cell, `source` included
 */
export function fillCells(
  store: TableStore,
  { source, target, isCopy = false }: FillOptions & { source: CellRange; target: CellRange },
): EditResult {
  const isVertical = target.bottom > source.bottom || target.top < source.top;
  const columns = store.visibleColumns();
  const result = store.edit(store.words().t('grid.fill'), (change) => {
    const lanes = isVertical ? places(source.left, source.right) : places(source.top, source.bottom);
    for (const lane of lanes) {
      const cellAt = (place: number) =>
        isVertical ? { rowId: store.rowIdAt(place), key: columns[lane] } : { rowId: store.rowIdAt(lane), key: columns[place] };
      const [from, to] = isVertical ? [source.top, source.bottom] : [source.left, source.right];
      const [first, last] = isVertical ? [target.top, target.bottom] : [target.left, target.right];
      fillLane(store, { change, cellAt, from, to, first, last, isCopy });
    }
  });
  store.selectRange(target);
  return result;
}

interface Lane {
  /** Where the values are. */
  from: number;
  to: number;
  /** Where they are to be. */
  first: number;
  last: number;
  isCopy: boolean;
}

type CellAt = (place: number) => { rowId: RowId | undefined; key: string | undefined };

function fillLane(
  store: TableStore,
  { change, cellAt, from, to, first, last, isCopy }: Lane & { change: TableChange; cellAt: CellAt },
): void {
  const sources = places(from, to).flatMap((place) => {
    const { rowId, key } = cellAt(place);
    if (key === undefined || rowId === undefined) return [];
    return [{ key, kind: store.typeOf(key)?.series, value: store.value(rowId, key), text: store.copyText(rowId, key) }];
  });
  const [head] = sources;
  if (!head) return;
  const isOneKind = sources.every(({ kind }) => kind === head.kind);
  const series =
    isCopy || !isOneKind
      ? undefined
      : findSeries(
          head.kind ?? 'copy',
          sources.map(({ text }) => text),
        );
  for (const place of places(first, last)) {
    if (place >= from && place <= to) continue;
    const { rowId, key } = cellAt(place);
    if (rowId === undefined || key === undefined) continue;
    const next = series?.(place - from);
    const { length } = sources;
    const copied = sources[(((place - from) % length) + length) % length]!;
    // In its own column a value is taken as it is; another column reads it again.
    if (next !== undefined) change.setText({ rowId, key, text: next, as: 'paste' });
    else if (copied.key === key) change.set({ rowId, key, value: copied.value });
    else change.setText({ rowId, key, text: copied.text, as: 'paste' });
  }
}

const places = (from: number, to: number) => Array.from({ length: Math.max(0, to - from + 1) }, (_, at) => from + at);
