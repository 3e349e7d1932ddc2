import { useEffect, useRef, useState } from 'react';
import { createTableStore } from './store/createTableStore.ts';
import type { TableStore, TableStoreOptions } from './store/tableStore.ts';
import { useCellWords } from './useCellWords.ts';

/**
 * The rows of one table, for {@link EditableTable} and for the code that reads them. Rows are taken in once; other ones come in by
 * `table.loadNewData`, a query's answer for instance. Columns and language may change at any time: keep the array of columns
 * outside of the component, or by `useMemo`, for another array counts as other columns.
 *
 * @example
 * const table = useEditableTable({ rows: devices, columns: [{ key: 'name', title: 'Name', type: 'input' }] });
 * return <EditableTable table={table} label="Prices" />;
 */
export function useEditableTable(options: Omit<TableStoreOptions, 'words'>): TableStore {
  const { columns, disabled = false } = options;
  const words = useCellWords(columns);
  const [store] = useState(() => createTableStore({ ...options, words }));
  // What the store has been told already; it was made with the first of each.
  const told = useRef({ columns, disabled });
  useEffect(() => {
    if (told.current.columns !== columns) store.setColumns(columns);
    if (told.current.disabled !== disabled) store.setDisabled(disabled);
    if (store.words() !== words) store.setWords(words);
    told.current = { columns, disabled };
  }, [store, columns, disabled, words]);
  return store;
}
