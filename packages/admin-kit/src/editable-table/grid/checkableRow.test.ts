import fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import { buildStore, buildWaybills } from '../store/buildStore.ts';
import { checkableRowOf, toggleRow } from './checkableRow.ts';

const rows = buildWaybills(6);

test('GRID-01 a press on a row does through the engine what the store does by itself', () => {
  const presses = fc.array(fc.integer({ min: 0, max: 6 }), { maxLength: 12 });
  const kinds = fc.constantFrom('checkbox' as const, 'radio' as const);
  fc.assert(
    fc.property(presses, kinds, fc.boolean(), (pressed, rowSelectionType, all) => {
      const [byEngine, byStore] = [0, 1].map(() => buildStore({ rows, rowSelectionType, disabledRows: { state: '2' } })) as [
        ReturnType<typeof buildStore>,
        ReturnType<typeof buildStore>,
      ];
      for (const store of [byEngine, byStore]) store.checkAll(all);
      for (const rowId of pressed) {
        expect(checkableRowOf(byEngine, rowId)?.getIsSelected() ?? false).toBe(byStore.isChecked(rowId));
        toggleRow(byEngine, rowId);
        byStore.setChecked([rowId], !byStore.isChecked(rowId));
        expect([byEngine.checkedRows(), byEngine.checkedState()]).toEqual([byStore.checkedRows(), byStore.checkedState()]);
      }
    }),
  );
});

test('GRID-01 the app is told which row a person checked; a row that cannot be checked says so and tells nothing', () => {
  const selectRowChange = vi.fn();
  const store = buildStore({ rows, disabledRows: { state: '2' }, on: { selectRowChange } });
  const disabled = rows.findIndex(({ state }) => state === '2');

  expect([checkableRowOf(store, 0)?.getCanSelect(), checkableRowOf(store, disabled)?.getCanSelect()]).toEqual([true, false]);
  toggleRow(store, disabled);
  expect(selectRowChange).not.toHaveBeenCalled();

  toggleRow(store, 0);
  toggleRow(store, 0);
  expect(selectRowChange.mock.calls.map(([event]) => event as Record<string, unknown>)).toMatchObject([
    { type: 'checkbox', action: 'selected', row: { id: 'w0' } },
    { type: 'checkbox', action: 'unselected', row: { id: 'w0' } },
  ]);
});

test('GRID-01 what the engine holds is what the store holds; no other row than the one pressed is read', () => {
  const store = buildStore({ rows });
  toggleRow(store, 4);
  toggleRow(store, 1);

  expect(store.rowSelection()).toEqual({ 1: true, 4: true });
  expect(checkableRowOf(store, 4)?.table.getSelectedRowIds()).toEqual(['1', '4']);
  expect(checkableRowOf(store, 4)?.table.getCoreRowModel().flatRows).toHaveLength(1);
  expect(checkableRowOf(store, 99)).toBeUndefined();
});
