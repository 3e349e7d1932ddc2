import type { RowId } from '../columnTypes.ts';
import type { TableCore } from './tableCore.ts';
import type { ErrorMap, ValidationResult } from './tableStore.ts';

/** What is wrong among the cells that fit, and which of them comes first. */
export function resultOf(
  core: TableCore,
  { wrong, fits }: { wrong: ErrorMap; fits: (rowId: RowId, key: string) => boolean },
): ValidationResult | null {
  const errors = new Map<RowId, ReadonlyMap<string, string>>();
  let count = 0;
  let first: { rowId: RowId; column: string; place: number; index: number } | undefined;
  for (const [rowId, row] of wrong) {
    const place = core.rows.viewPlaceOf(rowId);
    for (const column of row.keys()) {
      if (!fits(rowId, column)) continue;
      count += 1;
      errors.set(rowId, row);
      const index = core.byKey.get(column)?.index ?? 0;
      if (!first || (place >= 0 && (first.place < 0 || place < first.place || (place === first.place && index < first.index)))) {
        first = { rowId, column, place, index };
      }
    }
  }
  return first ? { count, errors, first: { rowId: first.rowId, column: first.column } } : null;
}
