import { expect, test, vi } from 'vitest';
import { buildStore, buildWaybills, columnOf } from './buildStore.ts';

test('TBL-07 hands out what is there and what was removed; temporary ids stay inside', () => {
  const store = buildStore();
  const [fresh] = store.addRows({ note: '新' });
  store.insertRows([{ note: '插' }], 1);
  store.removeRowsById(['w3', 'w4']);
  store.write({ rowId: 0, key: 'driver', value: '改' });

  const { tableData, deleteData } = store.getAll();

  expect(tableData.map(({ id, note }) => [id, note])).toEqual([
    ['w0', 'YD0000'],
    [undefined, '插'],
    ['w1', 'YD0001'],
    ['w2', 'YD0002'],
    [undefined, '新'],
  ]);
  expect(deleteData).toEqual(buildWaybills(5).slice(3));
  expect(store.getNewData()).toEqual([{ note: '插' }, { note: '新' }]);
  expect(store.getChanges()).toMatchObject({
    added: [{ note: '插' }, { note: '新' }],
    changed: [{ id: 'w0', driver: '改' }],
    removed: deleteData,
  });
  expect(store.getTableData({ rowIds: ['w1', 'none', store.keyOf(fresh!)] }).map(({ note }) => note)).toEqual(['YD0001', '新']);
  expect(store.getIfRowById(store.keyOf(fresh!))).toMatchObject({ rowId: fresh, isNew: true });
  expect(store.getIfRowById('w1')).toMatchObject({ rowId: 1, isNew: false });
  expect(store.getIfRowById('w3')).toBeNull();
});

test('TBL-07 a row that was added and removed again is in neither list', () => {
  const store = buildStore();
  const [fresh] = store.addRows({ note: '新' });
  store.removeRowsById(store.keyOf(fresh!));
  expect(store.getAll()).toEqual({ tableData: buildWaybills(5), deleteData: [] });
  expect(store.isDirty()).toBe(false);
});

test('TBL-07 what was handed out can be removed, new rows too', () => {
  const store = buildStore();
  store.addRows({ note: '新' });
  const data = store.getTableData();
  expect(store.removeRows([data[0]!, data[5]!])).toBe(2);
  expect(columnOf(store, 'note')).toEqual(['YD0001', 'YD0002', 'YD0003', 'YD0004']);
});

test('TBL-07 saved is saved, and still can be undone', () => {
  const store = buildStore();
  store.addRows({ note: '新' });
  store.write({ rowId: 0, key: 'driver', value: '改' });
  store.removeRowsById('w2');
  expect(store.isDirty()).toBe(true);

  store.markSaved();

  expect(store.isDirty()).toBe(false);
  expect(store.getChanges()).toEqual({ added: [], changed: [], removed: [] });
  store.undo();
  expect(store.getChanges()).toMatchObject({ added: [{ id: 'w2' }], changed: [], removed: [] });
  store.undo();
  expect(store.isChanged(0)).toBe(true);
  expect(store.isChanged(0, 'driver')).toBe(true);
  expect(store.isChanged(0, 'note')).toBe(false);
});

test('TBL-07 written back by hand is as it was', () => {
  const store = buildStore();
  store.write({ rowId: 0, key: 'weight', value: 5 });
  expect(store.isChanged(0)).toBe(true);
  store.write({ rowId: 0, key: 'weight', value: 0 });
  expect(store.isChanged(0)).toBe(false);
  expect(store.isDirty()).toBe(false);
});

test('TBL-07 other rows take the place of all, with their history, checks and errors', async () => {
  const columns = [{ key: 'note', title: '号', type: 'input', validateRules: [{ required: true }] }] as const;
  const store = buildStore({ columns });
  store.write({ rowId: 0, key: 'note', value: '' });
  store.setChecked([1, 2], true);
  await store.validateTable();
  await store.setSorting([{ key: 'note', order: 'desc' }]);

  store.loadNewData(buildWaybills(3));
  await vi.waitFor(() => expect(columnOf(store, 'note')).toEqual(['YD0002', 'YD0001', 'YD0000']));

  expect(store.history()).toEqual({ undo: [], redo: [] });
  expect(store.errors().size).toBe(0);
  expect(store.checkedCount()).toBe(0);
  expect(store.isDirty()).toBe(false);
  expect(store.selection().active).toBeNull();
});

test('TBL-07 tells added and inserted, and pushRows tells nothing', () => {
  const added = vi.fn();
  const inserted = vi.fn();
  const store = buildStore({ on: { added, inserted } });
  store.addRows([{ note: 'a' }, { note: 'b' }]);
  store.insertRows({ note: 'c' }, 0);
  store.pushRows({ note: 'd' }, { setActive: true, index: 2 });
  expect(added.mock.calls.map(([event]) => (event as { row: { note: string } }).row.note)).toEqual(['a', 'b']);
  expect(inserted).toHaveBeenCalledTimes(1);
  expect(columnOf(store, 'note').slice(0, 4)).toEqual(['c', 'YD0000', 'd', 'YD0001']);
  expect(store.selection().active).toEqual({ row: 2, column: 0 });
});

test('GRID-01 checks rows, all of them in one word, and removes those', () => {
  const selectRowChange = vi.fn();
  const store = buildStore({ rows: buildWaybills(6), disabledRows: { state: '2' }, on: { selectRowChange } });
  store.checkAll(true);
  expect([store.checkedCount(), store.checkedState()]).toEqual([4, 'all']);
  expect(store.isChecked(1)).toBe(false);
  store.setChecked([0], false);
  expect([store.checkedCount(), store.checkedState(), store.checkedRows()]).toEqual([3, 'some', [2, 3, 5]]);
  expect(selectRowChange.mock.calls.map(([event]) => event as Record<string, unknown>)).toMatchObject([
    { type: 'checkbox-all', action: 'selected-all' },
    { type: 'checkbox', action: 'unselected', row: { id: 'w0' } },
  ]);
  store.addRows({ note: '新' });
  expect(store.checkedCount()).toBe(3);
  expect(store.removeSelection()).toBe(3);
  expect([store.checkedCount(), store.rowCount(), store.checkedState()]).toEqual([0, 4, 'none']);
  store.setChecked([1], true);
  expect(store.checkedCount()).toBe(0);
});

test('GRID-01 with a filter only what is shown is checked', async () => {
  const store = buildStore({ rows: buildWaybills(6) });
  await store.setFilters([{ key: 'driver', by: 'texts', texts: ['张伟'] }]);
  store.checkAll(true);
  expect([store.checkedRows(), store.checkedState()]).toEqual([[0, 3], 'all']);
  await store.setFilters([]);
  expect(store.checkedState()).toBe('some');
  store.clearSelection();
  expect(store.checkedCount()).toBe(0);
});

test('GRID-01 one row at a time where the table says so', () => {
  const store = buildStore({ rowSelectionType: 'radio' });
  store.setChecked([1, 2], true);
  expect(store.checkedRows()).toEqual([1]);
  store.setChecked([3], true);
  expect(store.checkedRows()).toEqual([3]);
  store.checkAll(true);
  expect(store.checkedRows()).toEqual([3]);
  store.setChecked([3], false);
  expect(store.checkedRows()).toEqual([]);
});

test('GRID-01 selects by places, kept within the table, and follows the active row', () => {
  const store = buildStore();
  store.activate({ row: 2, column: 1 });
  store.extendTo({ row: 99, column: 99 });
  expect(store.selection()).toEqual({
    ranges: [{ top: 2, left: 1, bottom: 4, right: 4 }],
    active: { row: 2, column: 1 },
    anchor: { row: 2, column: 1 },
  });
  store.extendTo({ row: 0, column: 0 });
  expect(store.selection().ranges).toEqual([{ top: 0, left: 0, bottom: 2, right: 1 }]);
  store.activate({ row: 4, column: 4 }, { add: true });
  expect(store.selection().ranges).toHaveLength(2);
  expect([store.isSelected(1, 1), store.isSelected(4, 4), store.isSelected(3, 3)]).toEqual([true, true, false]);
  store.activate({ row: 2, column: 1 });
  store.insertRows([{}, {}], 0);
  expect(store.selection().active).toEqual({ row: 4, column: 1 });
  store.selectAll();
  expect(store.selection().ranges).toEqual([{ top: 0, left: 0, bottom: 6, right: 4 }]);
  store.setVisibleColumns(['weight', 'note']);
  expect(store.selection().ranges[0]!.right).toBeLessThan(2);
  store.setColumns([{ key: 'note', title: '号', type: 'input' }]);
  expect([store.selection().active, store.visibleColumns()]).toEqual([{ row: expect.any(Number) as number, column: 0 }, ['note']]);
  store.loadNewData([]);
  store.selectAll();
  expect(store.selection()).toEqual({ ranges: [], active: null, anchor: null });
});
