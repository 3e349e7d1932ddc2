import type { Row, RowId } from '../columnTypes.ts';
import { changedPlans, isOther } from './step.ts';
import { RowTable } from './rowTable.ts';
import { temporaryKey, type TableCore } from './tableCore.ts';
import type { ReadApi } from './tableStore.ts';
import type { DataApi, TableChanges } from './wireTypes.ts';

/** Rows as they are handed out, and their keys. */
export interface RowData extends Omit<DataApi, 'loadNewData'>, Pick<ReadApi, 'isNew' | 'isChanged' | 'rowIdOf'> {
  /** A row as it leaves the store: with its place, where rows are arranged. */
  outRow: (rowId: RowId) => Row;
  /** Every row in order. */
  outRows: () => Row[];
  newRows: () => Row[];
  removedRows: () => Row[];
  load: (rows: readonly Row[]) => void;
}

/** Makes the part of a store that compares rows with what was loaded. */
export function createRowData(core: TableCore): RowData {
  let ids: Map<string, RowId> | undefined;

  const outRow = (rowId: RowId): Row => stamp(core.rows.slot(rowId)!, core.rows.placeOf(rowId) + 1);

  function stamp(row: Row, place: number): Row {
    if (core.placeKey === undefined || row[core.placeKey] === place) return row;
    return { ...row, [core.placeKey]: place };
  }

  const allIds = () => Array.from({ length: core.rows.count }, (_, place) => core.rows.idAt(place));
  const isNew = (rowId: RowId) => core.loaded[rowId] === undefined;

  function isChanged(rowId: RowId, key?: string): boolean {
    const before = core.loaded[rowId];
    const now = core.rows.row(rowId);
    if (!before || !now) return false;
    if (key !== undefined) return key === core.placeKey ? isMoved(rowId, before) : isOther({ before, after: now }, key);
    if (isMoved(rowId, before)) return true;
    if (before === now) return false;
    return changedPlans(core.plans, { before, after: now }).some(({ isPlace }) => !isPlace);
  }

  const isMoved = (rowId: RowId, before: Row) => core.placeKey !== undefined && before[core.placeKey] !== core.rows.placeOf(rowId) + 1;

  /** Nothing was ever removed as long as the ids from 0 on stand in order: then no row is looked at. */
  function removedRows(): Row[] {
    const { rows, loaded } = core;
    if (rows.ids() === null && rows.count >= loaded.length) return [];
    return loaded.filter((row, rowId) => row !== undefined && !rows.has(rowId)) as Row[];
  }

  core.afterStep.push(({ rows, added }) => {
    if (!ids) return;
    for (const id of added) ids.set(core.keyOf(id), id);
    for (const { before, after } of rows.values()) if (!Object.is(before[core.rowKey], after[core.rowKey])) ids = undefined;
  });

  return {
    outRow,
    outRows: () => allIds().map(outRow),
    newRows: () => allIds().filter(isNew).map(outRow),
    removedRows,
    isNew,
    isChanged,
    rowIdOf(key) {
      if (key.startsWith(temporaryKey)) {
        const id = Number(key.slice(temporaryKey.length));
        if (core.rows.has(id) && core.keyOf(id) === key) return id;
      }
      if (!ids) {
        ids = new Map();
        for (let id = 0; id < core.rows.slotCount; id += 1) {
          const own = core.keyOf(id);
          // Of two rows with one key the first that is there counts.
          if (!ids.has(own) || !core.rows.has(ids.get(own)!)) ids.set(own, id);
        }
      }
      const id = ids.get(key);
      return id !== undefined && core.rows.has(id) ? id : undefined;
    },
    getChanges(): TableChanges {
      const all = allIds();
      return {
        added: all.filter(isNew).map(outRow),
        changed: all.filter((id) => isChanged(id)).map(outRow),
        removed: removedRows(),
      };
    },
    isDirty() {
      const { rows } = core;
      if (rows.ids() === null && rows.count !== core.loaded.length) return true;
      if (core.edition === 0 && core.placeKey === undefined) return false;
      for (let place = 0; place < rows.count; place += 1) {
        const id = rows.idAt(place);
        if (isNew(id) || isChanged(id)) return true;
      }
      return removedRows().length > 0;
    },
    markSaved() {
      const { rows } = core;
      core.loaded = Array.from({ length: rows.slotCount }, (_, id) => (rows.has(id) ? outRow(id) : undefined));
      core.emit({ kind: 'cells', cells: 'all' });
    },
    load(given) {
      core.rows = new RowTable(given);
      core.loaded = given;
      core.edition += 1;
      ids = undefined;
    },
  };
}
