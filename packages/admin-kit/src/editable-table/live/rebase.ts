import type { RowId } from '../columnTypes.ts';
import { storeParts } from '../store/storeParts.ts';
import type { TableStore } from '../store/tableStore.ts';

/** Cells of a row that others have written. */
export interface RebasedRow {
  rowId: RowId;
  values: Readonly<Record<string, unknown>>;
}

/**
 * Takes over what others have written: it counts as saved, so that nobody here saves it again, and it is not a step to undo. Cells that
 * were changed here keep their value and stay changed, unless `isForced`.
 *
 * @source TBL-13
 */
export function rebase(store: TableStore, { rows, isForced = false }: { rows: readonly RebasedRow[]; isForced?: boolean }): void {
  const { core, steps } = storeParts.get(store)!;
  const known = rows.filter(({ rowId }) => core.rows.has(rowId) && core.loaded[rowId] !== undefined);
  if (known.length === 0) return;
  const cells = known.flatMap(({ rowId, values }) =>
    Object.entries(values)
      .filter(([key]) => core.byKey.has(key) && (isForced || !store.isChanged(rowId, key)))
      .map(([key, value]) => ({ rowId, key, value })),
  );
  const loaded = [...core.loaded];
  for (const { rowId, values } of known) loaded[rowId] = { ...loaded[rowId], ...values };
  core.hold(() => {
    core.loaded = loaded;
    steps.edit({ label: '', by: 'program', isUndoable: false, isFromOthers: true }, (change) => {
      for (const { rowId } of known) keepLinked(rowId, change.set.bind(change));
      for (const { rowId, key, value } of cells) change.set({ rowId, key, value });
    });
    // A value that was here already is no longer a change.
    core.emit({ kind: 'cells', cells: known.flatMap(({ rowId, values }) => Object.keys(values).map((key) => [rowId, key] as const)) });
  });

  /** What hangs on a cell was written by its author, too: here nothing is derived, least of all over what a person has changed. */
  function keepLinked(rowId: RowId, set: (given: { rowId: RowId; key: string; value: unknown }) => boolean): void {
    for (const { key, column } of core.plans) if (column.linkedTo !== undefined) set({ rowId, key, value: core.rows.row(rowId)?.[key] });
  }
}

/** The value of a cell as it was loaded, last saved, or last written by others. */
export function savedValue(store: TableStore, { rowId, key }: { rowId: RowId; key: string }): unknown {
  return storeParts.get(store)!.core.loaded[rowId]?.[key];
}

/** A value of another type than a cell of the table may hold says nothing to it. */
export function isCellValue(value: unknown): boolean {
  const isScalar = (one: unknown) => one === null || ['string', 'number', 'boolean'].includes(typeof one);
  return isScalar(value) || (Array.isArray(value) && value.every(isScalar));
}
