import { toText } from '../../internals/toText.ts';
import { isBlank } from '../cells/texts.ts';
import type { Row, RowId } from '../columnTypes.ts';
import type { RowData } from './rowData.ts';
import type { CheckedApi, SelectionApi } from './selectionTypes.ts';
import type { Step } from './step.ts';
import type { Steps } from './steps.ts';
import type { TableCore } from './tableCore.ts';
import type { WireApi } from './wireTypes.ts';

/** What the methods of JVxeTable are made of. */
interface WireParts {
  core: TableCore;
  steps: Steps;
  data: RowData;
  checked: CheckedApi;
  selection: SelectionApi;
}

/** Makes the methods of JVxeTable, in terms of steps. */
export function createWireApi({ core, steps, data, checked, selection }: WireParts): WireApi {
  /** A step of the app. */
  const edit = (what: { key: Parameters<typeof core.words.t>[0]; count: number; isSetValues?: boolean }, work: (change: Step) => void) =>
    steps.edit({ label: core.words.t(what.key, { count: what.count }), by: 'program', isSetValues: what.isSetValues }, work);

  function insert(
    rows: Row | readonly Row[],
    { index, event }: { index?: number | undefined; event?: 'added' | 'inserted' },
  ): readonly RowId[] {
    const list = asList(rows);
    let ids: RowId[] = [];
    edit({ key: 'grid.insertRows', count: list.length }, (change) => {
      ids = change.insert(list, index);
    });
    const tell = event && core.options.on?.[event];
    for (const rowId of ids) {
      const row = core.rows.row(rowId);
      if (row) tell?.({ row, rowId });
    }
    return ids;
  }

  function remove(ids: readonly RowId[]): number {
    return edit({ key: 'grid.removeRows', count: ids.length }, (change) => change.remove(ids)).removed;
  }

  const removeByKeys = (keys: readonly string[]) => remove(keys.map(data.rowIdOf).filter((id) => id !== undefined));

  /** A row that was handed out: by its key, or, new ones have none, as the object that it is. */
  function idOf(row: Row): RowId | undefined {
    const key = row[core.rowKey];
    if (!isBlank(key)) return data.rowIdOf(toText(key));
    for (let place = 0; place < core.rows.count; place += 1) {
      const id = core.rows.idAt(place);
      if (core.rows.slot(id) === row) return id;
    }
    return undefined;
  }

  return {
    getAll: () => ({ tableData: data.outRows(), deleteData: data.removedRows() }),
    getTableData({ rowIds } = {}) {
      if (!rowIds) return data.outRows();
      return rowIds
        .map(data.rowIdOf)
        .filter((id) => id !== undefined)
        .map(data.outRow);
    },
    getNewData: data.newRows,
    getDeleteData: data.removedRows,
    setValues(values) {
      return edit({ key: 'grid.setValues', count: values.length, isSetValues: true }, (change) => {
        for (const { rowKey, values: cells } of values) {
          const rowId = data.rowIdOf(rowKey);
          if (rowId === undefined) continue;
          for (const [key, value] of Object.entries(cells)) if (core.byKey.has(key)) change.set({ rowId, key, value });
        }
      });
    },
    addRows: (rows) => insert(rows, { event: 'added' }),
    insertRows: (rows, index) => insert(rows, { index, event: 'inserted' }),
    pushRows(rows, { setActive = false, index } = {}) {
      const ids = insert(rows, { index: index === -1 ? undefined : index });
      if (setActive && ids[0] !== undefined) selection.activate({ row: core.rows.viewPlaceOf(ids[0]), column: 0 });
      return ids;
    },
    removeRows: (rows) =>
      remove(
        asList(rows)
          .map(idOf)
          .filter((id) => id !== undefined),
      ),
    removeRowsById: (ids) => removeByKeys(typeof ids === 'string' ? [ids] : ids),
    removeSelection: () => remove(checked.checkedRows()),
    clearSelection: () => checked.checkAll(false),
    getIfRowById(id) {
      const rowId = data.rowIdOf(id);
      if (rowId === undefined) return null;
      return { row: data.outRow(rowId), rowId, isNew: data.isNew(rowId) };
    },
    rowResort(oldIndex, newIndex) {
      const { rows } = core;
      if (oldIndex < 0 || oldIndex >= rows.count) return false;
      // The place is that of the row once it has been taken out, as the drag tells it.
      const before = newIndex > oldIndex ? newIndex + 1 : newIndex;
      return edit({ key: 'grid.moveRows', count: 1 }, (change) => change.move([rows.idAt(oldIndex)], before)).refusals.length === 0;
    },
  };
}

const asList = (rows: Row | readonly Row[]): readonly Row[] => (Array.isArray(rows) ? (rows as readonly Row[]) : [rows as Row]);
