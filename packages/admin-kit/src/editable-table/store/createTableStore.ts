import { builtInCellTypes } from '../cells/builtInCellTypes.ts';
import type { Row, RowId } from '../columnTypes.ts';
import { createChecked } from './checked.ts';
import { textOf } from './columnPlan.ts';
import { createLateWork } from './lateWork.ts';
import { createRowData } from './rowData.ts';
import { createSelection } from './selection.ts';
import { createSteps } from './steps.ts';
import { createTableCore } from './tableCore.ts';
import { storeParts } from './storeParts.ts';
import type { TableStore, TableStoreOptions } from './tableStore.ts';
import { unreadOf } from './unread.ts';
import { createWireApi } from './wireApi.ts';

/**
 * Makes the store of one editable table. It takes the rows as they are and looks at none of them.
 *
 * @throws Error two columns have one key, a column has an unknown type, or columns hang on each other in a circle
 * @example const store = createTableStore({ rows, columns: [{ key: 'name', title: '姓名', type: 'input' }], words });
 * @source TBL-01 … TBL-16
 */
export function createTableStore(options: TableStoreOptions): TableStore {
  const core = createTableCore(options, { ...builtInCellTypes, ...options.cellTypes });
  const selection = createSelection(core);
  const steps = createSteps(core, selection.memory);
  const checked = createChecked(core);
  const data = createRowData(core);
  const late = createLateWork(core, { follow: selection.memory.follow, edit: steps.edit });
  const wire = createWireApi({ core, steps, data, checked, selection: selection.api });

  // The same array as long as the columns are the same: anyone who draws them compares by identity.
  let resolved = { of: core.plans, columns: core.plans.map(({ column }) => column) };
  const columns = () => {
    if (resolved.of !== core.plans) resolved = { of: core.plans, columns: core.plans.map(({ column }) => column) };
    return resolved.columns;
  };

  function setColumns(renew: () => void) {
    core.hold(() => {
      renew();
      for (const look of core.afterColumns) look();
      core.emit({ kind: 'columns' });
    });
  }

  /** Gives a text of a cell; '' where there is none. */
  const asked =
    (tell: typeof textOf) =>
    (rowId: RowId, key: string): string => {
      const plan = core.byKey.get(key);
      const row = core.rows.row(rowId);
      return plan && row ? (unreadOf(row, key) ?? tell({ plan, row, rowId }, core.valueOf(plan, rowId))) : '';
    };

  const store: TableStore = {
    options,
    ...selection.api,
    ...checked,
    ...late.api,
    ...wire,
    columns,
    column: (key) => core.byKey.get(key)?.column,
    typeOf: (key) => core.byKey.get(key)?.type,
    words: () => core.words,
    rowCount: () => core.rows.count,
    viewCount: () => core.rows.viewCount,
    rowIdAt: (viewIndex) => (viewIndex >= 0 && viewIndex < core.rows.viewCount ? core.rows.viewIdAt(viewIndex) : undefined),
    viewIndexOf: (rowId) => core.rows.viewPlaceOf(rowId),
    indexOf: (rowId) => core.rows.placeOf(rowId),
    row: (rowId) => core.rows.row(rowId),
    value(rowId, key) {
      const plan = core.byKey.get(key);
      if (plan) return core.rows.has(rowId) ? core.valueOf(plan, rowId) : undefined;
      return core.rows.row(rowId)?.[key];
    },
    text: asked(textOf),
    unreadText: (rowId, key) => unreadOf(core.rows.row(rowId), key),
    copyText: asked(({ plan: { type, at }, row, rowId }, value) => (type.copy ?? type.format).call(type, value, at(row, rowId))),
    editText: asked(({ plan: { type, at }, row, rowId }, value) =>
      (type.editText ?? type.copy ?? type.format).call(type, value, at(row, rowId)),
    ),
    cell(rowId, key) {
      const row = core.rows.row(rowId);
      return row && core.byKey.get(key)?.cellOf(row, rowId);
    },
    lockOf(rowId, key) {
      const plan = core.byKey.get(key);
      const row = core.rows.row(rowId);
      return plan && row ? core.lockOf(plan, row) : 'missing';
    },
    isRowDisabled(rowId) {
      const row = core.rows.row(rowId);
      return row !== undefined && core.isRowDisabled(row);
    },
    isNew: (rowId) => core.rows.has(rowId) && data.isNew(rowId),
    isChanged: data.isChanged,
    keyOf: core.keyOf,
    rowIdOf: data.rowIdOf,
    edit: steps.edit,
    write: steps.write,
    writeText: steps.writeText,
    undo: steps.undo,
    redo: steps.redo,
    history: steps.history,
    setColumns: (columns) => setColumns(() => core.setPlans(columns)),
    setWords: (words) =>
      setColumns(() => {
        core.setWords(words);
      }),
    setDisabled: (isDisabled) =>
      setColumns(() => {
        core.isDisabled = isDisabled;
      }),
    getChanges: data.getChanges,
    isDirty: data.isDirty,
    markSaved: data.markSaved,
    loadNewData(rows: readonly Row[]) {
      core.hold(() => {
        data.load(rows);
        steps.forget();
        for (const look of core.afterLoad) look();
        selection.api.activate(null);
        late.renew();
        for (const kind of ['rows', 'checked', 'history'] as const) core.emit({ kind });
      });
    },
    subscribe(listener) {
      core.listeners.add(listener);
      return () => core.listeners.delete(listener);
    },
    version: () => core.version,
    dispose() {
      late.stop();
      core.listeners.clear();
    },
  };
  storeParts.set(store, { core, steps });
  return store;
}
