import { constructTable, functionalUpdate, type Row as EngineRow, rowSelectionFeature, tableFeatures } from '@tanstack/react-table';
import { plainReactivity } from '../../internals/plainReactivity.ts';
import type { Row, RowId } from '../columnTypes.ts';
import type { TableStore } from '../store/tableStore.ts';

const features = tableFeatures({ coreReactivityFeature: plainReactivity, rowSelectionFeature });

/**
 * A row as TanStack Table has it, which knows whether it is checked and what checking it does to the others: nothing, or that they
 * are not any more. Made for one press, because none but this row becomes a row object by it.
 *
 * @returns `undefined` when there is no such row
 * @source TBL-07
 */
export function checkableRowOf(store: TableStore, rowId: RowId): EngineRow<typeof features, Row> | undefined {
  const row = store.row(rowId);
  if (row === undefined) return undefined;
  const table = constructTable({
    features,
    columns: [],
    data: [row],
    getRowId: () => String(rowId),
    state: { rowSelection: store.rowSelection() },
    onRowSelectionChange: (update) => store.setRowSelection((present) => functionalUpdate(update, present)),
    enableRowSelection: !store.isRowDisabled(rowId),
    enableMultiRowSelection: store.options.rowSelectionType !== 'radio',
  });
  return table.getRow(String(rowId));
}

/** Checks a row or takes that back. The engine would free the others of a press on a row that cannot be checked where one stands for all. */
export function toggleRow(store: TableStore, rowId: RowId): void {
  const row = checkableRowOf(store, rowId);
  if (row?.getCanSelect()) row.toggleSelected();
}
