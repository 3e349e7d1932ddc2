import { createElement, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import type { TableStore } from '../store/tableStore.ts';
import { useTableStore } from '../useTableStore.ts';
import type { Portals } from './portals.ts';
import { slotOf, type Slots } from './slots.ts';

/** Draws the cells whose type is a React view, each into the element that the painter gave it. */
export function CellPortals({ portals, store, slots }: { portals: Portals; store: TableStore; slots: Slots | undefined }) {
  const cells = useSyncExternalStore(portals.subscribe, portals.cells);
  return cells.map((one) =>
    createPortal(<ViewOf store={store} rowId={one.rowId} column={one.key} slots={slots} />, one.element, elementKey(one.element)),
  );
}

/** The cell with its row as it is now: a view may show what stands in other fields, so the row is among what it hangs on. */
const cellOf = ({ store, rowId, column }: { store: TableStore; rowId: number; column: string; row: unknown }) => store.cell(rowId, column);

function ViewOf({ store, rowId, column, slots }: { store: TableStore; rowId: number; column: string; slots: Slots | undefined }) {
  const value = useTableStore(store, (one) => one.value(rowId, column), ['cells', 'rows']);
  const row = useTableStore(store, (one) => one.row(rowId), ['cells', 'rows']);
  const cell = cellOf({ store, rowId, column, row });
  const View = store.typeOf(column)?.View;
  if (cell === undefined || row === undefined) return null;
  if (View !== undefined) return <View value={value} cell={cell} />;
  const slot = slotOf(store, { key: column, slots });
  const rowIndex = store.viewIndexOf(rowId);
  const triggerChange = (next: unknown) => void store.write({ rowId, key: column, value: next, by: 'program' });
  const index = store.indexOf(rowId);
  const columnIndex = store.visibleColumns().indexOf(column);
  return slot && createElement(slot, { value, row, rowId, column, rowIndex, index, columnIndex, target: store, triggerChange });
}

const keys = new WeakMap<HTMLElement, string>();
let last = 0;

/** One key per pooled element, so that React keeps the component while the element stands for other cells. */
function elementKey(element: HTMLElement): string {
  const known = keys.get(element);
  if (known !== undefined) return known;
  last += 1;
  keys.set(element, String(last));
  return String(last);
}
